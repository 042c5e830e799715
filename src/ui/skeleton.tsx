import { classNames } from './class-names.ts';

function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={classNames('animate-breathe rounded-xs bg-line', className)} />;
}

export function CardsSkeleton({
  label,
  count = 8,
  grid = 'grid-list',
}: {
  label: string;
  count?: number;
  grid?: 'grid-list' | 'grid-blog' | 'grid-dense';
}) {
  return (
    <div aria-busy="true" className={classNames('relative', grid)}>
      <output className="sr-only">{label}</output>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <Skeleton className="aspect-4/3 rounded-none" />
          <Skeleton className="mt-3 h-3 w-2/3" />
          <Skeleton className="mt-4 h-4 w-full" />
          <Skeleton className="mt-4 h-6 w-1/3" />
        </div>
      ))}
    </div>
  );
}

export function RowsSkeleton({ label, count = 5 }: { label: string; count?: number }) {
  return (
    <div aria-busy="true" className="relative border-t border-ink">
      <output className="sr-only">{label}</output>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex items-center gap-4 border-b border-line py-3">
          <Skeleton className="aspect-4/3 w-16 shrink-0 rounded-none" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="ms-auto h-4 w-16" />
        </div>
      ))}
    </div>
  );
}
