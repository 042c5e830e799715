import type { Shop } from '#e2e/shop.ts';
import type { Cast } from './shop.ts';

type Schema = { properties?: Record<string, unknown>; allOf?: Schema[]; $ref?: string };
type Operation = { requestBody?: { content: Record<string, { schema: Schema }> } };
type Api = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
type Problem = { title?: string; detail?: string; errors?: { message: string }[] };

/** Calls that would end the walk: they delete accounts, log users out or change the language. */
const skipped = /^\/(auth|profile|demo|maintenance|setup|jwt|push|users)\b/;
/** None of these is a valid value of a field. */
const wrong = [{}, '', -1, 'x'.repeat(5_000), ['«x»'], '«x»'];

/** Returns the values that the API takes; problems name them as they are. */
function codesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    (key === 'enum' && Array.isArray(inner)) || key === 'const' ? [inner].flat().map(String) : codesIn(inner),
  );
}

function propertiesOf(schema: Schema | undefined, { components }: Api): string[] {
  const named = schema?.$ref ? components.schemas[schema.$ref.replace(/.*\//, '')] : schema;
  return Object.keys(named?.properties ?? {});
}

/** Returns the texts of the problems that wrong ids and wrong bodies lead to, by call. */
export async function problemsOf({ url }: Shop, cast: Cast): Promise<Map<string, string[]>> {
  const api = (await (await fetch(`${url}/api/openapi.json`)).json()) as Api;
  const found = new Map<string, string[]>();
  const codes = ['true', 'false', ...new Set(codesIn(api))]
    .filter((code) => /^[\w -]+$/.test(code))
    .toSorted((a, b) => b.length - a.length);
  const withoutCodes = (text: string) =>
    codes.reduce(
      (left, code) => left.replaceAll(new RegExp(`(?<![\\p{L}])${code}(?![\\p{L}])`, 'gu'), ''),
      text,
    );
  const users = [cast.admin, cast.seller, cast.buyer, null];
  for (const [path, operations] of Object.entries(api.paths)) {
    if (skipped.test(path)) continue;
    for (const [method, { requestBody }] of Object.entries(operations)) {
      const fields = propertiesOf(requestBody?.content['application/json']?.schema, api);
      const bodies = requestBody
        ? [{}, ...wrong.map((value) => Object.fromEntries(fields.map((name) => [name, value])))]
        : [undefined];
      const said: string[] = [];
      for (const user of users)
        for (const body of bodies) {
          const response = await fetch(
            `${url}/api${path.replaceAll(/\{\w+\}/g, cast.item)}?limit=-1&sort=x&q=`,
            {
              method: method.toUpperCase(),
              headers: {
                origin: url,
                'content-type': 'application/json',
                ...(user && { authorization: `bearer ${user.token}` }),
              },
              ...(body && { body: JSON.stringify(body) }),
            },
          );
          if (response.status < 400) await response.body?.cancel();
          else {
            const { title = '', detail = '', errors = [] } = (await response.json()) as Problem;
            said.push(title, ...[detail, ...errors.map(({ message }) => message)].map(withoutCodes));
          }
        }
      found.set(`${method.toUpperCase()} ${path}`, said);
    }
  }
  return found;
}
