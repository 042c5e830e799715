import { useId } from 'react';
import { formatMoment } from '#src/platform/shared/dates.ts';
import { classNames } from '#src/ui/class-names.ts';

/** A card of the deal. The one that waits for somebody stands out. */
export function Card({
  title,
  date,
  isCurrent = false,
  align = 'self-center',
  children,
}: {
  title: React.ReactNode;
  date: string;
  isCurrent?: boolean;
  align?: 'self-start' | 'self-center' | 'self-end';
  children?: React.ReactNode;
}) {
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      className={classNames(
        'deal-card flex w-full max-w-lg scroll-my-4 flex-col gap-3 border bg-sheet px-4 py-3',
        align,
        isCurrent ? 'border-ink shadow-[inset_0_3px_0_var(--patch)]' : 'border-line',
      )}
    >
      <header className="flex items-baseline justify-between gap-3">
        <h2 id={id} data-heading tabIndex={-1} className="heading-card min-w-0 wrap-anywhere outline-none">
          {title}
        </h2>
        <CardTime date={date} />
      </header>
      {children}
    </article>
  );
}

/** A step that needs no more than a line. */
export function CardLine({ date, children }: { date: string; children: React.ReactNode }) {
  return (
    <p className="flex items-center gap-3 text-center text-sm text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      <span className="max-w-[75%] wrap-anywhere">
        {children} · <CardTime date={date} />
      </span>
    </p>
  );
}

function CardTime({ date }: { date: string }) {
  return (
    <time dateTime={date} className="shrink-0 text-xs text-soft">
      {formatMoment(date)}
    </time>
  );
}

/** Keeps rare actions away from the usual one. */
export function MoreActions({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <details className="border-t border-line pt-2 text-sm">
      <summary className="min-h-9 cursor-pointer py-1.5 font-semibold">{label}</summary>
      <div className="flex flex-col gap-4 py-2">{children}</div>
    </details>
  );
}
