import type pg from 'pg';
import type { Changes, SearchPort } from '#src/catalog/search/port.ts';
import type { ModelFacts } from '#src/catalog/search/terms/item-terms.ts';

export type SnapshotPaths = { read?: string | undefined; write: string };
export type ThreadData = {
  connection: pg.ClientConfig;
  trustsAnyHost: boolean;
  snapshot: SnapshotPaths;
  requestsInProgress: Int32Array;
};
export type MadeOf = { items: number; madeOf: 'rows' | 'snapshot'; refused?: string };

type Call = keyof SearchPort;
export type QuestionOf<Name extends Call> = { id: number; call: Name; args: Parameters<SearchPort[Name]> };
export type Question = { [Name in Call]: QuestionOf<Name> }[Call];
export type ThreadRequest = Question | { call: 'apply'; args: [changes: Changes] };
/** Sent once. The thread starts without the models, because reading them takes as long as its start. */
export type ModelsMessage = { call: 'models'; models: ModelFacts };

export type ThreadMessage =
  | ({ type: 'ready' } & MadeOf)
  | { type: 'reading'; refused: string | undefined }
  | { type: 'unsaved'; message: string }
  | { type: 'fragmented' }
  | { type: 'answer'; id: number; result: unknown }
  | { type: 'refusal'; id: number; message: string };

/**
 * Merges waiting changes, because applying a hundred takes as long as one. Questions are answered after the changes.
 */
export function coalesce(requests: readonly ThreadRequest[]): {
  changes: Changes | null;
  questions: Question[];
} {
  const [items, sellers] = [new Set<string>(), new Set<string>()];
  const questions: Question[] = [];
  for (const each of requests) {
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
