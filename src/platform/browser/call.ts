/** A failed call: the server's problem, or `status` 0 when it could not be reached. */
export class CallError extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: { path: string; message: string }[];

  constructor(
    status: number,
    problem: { code?: string; type?: string; detail?: string; errors?: CallError['errors'] },
  ) {
    super(problem.detail ?? 'The server could not be reached.');
    this.name = 'CallError';
    this.status = status;
    this.code = problem.code ?? problem.type?.split(':').at(-1) ?? '';
    this.errors = problem.errors ?? [];
  }
}

/** As the original's provider: 30 s on a desk, 60 s on a phone. */
function timeout(): number {
  return matchMedia('(pointer: coarse)').matches ? 60_000 : 30_000;
}

export type Answer<T> = { body: T; headers: Headers };

/**
 * Calls the server; a body that is no FormData is sent as JSON.
 * @throws CallError for every answer but 2xx, and when there is none
 */
export async function call<T>(
  method: string,
  path: string,
  { token, body }: { token?: string | undefined; body?: unknown } = {},
): Promise<Answer<T>> {
  const headers = new Headers();
  if (token) headers.set('authorization', `bearer ${token}`);
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers.set('content-type', 'application/json');
  const signal = isForm ? null : AbortSignal.timeout(timeout());
  const payload = body === undefined ? null : isForm ? body : JSON.stringify(body);
  const response = await fetch(path, { method, headers, body: payload, signal }).catch(() => {
    throw new CallError(0, {});
  });
  const answer: unknown = await response.json().catch(() => ({}));
  if (!response.ok) throw new CallError(response.status, answer as object);
  return { body: answer as T, headers: response.headers };
}
