import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { classNames } from '#src/ui/class-names.ts';

export type Stat = {
  label: string;
  count: number;
  to?: string;
};

/** Leaves out zeros, and the whole group if there is nothing else. */
export function StatGroup({ title, stats: all }: { title: string; stats: readonly Stat[] }) {
  const stats = all.filter(({ count }) => count > 0);
  if (stats.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="heading-block mb-3">{title}</h2>
      <ul
        className={classNames(
          'grid gap-x-2 border-t border-b border-ink border-b-line sm:gap-x-4',
          stats.length === 3 ? 'grid-cols-3' : 'grid-cols-2',
          stats.length > 3 ? 'sm:grid-cols-4' : 'sm:grid-cols-3',
        )}
      >
        {stats.map((stat) => (
          <li key={stat.label}>
            <StatCell stat={stat} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function StatCell({ stat: { label, count, to } }: { stat: Stat }) {
  const content = (
    <>
      <span className="tabular text-2xl font-bold">{dashboardTexts.stats.number(count)}</span>
      <span
        className={classNames(
          'flex items-center gap-1.5 text-sm max-sm:gap-0.5',
          to ? 'text-glass' : 'text-soft',
        )}
      >
        {label}
        {to && <ArrowRight aria-hidden size={14} />}
      </span>
    </>
  );
  const look = 'flex h-full flex-col gap-0.5 py-4';
  if (!to) return <p className={look}>{content}</p>;
  return (
    <Link to={to} className={classNames(look, 'group hover:bg-wash/60 [&>span:last-child]:hover:underline')}>
      {content}
    </Link>
  );
}
