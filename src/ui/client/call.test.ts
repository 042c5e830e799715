import { expect, test } from 'vitest';
import { problemOf } from '#src/platform/errors.ts';
import { addressOf, bodyOf, call, tryCall, CallError } from './call.ts';

test('tryCall ignores a failed call and throws any other error', async () => {
  expect(await tryCall(Promise.resolve('answer'))).toBe('answer');
  expect(await tryCall(Promise.reject(new CallError(0, {})))).toBeUndefined();
  await expect(tryCall(Promise.reject(new TypeError('a bug')))).rejects.toThrow('a bug');
});

const json = 'application/json; charset=utf-8';
const problem = 'application/problem+json';
const page = '<!doctype html><title>Log in to the network</title>';
const refusal = JSON.stringify(problemOf('forbidden', 'You cannot trade with this person.'));

test('only a JSON response with a body counts as success', () => {
  expect(bodyOf({ status: 201, type: json, wait: null, text: '{"_id":"a"}' })).toEqual({ _id: 'a' });
});

test.for([
  ['an empty 200', 200, null, '', 0, /^Something else answered/],
  ['an empty 200 of JSON', 200, json, '', 0, /^The server could not be reached/],
  ['a truncated 200', 200, json, '{"_id":', 0, /^The server could not be reached/],
  ['the login page of a network', 200, 'text/html', page, 0, /^Something else answered/],
  ['a firewall’s 401', 401, 'text/html', page, 0, /^Something else answered/],
  ['a firewall’s 403 in JSON', 403, json, '{"message":"Forbidden"}', 0, /^Something else answered/],
  ['a proxy’s 403 with a problem of its own', 403, problem, '{"title":"No"}', 0, /^Something else answered/],
  ['a proxy’s 413', 413, 'text/html', page, 413, /^Something else answered/],
  ['a proxy’s 429', 429, 'text/html', page, 429, /^Wait a minute/],
  ['a proxy’s 502', 502, 'text/html', page, 502, /^The server could not be reached/],
  ['the shop’s 403', 403, problem, refusal, 403, /^You cannot trade/],
] as const)('%s fails with what is true', ([, status, type, text, expected, message]) => {
  const read = () => bodyOf({ status, type, wait: null, text });
  expect(read).toThrow(expect.objectContaining({ status: expected }));
  expect(read).toThrow(message);
});

test.for([undefined, {}, { id: '' }])(
  'a call with the params %o is an error, not a call of the list',
  async (params) => {
    expect(() => addressOf('GET /orders/{id}', { params })).toThrow('GET /orders/{id}: id is missing');
  },
);

test('a call with an empty id does not count as a lost connection', async () => {
  await expect(call('GET /orders/{id}', { params: { id: '' } })).rejects.toThrow('id is missing');
});
