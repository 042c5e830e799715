import { expect, test } from 'vitest';
import { AppError } from '#src/platform/errors.ts';
import { LoadShedder, patientSlotsFor } from './load-shedder.ts';

/** Nobody is refused for a busy machine, or by the clock. */
function open(running: number, waiting: number): LoadShedder {
  const shares = patientSlotsFor(6);
  return new LoadShedder({ ...shares, visitor: { ...shares.visitor, running, waiting } });
}

/** Requests that are worked on until the test ends them, in the order in which they began. */
function requestsOf(loadShedder: LoadShedder) {
  const begun: { owner: string; end: () => void }[] = [];
  const results: string[] = [];
  return {
    results,
    owners: () => begun.map(({ owner }) => owner),
    async ask(owner: string): Promise<void> {
      const work = () => new Promise<void>((end) => void begun.push({ owner, end }));
      loadShedder
        .run('visitor', work, { owner })
        .catch((error: unknown) =>
          results.push(`${owner} ${error instanceof AppError ? error.code : error}`),
        );
      await settle();
    },
    async endFirst(): Promise<void> {
      begun.shift()!.end();
      await settle();
    },
  };
}
const settle = () => new Promise((resolve) => void setImmediate(resolve));

test('one owner has a third of what is worked on and of what waits, and is refused beyond', async () => {
  const loadShedder = open(6, 9);
  const { ask, owners, results } = requestsOf(loadShedder);
  for (let count = 0; count < 5; count++) await ask('greedy');
  expect([owners(), loadShedder.count('visitor')]).toEqual([
    ['greedy', 'greedy'],
    { running: 2, waiting: 3 },
  ]);
  expect(results).toEqual([]);
  await ask('greedy');
  expect(results).toEqual(['greedy busy']);
  await ask('patient');
  expect(owners()).toEqual(['greedy', 'greedy', 'patient']);
});

test('where three take all there is, a fourth waits for one answer, not for theirs that wait already', async () => {
  const { ask, owners, endFirst } = requestsOf(open(6, 30));
  for (let count = 0; count < 8; count++) for (const owner of ['a', 'b', 'c']) await ask(owner);
  expect(owners().toSorted()).toEqual(['a', 'a', 'b', 'b', 'c', 'c']);
  await ask('patient');
  await endFirst();
  expect(owners().at(-1)).toBe('patient');
});

test('a full queue sheds the newest of who has most in it for who has less', async () => {
  const loadShedder = open(3, 6);
  const { ask, owners, results, endFirst } = requestsOf(loadShedder);
  for (let count = 0; count < 3; count++) for (const owner of ['a', 'b', 'c']) await ask(owner);
  expect(loadShedder.count('visitor')).toEqual({ running: 3, waiting: 6 });
  await ask('patient');
  expect([results, loadShedder.count('visitor')]).toEqual([['a busy'], { running: 3, waiting: 6 }]);
  await endFirst();
  expect(owners()).toEqual(['b', 'c', 'patient']);
});

test('a share is free again once what took it has ended', async () => {
  const loadShedder = open(3, 3);
  const { ask, owners, endFirst, results } = requestsOf(loadShedder);
  await ask('one');
  await ask('one');
  await endFirst();
  expect(owners()).toEqual(['one']);
  await endFirst();
  await ask('one');
  expect([owners(), results, loadShedder.count('visitor')]).toEqual([
    ['one'],
    [],
    { running: 1, waiting: 0 },
  ]);
});
