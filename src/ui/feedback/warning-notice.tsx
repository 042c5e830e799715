import { TriangleAlert } from 'lucide-react';
import type { WarningCode } from '#src/platform/user-text/warning-codes.ts';
import { conversationTexts } from '#src/texts/conversations.ts';

export function WarningNotice({ warnings = [] }: { warnings: readonly WarningCode[] | undefined }) {
  const { care } = conversationTexts;
  if (warnings.length === 0) return null;
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
