import type { Changes } from '#src/search/port.ts';
import type { Asked, Question } from './thread-calls.ts';

/**
 * What has been asked while something else was done: all changes as one, to be taken in first, and then the questions. To take in
 * a change costs as much as to take in a hundred; who asks is shown no less than was told before.
 */
export function coalesce(asked: readonly Asked[]): { changes: Changes | null; questions: Question[] } {
  const [items, sellers] = [new Set<string>(), new Set<string>()];
  const questions: Question[] = [];
  for (const each of asked) {
    if (each.call !== 'apply') {
      questions.push(each);
      continue;
    }
    const [changes] = each.args;
    for (const id of changes.items) items.add(id);
    for (const id of changes.sellers) sellers.add(id);
  }
  const isAny = items.size + sellers.size > 0;
  return { changes: isAny ? { items: [...items], sellers: [...sellers] } : null, questions };
}
