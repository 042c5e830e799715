import { dealTexts } from '#src/texts/deal.ts';
import { CallError } from '#src/ui/client/call.ts';

export function explain(error: Error): string {
  const { deal } = dealTexts;
  const { status, message } = error instanceof CallError ? error : { status: 0, message: '' };
  if (status === 429) return message;
  return status === 409 ? deal.movedOn : deal.failed;
}
