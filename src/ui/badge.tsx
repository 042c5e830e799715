import { BadgeCheck, Clock } from 'lucide-react';
import { classNames } from './class-names.ts';

export function VerifiedBadge({
  verified,
  label,
  className,
}: {
  verified: boolean;
  label: string;
  className?: string | undefined;
}) {
  const Icon = verified ? BadgeCheck : Clock;
  return (
    <span
      data-verified={verified}
      className={classNames(
        'inline-flex items-baseline gap-1 text-xs text-start',
        verified ? 'font-semibold text-glass' : 'text-soft',
        className,
      )}
    >
      <Icon
        aria-hidden
        size={verified ? 17 : 14}
        strokeWidth={2}
        className={classNames('shrink-0 self-center', verified && 'fill-glass stroke-paper')}
      />
      <span>{label}</span>
    </span>
  );
}

const maxShown = 99;

/** A count beside an icon, where at most two digits fit. Shows nothing for zero. */
export function CountBadge({ count, className }: { count: number; className: string }) {
  if (count === 0) return null;
  return (
    <span
      className={classNames(
        'mono min-w-4 bg-patch px-1 py-px text-center text-2xs leading-tight font-semibold text-on-patch',
        className,
      )}
    >
      {count > maxShown ? `${maxShown}+` : count}
    </span>
  );
}

const states = {
  available: 'border-edge text-ink',
  booked: 'border-patch bg-patch text-on-patch',
  sold: 'border-ink bg-ink text-paper',
  plain: 'border-line text-soft',
} as const;

export function StateTag({
  state,
  label,
  className,
}: {
  state: keyof typeof states;
  label: string;
  className?: string | undefined;
}) {
  return (
    <span
      className={classNames(
        'inline-block rounded-xs border px-1.5 py-0.5 font-mono text-2xs font-medium sm:whitespace-nowrap',
        states[state],
        className,
      )}
    >
      {label}
    </span>
  );
}
