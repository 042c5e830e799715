import type { Hono } from 'hono';
import { signAccessToken } from '#src/accounts/auth/tokens/access-token.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { GearFound } from '#src/gear/models/schemas.ts';
import type { GoldListing } from './lists.ts';
import type { Matcher } from './names.ts';

type Call = <Body>(method: string, path: string, body?: object, token?: string) => Promise<Body>;
export type WordsShop = {
  findModels: (q: string, kind: string) => Promise<GearFound['models']>;
  search: (q: string, limit: number) => Promise<string[]>;
  /** The number of listings that are linked to a model. */
  linked: number;
};

const origin = 'http://localhost:3000';

/** Lists the items in a shop through its API. */
export async function fillShop(
  { app, api }: { app: App; api: Hono },
  listings: readonly GoldListing[],
  match: Matcher,
): Promise<WordsShop> {
  const call: Call = async <Body>(method: string, path: string, body?: object, token?: string) => {
    const headers = {
      origin,
      'content-type': 'application/json',
      ...(token && { authorization: `bearer ${token}` }),
    };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await api.fetch(new Request(`${origin}${path}`, init));
    if (response.ok) return (await response.json()) as Body;
    throw new Error(`${method} ${path} responded with ${response.status}: ${await response.text()}`);
  };
  const findModels = async (q: string, kind: string): Promise<GearFound['models']> => {
    const { models } = await call<GearFound>('GET', `/gear?${new URLSearchParams({ q, kind })}`);
    return models;
  };

  const account = { name: 'Ana', email: 'ana@example.com' };
  const token = await signAccessToken(app.authSecret, { issuer: 'bench', subject: 'ana', ...account });
  await call('POST', '/users', { ...account, role: 'Seller' }, token);
  const ids = new Map<string, string>();
  let linked = 0;
  for (const { id, kind, model, mount, ...fields } of listings) {
    const [first] = model ? await findModels(model, kind) : [];
    const isRight = first && match({ maker: fields.brand, names: [model] }).has(first._id);
    if (isRight) linked++;
    const body = {
      ...fields,
      duration: 24,
      buy: fields.sale * 2,
      img: 'https://example.com/photo.jpg',
      ...(isRight && { modelId: first._id, model: first.name }),
      ...(mount && { mount }),
    };
    const { _id } = await call<{ _id: string }>('POST', `/${kind}`, body, token);
    ids.set(_id, id);
  }
  return {
    linked,
    findModels,
    async search(q, limit) {
      const items = await call<{ _id: string }[]>(
        'GET',
        `/search?${new URLSearchParams({ q, limit: String(limit) })}`,
      );
      return items.map(({ _id }) => ids.get(_id) ?? _id);
    },
  };
}
