import { useQuery } from '@tanstack/react-query';
import { api } from '#src/accounts/auth/client.ts';
import type { Draft } from '#src/catalog/listings/drafts/schemas.ts';
import type { DraftCalls } from './draft-saver.ts';

const findDrafts = async (): Promise<Draft[]> => (await api<Draft[]>('GET', '/my/drafts')).body;

/** The user's drafts, newest first. The key starts with 'my', so that they are refetched with the user's items. */
export function useDrafts() {
  return useQuery({ queryKey: ['my', 'drafts'], queryFn: findDrafts });
}

export const draftCalls: DraftCalls = {
  create: async ({ kind, fields, key }, isLeaving) =>
    (await api<Draft>('POST', '/my/drafts', { kind, fields }, key, isLeaving)).body,
  change: async (id, { kind, fields, version }, isLeaving) => {
    const body = { kind, fields, version };
    return (await api<Draft>('PATCH', `/my/drafts/${id}`, body, undefined, isLeaving)).body;
  },
  find: async (id) => (await findDrafts()).find(({ _id }) => _id === id),
};
