import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Draft, DraftFields } from '#src/catalog/listings/drafts/schemas.ts';
import { CallError } from '#src/ui/client/call.ts';
import { DraftSaver, type DraftCalls, type Unsaved } from './draft-saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lost = () => new CallError(0, {});
const titled = (title: string): DraftFields => ({ title });

/** A server with at most one draft, and the storage of one device. */
function open({ stored }: { stored?: Draft } = {}) {
  const sent: string[] = [];
  const keys: string[] = [];
  const failures: CallError[] = [];
  const server: { draft?: Draft | undefined } = { draft: stored };
  let device: Unsaved | null = null;
  const answer = (name: string, { title }: DraftFields, draft: Omit<Draft, 'date' | 'until'>): Draft => {
    sent.push(`${name} ${title}`);
    const failure = failures.shift();
    if (failure && failure.status !== 0) throw failure;
    server.draft = { ...draft, date: '2026-11-26T10:00:00Z', until: '2027-02-24T10:00:00Z' };
    // The request arrives, but its response is lost.
    if (failure) throw failure;
    return server.draft;
  };
  const calls: DraftCalls = {
    create: async ({ kind, fields, key }) => {
      keys.push(key);
      return answer('create', fields, { _id: 'd1', kind, fields, version: 1 });
    },
    async change(id, { kind, fields, version }) {
      if (!server.draft) throw new CallError(404, {});
      if (server.draft.version !== version) throw new CallError(409, { code: 'changed' });
      return answer('change', fields, { _id: id, kind, fields, version: version + 1 });
    },
    find: async () => server.draft,
  };
  const input = { read: () => device, write: (value: Unsaved | null) => void (device = value) };
  const { _id: id = null, version = 0, fields = {} } = stored ?? {};
  const saver = new DraftSaver(calls, input, { id, version, creation: null, kind: 'cameras', fields });
  /** Opens the form again with what the device has not saved. */
  const openAgain = () => device && new DraftSaver(calls, input, device);
  return { saver, sent, keys, failures, server, openAgain, onDevice: () => device?.fields.title };
}

const aDraft = (title: string): Draft => ({
  _id: 'd1',
  kind: 'cameras',
  fields: titled(title),
  version: 4,
  date: '2026-11-26T10:00:00Z',
  until: '2027-02-24T10:00:00Z',
});

test('a draft is stored on the device at once, and on the server a second after the last change', async () => {
  const { saver, sent, onDevice } = open();
  saver.change('cameras', titled('N'));
  saver.change('cameras', titled('Nikon'));
  expect(onDevice()).toBe('Nikon');
  expect(saver.state()).toEqual({ is: 'saving' });
  await vi.advanceTimersByTimeAsync(999);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['create Nikon']);
  expect([saver.id, saver.state(), onDevice()]).toEqual(['d1', { is: 'saved' }, undefined]);
});

test('a user who types without a pause saves at most once in three seconds, and at least once in four', async () => {
  const { saver, sent } = open();
  for (let second = 0; second < 24; second++) {
    saver.change('cameras', titled(String(second)));
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(sent.length).toBeGreaterThanOrEqual(3);
  expect(sent.length).toBeLessThanOrEqual(4);
});

test('a form that is as it was opened saves nothing', async () => {
  const { saver, sent } = open({ stored: aDraft('Nikon') });
  saver.change('cameras', titled('Nikon F'));
  saver.change('cameras', titled('Nikon'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual([]);
});

test('a draft whose creation got no response is created once, and later changes follow', async () => {
  const { saver, sent, failures, onDevice } = open();
  failures.push(lost());
  saver.change('cameras', titled('Nikon'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(saver.state()).toEqual({ is: 'waiting' });
  expect(onDevice()).toBe('Nikon');
  saver.change('cameras', titled('Nikon F'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual(['create Nikon', 'create Nikon', 'change Nikon F']);
  expect([saver.state(), onDevice()]).toEqual([{ is: 'saved' }, undefined]);
});

test('a page that is left during the creation of a draft leaves no second draft to the next one', async () => {
  const { saver, sent, keys, failures, openAgain, onDevice } = open();
  failures.push(lost());
  saver.change('cameras', titled('Nikon'));
  await saver.flush(true);
  await saver.pause();
  const next = openAgain();
  next?.change('cameras', titled('Nikon F'));
  next?.resend();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual(['create Nikon', 'create Nikon', 'change Nikon F']);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect([next?.state(), onDevice()]).toEqual([{ is: 'saved' }, undefined]);
});

test('a draft that another device has changed is replaced only when the user says so', async () => {
  const { saver, sent, server, onDevice } = open({ stored: aDraft('Nikon') });
  server.draft = { ...aDraft('Leica'), version: 5 };
  saver.change('cameras', titled('Canon'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saver.state()).toEqual({ is: 'changed', stored: server.draft });
  expect([sent, onDevice()]).toEqual([[], 'Canon']);
  await saver.keepMine();
  expect(sent).toEqual(['change Canon']);
  expect(server.draft.fields).toEqual(titled('Canon'));
});

test('an item that another device has changed asks which version to keep when it could not be listed', async () => {
  const { saver, sent, server } = open({ stored: aDraft('Nikon') });
  server.draft = { ...aDraft('Leica'), version: 5 };
  await saver.pause();
  saver.resume(false);
  await saver.compare();
  expect(saver.state()).toEqual({ is: 'changed', stored: server.draft });
  await saver.keepMine();
  expect([sent, saver.state(), await saver.pause()]).toEqual([
    ['change Nikon'],
    { is: 'saved' },
    { id: 'd1', version: 6 },
  ]);
});

test('a change whose response was lost is not taken for a change by another device', async () => {
  const { saver, failures, server } = open({ stored: aDraft('Nikon') });
  failures.push(lost());
  saver.change('cameras', titled('Nikon F'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect([saver.state(), server.draft?.version]).toEqual([{ is: 'saved' }, 5]);
});

test('a draft that another device has deleted is saved as a new one', async () => {
  const { saver, sent, server } = open({ stored: aDraft('Nikon') });
  delete server.draft;
  saver.change('cameras', titled('Nikon F'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual(['create Nikon F']);
});

test('a refused draft stays on the device and shows the reason', async () => {
  const { saver, failures, onDevice } = open();
  failures.push(new CallError(409, { code: 'conflict', detail: 'You can have at most 20 drafts.' }));
  saver.change('cameras', titled('Nikon'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saver.state()).toEqual({ is: 'refused', why: 'You can have at most 20 drafts.' });
  expect(onDevice()).toBe('Nikon');
});

test('nothing is saved while the item is being listed, and saving continues if that fails', async () => {
  const { saver, sent } = open({ stored: aDraft('Nikon') });
  saver.change('cameras', titled('Nikon F'));
  expect(await saver.pause()).toEqual({ id: 'd1', version: aDraft('Nikon').version });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual([]);
  saver.resume(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual(['change Nikon F']);
});

test('after a failed listing, a draft that no longer exists is saved as a new draft', async () => {
  const { saver, sent } = open({ stored: aDraft('Nikon') });
  await saver.pause();
  saver.resume(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual(['create Nikon']);
});

test('a draft stays on the device when its user is no longer logged in, and is not sent again', async () => {
  const { saver, sent, failures, onDevice } = open();
  failures.push(new CallError(401, {}));
  saver.change('cameras', titled('Nikon'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sent, saver.state(), onDevice()]).toEqual([['create Nikon'], { is: 'waiting' }, 'Nikon']);
});

test('a draft is sent less and less often while the server fails, but at least once a minute', async () => {
  const { saver, sent, failures } = open();
  failures.push(...Array.from({ length: 100 }, () => new CallError(503, {})));
  saver.change('cameras', titled('Nikon'));
  const sentAfter = async (seconds: number) => {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    return sent.length;
  };
  // One second, and then 3, 6, 12, 24, 48 and 60 seconds after the one before.
  expect([await sentAfter(94), await sentAfter(59), await sentAfter(1), await sentAfter(60)]).toEqual([
    6, 6, 7, 8,
  ]);
});

test.each([409, 429])(
  'a draft that was refused with %d for 20 seconds is sent again after them',
  async (status) => {
    const { saver, sent, failures } = open();
    failures.push(new CallError(status, {}, 20));
    saver.change('cameras', titled('Nikon'));
    await vi.advanceTimersByTimeAsync(20_999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect([sent, saver.state()]).toEqual([['create Nikon', 'create Nikon'], { is: 'saved' }]);
  },
);
