import { expect, test } from 'vitest';
import { edgeAddressHeader, networkOf, networkOfRequest, shortNetworkOf } from './client-network.ts';

test.for([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:0001:2::', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:FFFF:203.0.113.7', '203.0.113.7'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0'],
  ['', ''],
])('the network of %s is %s', ([address, network]) => {
  expect(networkOf(address!)).toBe(network);
});

test('the network of a request comes from the header that our listener sets', () => {
  const headers = { [edgeAddressHeader]: '2001:db8:1:2::9', 'x-forwarded-for': '203.0.113.9' };
  expect(networkOfRequest(new Request('http://localhost/', { headers }))).toBe('2001:db8:1:2');
});

test.for([
  ['203.0.113.7', '203.0.113.'],
  ['2001:db8:1:2::9', '2001:db8:1:'],
  ['2001:db8:1:2', '2001:db8:1:'],
  ['', null],
  ['unknown', null],
])('the short form of %s is %s', ([address, short]) => {
  expect(shortNetworkOf(address!)).toBe(short);
});
