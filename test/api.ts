import type { Hono } from 'hono';
import { problemStatus } from '#src/platform/errors.ts';
import type { Described } from '#src/platform/http/route.server.ts';
import { problemsOf } from '#src/server/openapi/problems.ts';
import type { Shop } from './shop.ts';

export const origin = 'http://localhost:3000';

type Answered = { method: string; path: string; status: number; body: unknown };
const parameter = /\{\w+\}/g;
const countParameters = ({ path }: Described): number => path.match(parameter)?.length ?? 0;

/** Returns a check that throws if a call responds with a status or a shape that its API description lacks. */
function createDescribedCheck(calls: readonly Described[]): (answered: Answered) => void {
  const matchers = calls
    // Fewer parameters first, because '/blogs/preview' also matches '/blogs/{id}'.
    .toSorted((a, b) => countParameters(a) - countParameters(b))
    .map((call) => ({ call, pattern: new RegExp(`^${call.path.replaceAll(parameter, '[^/]+')}$`) }));
  return ({ method, path, status, body }) => {
    const address = path.split('?', 1)[0]!;
    const call = matchers.find((each) => each.call.method === method && each.pattern.test(address))?.call;
    // Server errors are described once, for all calls together.
    if (!call || status >= 500) return;
    const name = `${method} ${call.path}`;
    const schema = call.responses[status];
    if (!schema && !problemsOf(call).some((code) => problemStatus[code] === status))
      throw new Error(
        `${name} answered ${status}, which its route does not describe: ${JSON.stringify(body)}`,
      );
    const { error } = schema?.safeParse(body) ?? {};
    if (error) throw new Error(`${name} answered ${status} in another shape: ${error.message}`);
  };
}

/** Calls an API as browsers do, and throws if a response differs from its description. */
export function callerOf(api: Hono, described: readonly Described[]): Shop['call'] {
  const checkDescribed = createDescribedCheck(described);
  return async (method, path, { as, body, headers = {} } = {}) => {
    const sent = new Headers({ origin, ...headers });
    if (as) sent.set('authorization', `bearer ${typeof as === 'string' ? as : as.token}`);
    const raw = typeof body === 'string' || body instanceof FormData || body instanceof Uint8Array;
    if (body !== undefined && !raw && !sent.has('content-type')) sent.set('content-type', 'application/json');
    const payload = body === undefined ? null : raw ? (body as BodyInit) : JSON.stringify(body);
    const response = await api.fetch(
      new Request(`${origin}/api${path}`, { method, headers: sent, body: payload }),
    );
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    const answer = { status: response.status, body: isJson ? JSON.parse(text) : text };
    checkDescribed({ method, path, ...answer });
    return { ...answer, headers: response.headers };
  };
}
