import { CallError } from '#src/ui/client/call.ts';
import { useRenew } from '#src/ui/client/use-invalidate-queries.ts';
import { adminTexts } from '#src/texts/admin.ts';

export function explainRefusal(error: Error): string {
  return error instanceof CallError && error.status === 409 ? error.message : adminTexts.admin.failed;
}

export function useRenewPeople(): () => Promise<void> {
  const renew = useRenew();
  return () =>
    renew('users', 'people', 'verifications', 'figures', 'orders', 'cameras', 'lens', 'accessories', 'audit');
}
