import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/identity/client.ts';
import { texts } from '#src/texts/texts.ts';
import { toast } from '#src/ui/toast.tsx';
import type { Outcome } from './contract.ts';

/** Closes a report, and renews what shows it, its item or its order. */
export function useCloseReport(id: string, onClosed: () => void) {
  const queries = useQueryClient();
  const { reports, admin } = texts;
  const { mutate, isPending, isError, variables } = useMutation({
    mutationFn: async (outcome: Outcome) =>
      (await api<{ modifiedCount: number }>('PUT', `/reports/${id}`, { outcome })).body,
    onSuccess: async ({ modifiedCount }, outcome) => {
      if (modifiedCount === 0) toast.blank(reports.wasClosed);
      else toast.success(outcome === 'removed' ? reports.removed : reports.dismissed);
      onClosed();
      for (const key of ['reports', 'figures', 'orders', 'cameras', 'lens', 'accessories', 'my'])
        await queries.invalidateQueries({ queryKey: [key] });
    },
  });
  return {
    close: (outcome: Outcome) => mutate(outcome),
    closing: isPending ? variables : null,
    failure: isError ? admin.failed : undefined,
  };
}
