import { afterEach, expect, test, vi } from 'vitest';
import { storageKey } from '#src/ui/client/personal-storage.ts';
import { stubStorage } from '#test/storage.ts';
import { sendFiles } from './import-client.ts';

afterEach(() => vi.unstubAllGlobals());

test('a part of a ZIP that was too early is sent again after the time that the server names', async () => {
  const claims = { exp: 4_000_000_000, sub: 'a1', email: 'a@example.com', name: 'x' };
  stubStorage().set(storageKey, `.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`);
  const problem = { type: 'urn:rangefinder:problem:too-many-requests', title: '', status: 429, detail: '' };
  const responses = [
    Response.json({ _id: '1' }, { status: 201 }),
    Response.json(problem, {
      status: 429,
      headers: { 'content-type': 'application/problem+json', 'retry-after': '0.01' },
    }),
    Response.json({ bytes: 3 }),
  ];
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path);
    return responses.shift();
  });
  const shares: number[] = [];
  await sendFiles(new File(['a'], 'a.csv'), [new File(['zip'], 'a.zip')], {
    seller: undefined,
    onProgress: (share) => void shares.push(share),
  });
  const part = '/api/my/imports/1/photos?zip=0&at=0';
  expect(requests).toEqual(['/api/my/imports?name=a.csv&zip=3', part, part]);
  expect(shares).toEqual([1]);
});
