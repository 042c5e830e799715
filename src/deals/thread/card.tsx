import { useId } from 'react';
import { formatTime } from '#src/platform/shared/dates.ts';
import { classNames } from '#src/ui/class-names.ts';
import { SectionHeadings } from '#src/ui/layout/page-heading.tsx';

const looks = {
  /** Waits for the reader. */
  urgent: 'border-ink bg-sheet shadow-[inset_0_3px_0_var(--patch)]',
  /** Waits for the other side. */
  open: 'border-edge bg-sheet',
  closed: 'border-line bg-sheet',
  done: 'border-transparent bg-patch text-on-patch',
} as const;

export type Look = keyof typeof looks;

/** Closed cards of one side are as wide as their messages. */
const aligned = {
  'self-start': 'max-w-[85%] self-start lg:max-w-md',
  'self-center': 'w-full max-w-lg self-center',
  'self-end': 'max-w-[85%] self-end lg:max-w-md',
} as const;

/** A card of the deal, in the place of the log where it happened. */
export function Card({
  title,
  date,
  look = 'closed',
  align = 'self-center',
  children,
}: {
  title: React.ReactNode;
  /** Left out where it could be taken for the time of the meeting. */
  date?: string | undefined;
  look?: Look;
  align?: keyof typeof aligned;
  children?: React.ReactNode;
}) {
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      className={classNames('flex scroll-my-4 flex-col gap-3 border px-4 py-3', aligned[align], looks[look])}
    >
      <header className="flex items-baseline justify-between gap-3">
        <h2 id={id} data-heading tabIndex={-1} className="heading-card min-w-0 wrap-anywhere outline-none">
          {title}
        </h2>
        {date !== undefined && <CardTime date={date} className={look === 'done' ? undefined : 'text-soft'} />}
      </header>
      <SectionHeadings value={false}>{children}</SectionHeadings>
    </article>
  );
}

/** A step that needs no more than a line. */
export function CardLine({ date, children }: { date: string; children: React.ReactNode }) {
  return (
    <p className="flex items-center gap-3 text-center text-sm text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      <span className="max-w-[85%] text-balance wrap-anywhere">
        {children} · <CardTime date={date} />
      </span>
    </p>
  );
}

function CardTime({ date, className }: { date: string; className?: string | undefined }) {
  return (
    <time dateTime={date} className={classNames('shrink-0 text-xs', className)}>
      {formatTime(date)}
    </time>
  );
}

/** Scrolls opened details into view. At the end of a conversation, they open below its visible part. */
export const showOpened = ({ currentTarget }: React.ToggleEvent<HTMLDetailsElement>): void => {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
};

/** Keeps rare actions away from the usual one. */
export function MoreActions({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <details className="scroll-my-4 border-t border-line pt-2 text-sm" onToggle={showOpened}>
      <summary className="min-h-9 cursor-pointer py-1.5 font-semibold">{label}</summary>
      <div className="flex flex-col gap-4 py-2">{children}</div>
    </details>
  );
}
