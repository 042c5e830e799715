import { afterEach, beforeEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());
beforeEach(() => vi.resetModules());

/** Loads the module into a browser whose storage is `localStorage`. Returns it, and what sends the page an event. */
async function openWith(localStorage: object | null) {
  let listener: ((event: Partial<StorageEvent>) => void) | undefined;
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('addEventListener', (_: string, added: typeof listener) => (listener ??= added));
  const { deviceStorage } = await import('./browser-storage.ts');
  return { deviceStorage, send: (event: Partial<StorageEvent>) => listener!(event) };
}

/** A storage with this content that takes nothing more. */
function fullStorage(content: Record<string, string>) {
  const methods = {
    getItem: (key: string) => content[key] ?? null,
    removeItem: (key: string) => void delete content[key],
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  return new Proxy(content, { get: (_, name: keyof typeof methods) => methods[name] });
}

test('a page whose site data is blocked keeps what it writes', async () => {
  const { deviceStorage } = await openWith(null);
  deviceStorage.write('visitor:compare', 'a b');
  expect(deviceStorage.read('visitor:compare')).toBe('a b');
  expect(deviceStorage.keys('visitor:')).toEqual(['visitor:compare']);
  deviceStorage.remove('visitor:compare');
  expect(deviceStorage.read('visitor:compare')).toBeNull();
});

test('a full storage does not keep the older of two values', async () => {
  const content = { accessToken: 'of Ann' };
  const { deviceStorage } = await openWith(fullStorage(content));
  deviceStorage.write('accessToken', 'of Ben');
  expect(deviceStorage.read('accessToken')).toBe('of Ben');
  expect(content).toEqual({});
});

test('a value that another tab changed replaces the unstored one of this tab', async () => {
  const content: Record<string, string> = {};
  const { deviceStorage, send } = await openWith(fullStorage(content));
  deviceStorage.write('accessToken', 'of Ann');
  content['accessToken'] = 'of Ben';
  send({ key: 'accessToken', isTrusted: false });
  expect(deviceStorage.read('accessToken')).toBe('of Ann');
  send({ key: 'accessToken', isTrusted: true });
  expect(deviceStorage.read('accessToken')).toBe('of Ben');
});
