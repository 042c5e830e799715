import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '#test/shop.ts';
import { allRoutes } from '#src/server/api.ts';

type Operation = { operationId: string; security: object[]; parameters?: { name: string; in: string }[] };

let shop: Shop;
let api: {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, object> };
};
beforeAll(async () => {
  shop = await openShop();
  api = (await shop.call('GET', '/openapi.json')).body;
});
afterAll(() => shop.close());

const routes = () => allRoutes(shop.provider);
const operationOf = ({ method, path }: { method: string; path: string }) =>
  api.paths[path]?.[method.toLowerCase()];

test('the description is OpenAPI 3.1, and anyone may read it', async () => {
  const { status, headers } = await shop.call('GET', '/openapi.json');
  expect([status, headers.get('content-type')]).toEqual([200, 'application/json']);
  expect(api.openapi).toMatch(/^3\.1\./);
});

test('every route is described', () => {
  const missing = routes().filter((route) => !operationOf(route));
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test('no two operations have one id', () => {
  const ids = Object.values(api.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('exactly the routes that are not public ask for the access token as a bearer', () => {
  const { securitySchemes } = api.components;
  const bearers = Object.entries(securitySchemes)
    .filter(([, scheme]) => 'scheme' in scheme && scheme.scheme === 'bearer')
    .map(([name]) => name);
  for (const route of routes()) {
    const { security } = operationOf(route)!;
    const asked = security.flatMap((each) => Object.keys(each));
    const name = `${route.method} ${route.path}`;
    const secured = route.access !== 'public';
    expect(asked.length > 0, name).toBe(secured || route.proof !== undefined);
    expect(secured ? asked.filter((scheme) => !bearers.includes(scheme)) : [], name).toEqual([]);
  }
});

test('every parameter of a path is described as one', () => {
  for (const route of routes()) {
    const wanted = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const described = (operationOf(route)!.parameters ?? []).filter((one) => one.in === 'path');
    expect(
      described.map(({ name }) => name),
      route.path,
    ).toEqual(wanted);
  }
});
