import { expect, test } from 'vitest';
import { FairQueue } from './encoder.server.ts';

function drain(queue: FairQueue<string>): string[] {
  const served: string[] = [];
  for (let next = queue.take(); next; next = queue.take()) served.push(next.item);
  return served;
}

test('users whose photos cost the same are served in turn, however many each has queued', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3', 'a4']) queue.push('a', 10, item);
  for (const item of ['b1', 'b2']) queue.push('b', 10, item);
  queue.push('c', 10, 'c1');
  expect(drain(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

test("a user's small photo is served before another user's large ones that were queued earlier", () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3']) queue.push('a', 109, item);
  expect(queue.take()?.item).toBe('a1');
  queue.push('b', 1, 'b1');
  queue.push('b', 1, 'b2');
  expect(drain(queue)).toEqual(['b1', 'b2', 'a2', 'a3']);
});

test('ten small photos that together cost as much as a large one are served between two large ones', () => {
  const queue = new FairQueue<string>();
  for (let count = 1; count <= 3; count++) queue.push('large', 100, `L${count}`);
  for (let count = 1; count <= 25; count++) queue.push('small', 10, `s${count}`);
  const served = drain(queue);
  expect(served.filter((item) => item.startsWith('L'))).toEqual(['L1', 'L2', 'L3']);
  expect(served.indexOf('L1')).toBe(9);
  expect(served.indexOf('L2')).toBe(20);
});

test('a large photo is not starved by a steady stream of small ones from one user', () => {
  const queue = new FairQueue<string>();
  queue.push('large', 100, 'L');
  const served: string[] = [];
  for (let count = 1; !served.includes('L'); count++) {
    queue.push('small', 10, `s${count}`);
    served.push(queue.take()!.item);
  }
  expect(served).toHaveLength(10);
});

test('a user is not put behind others because of photos that were served earlier', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3']) queue.push('a', 50, item);
  expect(drain(queue)).toEqual(['a1', 'a2', 'a3']);
  queue.push('b', 50, 'b1');
  queue.push('b', 50, 'b2');
  queue.push('a', 50, 'a4');
  expect(drain(queue)).toEqual(['b1', 'a4', 'b2']);
});

const isSmall = (cost: number) => cost < 120;

test('a photo that is too large to start yet is overtaken by smaller ones and keeps its position in the queue', () => {
  const queue = new FairQueue<string>();
  queue.push('a', 100, 'a1');
  queue.push('b', 150, 'b1');
  queue.push('c', 300, 'c1');
  expect(queue.take(isSmall)?.item).toBe('a1');
  expect(queue.take(isSmall)).toBeUndefined();
  queue.push('d', 90, 'd1');
  expect(queue.take(isSmall)?.item).toBe('d1');
  expect(drain(queue)).toEqual(['b1', 'c1']);
});

test("a user's waiting photos delay that user's next photo", () => {
  const queue = new FairQueue<string>();
  queue.push('a', 10, 'first of a');
  queue.push('a', 10, 'second of a');
  queue.push('b', 15, 'of b');
  expect(queue.take()?.item).toBe('first of a');
  queue.push('a', 1, 'third of a');
  expect(drain(queue)).toEqual(['of b', 'second of a', 'third of a']);
});
