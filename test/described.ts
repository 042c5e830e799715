import type { Described } from '#src/platform/http/route.server.ts';
import { problems } from '#src/platform/errors.ts';
import { problemsOf } from '#src/server/openapi/openapi-problems.ts';

const parameter = /\{\w+\}/g;

function find(calls: readonly Described[], method: string, path: string): Described | undefined {
  return (
    calls
      .filter((call) => call.method === method)
      .filter((call) => new RegExp(`^${call.path.replaceAll(parameter, '[^/]+')}$`).test(path))
      // '/blogs/preview' is no post.
      .toSorted((a, b) => (a.path.match(parameter) ?? []).length - (b.path.match(parameter) ?? []).length)
      .at(0)
  );
}

/** @throws Error when a call answers what its description does not say: another status, or a body of another shape. */
export function checkDescribed(
  calls: readonly Described[],
  { method, path, status, body }: { method: string; path: string; status: number; body: unknown },
): void {
  const call = find(calls, method, path.split('?', 1)[0]!);
  // Faults of ours are described once for all calls.
  if (!call || status >= 500) return;
  const name = `${method} ${call.path}`;
  const schema = call.answers[status];
  const refusals = problemsOf(call).map((code) => problems[code][0]);
  if (!schema && !refusals.some((refusal) => refusal === status))
    throw new Error(`${name} answered ${status}, which its route does not name: ${JSON.stringify(body)}`);
  const { error } = schema?.safeParse(body) ?? {};
  if (error) throw new Error(`${name} answered ${status} in a shape of its own: ${error.message}`);
}
