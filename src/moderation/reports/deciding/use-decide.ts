import { api } from '#src/accounts/auth/client.ts';
import type { CallError } from '#src/ui/client/call.ts';
import { useSchemaForm } from '#src/ui/client/form.ts';
import { useRenew } from '#src/ui/client/hooks.ts';
import { text } from '#src/platform/schemas.ts';
import { reportsTexts } from '#src/texts/reports.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { z } from 'zod';
import type { Outcome, Report } from '#src/moderation/reports/schemas.ts';

const optionalReason = z.object({ reason: z.literal('').or(text(500)) });
const wantedReason = z.object({ reason: text(500) });

export function useDecide(report: Report, outcome: Outcome, onDone: () => void) {
  const renew = useRenew();
  const { reports } = reportsTexts;
  return useSchemaForm<{ reason: string }, { reason: string }>(
    outcome === 'dismissed' || outcome === 'upheld' ? optionalReason : wantedReason,
    { reason: '' },
    async ({ reason }) => {
      const { body } = await api<{ modifiedCount: number }>('PUT', `/reports/${report._id}`, {
        outcome,
        ...(reason && { reason }),
      });
      if (body.modifiedCount === 0) toast.blank(reports.wasClosed);
      else
        toast.success(
          report.review && outcome === 'removed' ? reports.reviewRemovedNow : reports.done[outcome],
        );
      onDone();
      const changed = ['reports', 'figures', 'orders', 'pauses', 'people', 'audit'];
      await renew(...changed, 'cameras', 'lens', 'accessories', 'my');
    },
    (error: CallError) => (error.status === 409 ? error.message : reports.failedDecision),
    { keepAs: `${outcome}:${report._id}` },
  );
}
