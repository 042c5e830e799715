import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createClientAddress } from './client-address.ts';

const trusted = ['10.0.0.0/8', '192.0.2.7', '2001:db8:aaaa::/48'];

function addressOf(remoteAddress: string, forwarded?: string, proxies = trusted): string {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return createClientAddress(proxies)({ socket: { remoteAddress }, headers } as unknown as IncomingMessage);
}

test.for<[string, string, string | undefined, string]>([
  ['a stranger is who connects, whatever they claim', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['a proxy without the header is the caller', '10.0.0.1', undefined, '10.0.0.1'],
  ['a proxy says who called it', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['what stands to the left was sent by anyone', '10.0.0.1', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
  ['a chain of our proxies is followed', '10.0.0.1', '203.0.113.9, 192.0.2.7', '203.0.113.9'],
  ['our own address, claimed by a stranger, is not skipped over', '203.0.113.9', '10.0.0.2', '203.0.113.9'],
  ['where all are ours it is the first', '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
  ['what is no address ends the chain', '10.0.0.1', '203.0.113.9, unknown', '10.0.0.1'],
  ['an empty entry ends the chain', '10.0.0.1', '203.0.113.9,', '10.0.0.1'],
  ['a port is no part of an address', '10.0.0.1', '203.0.113.9:4711', '203.0.113.9'],
  ['brackets are none, with a port', '10.0.0.1', '[2001:db8:bbbb::2]:443', '2001:db8:bbbb::2'],
  ['brackets are none, without a port', '10.0.0.1', '[2001:db8:bbbb::2]', '2001:db8:bbbb::2'],
  ['a chain of our proxies with ports is followed', '10.0.0.1', '203.0.113.9:1, 192.0.2.7:2', '203.0.113.9'],
  ['IPv4 over an IPv6 socket', '::ffff:10.0.0.1', '::ffff:203.0.113.9', '203.0.113.9'],
  ['IPv6', '2001:db8:aaaa::1', '2001:db8:bbbb::2', '2001:db8:bbbb::2'],
])('%s', ([, remote, forwarded, expected]) => {
  expect(addressOf(remote, forwarded)).toBe(expected);
});

test('the header is ignored without trusted proxies', () => {
  for (const remote of ['127.0.0.1', '::1', '10.0.0.1'])
    expect(addressOf(remote, '203.0.113.9', [])).toBe(remote);
});

test.for<[string, string | undefined, string[], string[]]>([
  ['127.0.0.1', '203.0.113.9', [], ['unknown proxy: 127.0.0.1']],
  ['::ffff:10.1.2.3', '203.0.113.9', ['10.0.0.1'], ['unknown proxy: 10.1.2.3']],
  ['fd00::7', '203.0.113.9', [], ['unknown proxy: fd00::7']],
  ['10.0.0.1', '203.0.113.9, unknown', ['10.0.0.1'], ['no address: 10.0.0.1']],
  ['10.0.0.1', '', ['10.0.0.1'], ['no address: 10.0.0.1']],
  // Anyone could have sent the addresses to the left of a trusted proxy.
  ['10.0.0.1', 'unknown, 10.0.0.1', ['10.0.0.1'], []],
  ['10.0.0.1', '203.0.113.9', ['10.0.0.1'], []],
  ['127.0.0.1', undefined, [], []],
  // Anyone can send the header, so only private addresses are reported.
  ['198.51.100.1', '203.0.113.9', [], []],
])(
  'a request from %s, forwarded for %s, with %j trusted, logs %j',
  ([remoteAddress, forwarded, proxies, expected]) => {
    const reported: string[] = [];
    const addressOfRequest = createClientAddress(proxies, (hiding, proxy) =>
      reported.push(`${hiding}: ${proxy}`),
    );
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    for (let times = 0; times < 2; times++)
      addressOfRequest({ socket: { remoteAddress }, headers } as unknown as IncomingMessage);
    expect(reported).toEqual(expected);
  },
);
