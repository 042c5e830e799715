import { TriangleAlert } from 'lucide-react';
import { conversationTexts } from '#src/texts/conversations.ts';
import type { WarningCode } from './contract.ts';

/** Why its reader should take care of a message. */
export function WarningNotice({ warnings }: { warnings: readonly WarningCode[] }) {
  const { care } = conversationTexts;
  return (
    <div className="mt-2 flex gap-2 border-s-2 border-alarm ps-3 text-sm">
      <TriangleAlert aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-alarm" />
      <div>
        <p className="font-semibold">{care.title}</p>
        {warnings.map((code) => (
          <p key={code}>{care[code]}</p>
        ))}
      </div>
    </div>
  );
}
