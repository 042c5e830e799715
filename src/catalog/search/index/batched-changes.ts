import type { Changes } from '#src/catalog/search/port.ts';
import type { Asked, Question } from './thread-messages.ts';

/** Merges waiting changes, since applying one costs as much as applying a hundred; questions then see them all. */
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
