import { ArrowLeft, ArrowRight } from 'lucide-react';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { labeled } from '#src/texts/words.ts';
import { Button } from '#src/ui/button.tsx';

/** A direction without a handler has no more pages. */
export function Pager({
  of,
  summary,
  onPrevious,
  onNext,
}: {
  of: string | undefined;
  summary: string | undefined;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}) {
  const { pages, previous, next } = dashboardTexts.tables;
  return (
    <nav
      aria-label={of ? labeled(pages, of) : pages}
      className="mt-4 flex flex-wrap items-center justify-between gap-4 print:hidden"
    >
      <span className="mono" aria-live="polite">
        {summary}
      </span>
      <div className="flex gap-2">
        <Button variant="line" size="sm" unavailable={!onPrevious} onClick={onPrevious}>
          <ArrowLeft aria-hidden size={16} />
          {previous}
        </Button>
        <Button variant="line" size="sm" unavailable={!onNext} onClick={onNext}>
          {next}
          <ArrowRight aria-hidden size={16} />
        </Button>
      </div>
    </nav>
  );
}
