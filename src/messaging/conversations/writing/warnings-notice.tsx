import { useDeferredValue, useMemo } from 'react';
import { warningsOf } from '#src/platform/user-text/warnings.ts';
import { conversationTexts } from '#src/texts/conversations.ts';

export function OwnWarnings({ text }: { text: string }) {
  const { holds } = conversationTexts;
  const typed = useDeferredValue(text);
  const warnings = useMemo(() => warningsOf(typed), [typed]);
  return (
    <p aria-live="polite" className="text-sm text-soft empty:hidden">
      {warnings.length > 0 && holds.lead(warnings.map((code) => holds[code]).join(', '))}
    </p>
  );
}
