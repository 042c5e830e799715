import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allRoutes, describedCalls } from '#src/server/api/create-api.ts';
import { makeFolder } from '#test/files.ts';
import { useShop } from '#test/shop.ts';
import { describeApi } from './document.ts';
import { exampleOfResponse, exampleOfBody } from './operation.ts';

const shop = await useShop();
const api = (await shop.call('GET', '/openapi.json')).body;

type Operation = { name: string; [key: string]: any };

function operations(): Operation[] {
  return Object.entries<Record<string, object>>(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      ...operation,
    })),
  );
}
const find = (name: string): Operation => operations().find((operation) => operation.name === name)!;

async function lint(document: object): Promise<{ code: number | null; output: string }> {
  const folder = await makeFolder();
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(document));
  const tool = join(import.meta.dirname, '../../../node_modules/@redocly/cli/bin/cli.js');
  const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };
  const options = ['lint', 'openapi.json', '--extends=recommended', '--format=stylish'];
  const child = spawn(process.execPath, [tool, ...options], {
    cwd: folder,
    env: { ...process.env, ...quiet },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  const code = await new Promise<number | null>((resolve) => void child.once('close', resolve));
  return { code, output };
}

test('a linter finds neither errors nor warnings in the description', async () => {
  const { code, output } = await lint(api);
  expect(output).toContain('Your API description is valid');
  expect(output).not.toMatch(/warning|error/i);
  expect(code).toBe(0);
});

test('the title is the name of the shop, also after it has changed', async () => {
  const as = await shop.createUser('admin');
  await shop.call('PATCH', '/shop', { as, body: { version: 0, name: 'Oto' } });
  const { body } = await shop.call('GET', '/openapi.json');
  expect([api.info.title, body.info.title]).toEqual(['Rangefinder', 'Oto']);
  await shop.call('PATCH', '/shop', { as, body: { version: 1, name: null } });
});

test('the description has exactly the routes of the API', () => {
  const calls = describedCalls(shop.provider);
  expect(
    operations()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(calls.map(({ method, path }) => `${method} ${path}`).toSorted());
});

test('each operation has a summary, its required role and its parameters', () => {
  for (const { name, summary, description, parameters = [], tags, operationId } of operations()) {
    expect(summary, name).toMatch(/\w/);
    expect(description, name).toMatch(/^(For|Public|Requires)\b/);
    expect(operationId, name).toMatch(/^[a-z][A-Za-z]+$/);
    expect(tags, name).toHaveLength(1);
    expect(api.tags.find((tag: { name: string }) => tag.name === tags[0]).description, name).toMatch(/\w/);
    for (const parameter of parameters)
      expect(parameter.description, `${name} ${parameter.name}`).toMatch(/\w/);
  }
});

test('each operation lists its possible error responses', () => {
  for (const { name, security, requestBody, parameters = [], responses } of operations()) {
    const expected = [
      ...(security.some((scheme: object) => 'accessToken' in scheme) ? ['401', '403'] : []),
      ...(requestBody ? ['400', '413', '415', '422'] : []),
      ...(name.includes('{id}') ? ['404'] : []),
      ...(parameters.some((parameter: { in: string }) => parameter.in === 'query') ? ['422'] : []),
      'default',
    ];
    expect(Object.keys(responses), name).toEqual(expect.arrayContaining(expected));
  }
  expect(find('POST /orders').responses).toHaveProperty('409');
  expect(find('GET /cameras/{id}').responses).toHaveProperty('410');
  expect(find('POST /auth/sign-in/email').responses).toHaveProperty('429');
});

test('list operations describe the link to the next page and the total', () => {
  for (const call of ['GET /cameras', 'GET /orders', 'GET /users', 'GET /blogs', 'GET /my/blogs'])
    expect(Object.keys(find(call).responses[200].headers), call).toEqual([
      'Link',
      'X-First-Row',
      'X-Total-Count',
      'X-Total-Count-Capped',
    ]);
});

test('the upload is described as a multipart form', () => {
  const { content } = find('POST /images').requestBody;
  expect(content['multipart/form-data'].schema).toMatchObject({
    properties: { image: { type: 'string', format: 'binary' } },
    required: ['image'],
  });
});

test('every example matches its schema', () => {
  const calls = describedCalls(shop.provider);
  const pairs = calls.flatMap((call) => {
    const name = `${call.method} ${call.path}`;
    const answers = Object.entries(call.responses).map(([status, schema]) => ({
      name: `${name} ${status}`,
      schema,
      example: exampleOfResponse(schema),
    }));
    return call.body
      ? [...answers, { name, schema: call.body, example: exampleOfBody(call, call.body) }]
      : answers;
  });
  expect(pairs.filter(({ example }) => example === undefined).map(({ name }) => name)).toEqual([]);
  for (const { name, schema, example } of pairs) {
    expect(schema.safeParse(example).error, name).toBeUndefined();
  }
});

const bodyOf = (call: string) => find(call).requestBody.content['application/json'].example;

test('an example body uses the sample value of each field, and only fields that can be combined', () => {
  expect(bodyOf('PATCH /cameras/{id}')).toMatchObject({ title: 'Nikon FM2n', sale: 310.5, offers: false });
  expect(Object.values(bodyOf('POST /cameras'))).not.toContain('string');
  expect(bodyOf('PUT /disputes/{id}')).toEqual({
    outcome: 'completed',
    note: 'The serial number is that of another model.',
  });
});

test('the server address is the public one, or a relative one if only this machine can reach the shop', () => {
  expect(api.servers).toMatchObject([{ url: '/api' }]);
  const calls = allRoutes;
  expect(describeApi(calls, 'https://shop.example.com', '2.3.4')).toMatchObject({
    servers: [{ url: 'https://shop.example.com/api' }],
    info: { version: '2.3.4' },
  });
});

test('the description is OpenAPI 3.1 with the package version, and is public', async () => {
  const { status, headers } = await shop.call('GET', '/openapi.json');
  expect([status, headers.get('content-type')]).toEqual([200, 'application/json']);
  expect(api.openapi).toMatch(/^3\.1\./);
  const manifest = await readFile(join(import.meta.dirname, '../../../package.json'), 'utf8');
  expect(api.info.version).toBe(JSON.parse(manifest).version);
});

test('every operation lists its path parameters, and requires the access token unless it is public', () => {
  const bearers = Object.entries<any>(api.components.securitySchemes)
    .filter(([, scheme]) => scheme.scheme === 'bearer')
    .map(([name]) => name);
  for (const { method, path, access, proof } of allRoutes) {
    const name = `${method} ${path}`;
    const { security, parameters = [] } = find(name);
    const schemes = security.flatMap((scheme: object) => Object.keys(scheme));
    const isSecured = access !== 'public';
    expect(schemes.length > 0, name).toBe(isSecured || proof !== undefined);
    expect(isSecured ? schemes.filter((scheme: string) => !bearers.includes(scheme)) : [], name).toEqual([]);
    const inPath = parameters.filter((parameter: { in: string }) => parameter.in === 'path');
    expect(
      inPath.map((parameter: { name: string }) => parameter.name),
      name,
    ).toEqual(Array.from(path.matchAll(/\{(\w+)\}/g), ([, each]) => each));
  }
});
