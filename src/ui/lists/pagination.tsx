import { ArrowLeft, ArrowRight, ArrowLeftToLine } from 'lucide-react';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';

export function Pagination({
  first,
  next,
  className = 'mt-10 border-t border-line pt-4',
}: {
  first: string | false;
  next: string | null;
  className?: string;
}) {
  const { listing } = siteTexts;
  if (!first && !next) return null;
  return (
    <nav
      aria-label={listing.pages}
      className={classNames('flex flex-wrap items-center justify-end gap-3 print:hidden', className)}
    >
      {first && (
        <ButtonLink variant="line" to={first}>
          <ArrowLeftToLine aria-hidden size={16} />
          {listing.first}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink variant="line" rel="next" to={next}>
          {listing.next}
          <ArrowRight aria-hidden size={16} />
        </ButtonLink>
      )}
    </nav>
  );
}

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
      aria-label={of ? `${pages}: ${of}` : pages}
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
