import { useDeferredValue, useMemo } from 'react';
import type { OrderSide } from '#src/platform/db/columns.ts';
import { warningsInDeal } from '#src/platform/user-text/handover-code.ts';
import { warningsOf } from '#src/platform/user-text/warnings.ts';
import { conversationTexts } from '#src/texts/conversations.ts';
import { listed } from '#src/texts/words.ts';

/** `reader` is the side of an accepted order that will read the text; null before one was accepted. */
export function OwnWarnings({ text, reader = null }: { text: string; reader?: OrderSide | null }) {
  const { holds } = conversationTexts;
  const typed = useDeferredValue(text);
  const warnings = useMemo(() => {
    const found = warningsOf(typed);
    // The shop itself asks both sides to meet with the handover code.
    return reader ? warningsInDeal(found, typed, reader).filter((code) => code !== 'handover-code') : found;
  }, [typed, reader]);
  return (
    <p aria-live="polite" className="text-sm text-soft empty:hidden">
      {warnings.length > 0 && holds.lead(listed(warnings.map((code) => holds[code])))}
    </p>
  );
}
