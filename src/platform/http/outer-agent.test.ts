import { once } from 'node:events';
import { request } from 'node:https';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createOuterLookup, OuterAgent, PrivateAddressError } from './outer-agent.server.ts';

const outer = { address: '203.0.113.7', family: 4 };

const resolvedTo = (found: { address: string; family: number }[]) =>
  new Promise((done) =>
    createOuterLookup((_name, _options, callback) => callback(null, found))(
      'hooks.example.com',
      { all: true },
      (error, addresses) => done(error?.message ?? addresses),
    ),
  );

test.for([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.8.8.8',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::a00:1',
  '2002:7f00:1::1',
  '2001:0:7f00:1::1',
  'fd00:ec2::254',
  'fe80::1',
  'ff02::1',
])('a name that resolves to %s is not called', async (address) => {
  const family = address.includes(':') ? 6 : 4;
  expect(await resolvedTo([outer, { address, family }])).toBe('hooks.example.com is within our own network');
});

test('a name that resolves to public addresses is called', async () => {
  const found = [outer, { address: '2a00:1450:4003::5e', family: 6 }];
  expect(await resolvedTo(found)).toEqual(found);
});

test.for(['127.0.0.1', '::1', '10.0.0.1', '203.0.113.7'])(
  'no connection is made to the IP address %s',
  (host) => {
    expect(() => new OuterAgent().createConnection({ host, port: 443 })).toThrow(PrivateAddressError);
  },
);

test('a connection resolves its name once, so that a second answer cannot lead inside', async () => {
  let connections = 0;
  const server = createServer(() => connections++).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answers = [[outer], [{ address: '127.0.0.1', family: 4 }]];
  let lookups = 0;
  const agent = new OuterAgent((_name, _options, done) => done(null, answers[lookups++]!));
  const call = request({ host: 'hooks.example.com', port, agent, signal: AbortSignal.timeout(200) });
  await once(call.end(), 'error').catch(() => undefined);
  expect([lookups, connections]).toEqual([1, 0]);
  server.close();
});
