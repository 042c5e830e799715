import { siteTexts } from '#src/texts/site.ts';
import { classNames } from '#src/ui/class-names.ts';

function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={classNames('animate-breathe rounded-xs bg-line', className)} />;
}

export function RowsSkeleton({ count = 5 }: { count?: number }) {
  return (
    <div aria-busy="true" className="relative border-t border-ink">
      <output className="sr-only">{siteTexts.layout.loading}</output>
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
