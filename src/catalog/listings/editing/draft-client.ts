import { useQuery } from '@tanstack/react-query';
import { api } from '#src/accounts/auth/client.ts';
import type { Kind } from '#src/catalog/items/kind-schemas.ts';
import type { Draft } from '#src/catalog/listings/drafts/schemas.ts';
import { newKey } from '#src/ui/client/idempotency-key.ts';
import { openStoredInput, type StoredInput } from '#src/ui/client/personal-storage.ts';
import type { DraftCalls, Unsaved } from './draft-saver.ts';

const findDrafts = async (): Promise<Draft[]> => (await api('GET /my/drafts')).body;

/** The user's drafts, newest first. The key starts with 'my', so that they are refetched with the user's items. */
export function useDrafts() {
  return useQuery({ queryKey: ['my', 'drafts'], queryFn: findDrafts });
}

export const draftCalls: DraftCalls = {
  create: async ({ kind, fields, key }, isLeaving) =>
    (await api('POST /my/drafts', { body: { kind, fields }, key, keepalive: isLeaving })).body,
  change: async (id, { kind, fields, version }, isLeaving) => {
    const body = { kind, fields, version };
    return (await api('PATCH /my/drafts/{id}', { params: { id }, body, keepalive: isLeaving })).body;
  },
  find: async (id) => (await findDrafts()).find(({ _id }) => _id === id),
};

type Entries = Record<string, Unsaved>;

/** The drafts with changes that only this device has, by a key of their form. */
export function openUnsavedDrafts() {
  const stored = openStoredInput<Entries>('drafts');
  const entries = (): Entries => stored.read() ?? {};
  const at = (key: string): StoredInput<Unsaved> => ({
    read: () => entries()[key] ?? null,
    write(value) {
      const { [key]: before, ...others } = entries();
      const next = value ? { ...others, [key]: value } : others;
      if (value || before) stored.write(Object.keys(next).length === 0 ? null : next);
    },
  });
  const find = (matches: (unsaved: Unsaved) => boolean): StoredInput<Unsaved> => {
    const [key = newKey()] = Object.entries(entries()).find(([, unsaved]) => matches(unsaved)) ?? [];
    return at(key);
  };
  return {
    /** Drafts that the server does not have. */
    unsent: (): Unsaved[] => Object.values(entries()).filter(({ id }) => id === null),
    /** The place for the changes of a draft, or of a new item of a kind. */
    of: (id: string | null, kind: Kind) =>
      find((each) => each.id === id && (id !== null || each.kind === kind)),
  };
}
