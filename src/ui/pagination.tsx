import { ArrowLeft, ArrowRight, ArrowLeftToLine } from 'lucide-react';
import { Button, ButtonLink } from './button.tsx';

const row = 'mt-10 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-4 print:hidden';

type To = { to: string; label: string };

export function Pagination({
  label,
  summary,
  first,
  next,
}: {
  label: string;
  summary?: string | undefined;
  first?: To | undefined;
  next?: To | undefined;
}) {
  if (!first && !next && !summary) return null;
  return (
    <nav aria-label={label} className={row}>
      <span className="mono">{summary}</span>
      <div className="flex gap-3">
        {first && (
          <ButtonLink variant="line" to={first.to}>
            <ArrowLeftToLine aria-hidden size={16} />
            {first.label}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink variant="line" rel="next" to={next.to}>
            {next.label}
            <ArrowRight aria-hidden size={16} />
          </ButtonLink>
        )}
      </div>
    </nav>
  );
}

/** Pages of a table on the dashboard, as buttons; without a handler a direction is at its end. */
export function Pager({
  label,
  summary,
  previousLabel,
  nextLabel,
  onPrevious,
  onNext,
}: {
  label: string;
  summary?: string | undefined;
  previousLabel: string;
  nextLabel: string;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}) {
  return (
    <nav aria-label={label} className="mt-4 flex flex-wrap items-center justify-between gap-4 print:hidden">
      <span className="mono" aria-live="polite">
        {summary}
      </span>
      <div className="flex gap-2">
        <Button variant="line" size="sm" unavailable={!onPrevious} onClick={onPrevious}>
          <ArrowLeft aria-hidden size={16} />
          {previousLabel}
        </Button>
        <Button variant="line" size="sm" unavailable={!onNext} onClick={onNext}>
          {nextLabel}
          <ArrowRight aria-hidden size={16} />
        </Button>
      </div>
    </nav>
  );
}
