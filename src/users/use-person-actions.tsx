import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '#src/auth/client.ts';
import { CallError } from '#src/browser/call.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { toast } from '#src/ui/toast.tsx';
import type { User } from './contract.ts';

export type PersonAct = 'promote' | 'stepDown' | 'remove' | 'lift';

const calls = {
  promote: ['PUT', '/users/admin/'],
  stepDown: ['DELETE', '/users/admin/'],
  remove: ['DELETE', '/users/'],
  lift: ['DELETE', '/suspensions/'],
} as const;

export function explainRefusal(error: Error | null): string | undefined {
  if (!error) return undefined;
  return error instanceof CallError && error.status === 409 ? error.message : adminTexts.admin.failed;
}

export async function renewPeople(queries: QueryClient): Promise<void> {
  for (const key of [
    'users',
    'people',
    'verifications',
    'figures',
    'orders',
    'cameras',
    'lens',
    'accessories',
    'audit',
  ])
    await queries.invalidateQueries({ queryKey: [key] });
}

export function usePersonAct(act: PersonAct, onDone?: () => void) {
  const queries = useQueryClient();
  const { admin } = adminTexts;
  const done = {
    promote: admin.madeAdmin,
    stepDown: admin.steppedDown,
    remove: admin.removed,
    lift: admin.lifted,
  };
  const [method, path] = calls[act];
  return useMutation({
    mutationFn: async (user: User) => api(method, path + user._id),
    onSuccess: async () => {
      toast.success(done[act]);
      onDone?.();
      await renewPeople(queries);
    },
  });
}
