import { siteTexts } from '#src/texts/site.ts';
import { LoadingIcon, PlaceholderIcon } from '#src/ui/brand-icon.tsx';
import { classNames } from '#src/ui/class-names.ts';

export function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={classNames('animate-breathe rounded-xs bg-line', className)} />;
}

/** The shape of a page that is loading. Shows nothing that may turn out to be wrong. */
export function LoadingShape({ className, children }: { className?: string; children: React.ReactNode }) {
  return (
    <div aria-busy="true" className={className}>
      <output className="sr-only">{siteTexts.layout.loading}</output>
      {children}
    </div>
  );
}

/** A route can export this as `handle`: its shape is shown until the session is known. */
export type PageHandle = { Shape: () => React.ReactNode };

export function RowsSkeleton({ count = 5 }: { count?: number }) {
  return (
    <LoadingShape className="relative border-t border-ink">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex items-center gap-4 border-b border-line py-3">
          <Skeleton className="aspect-4/3 w-16 shrink-0 rounded-none" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="ms-auto h-4 w-16" />
        </div>
      ))}
    </LoadingShape>
  );
}

export function EmptyState({
  title,
  children,
  action,
}: {
  title: string;
  children?: React.ReactNode;
  action?: React.ReactNode;
}) {
  return (
    <div className="flex flex-col items-start gap-4 border-y border-line px-4 py-12 sm:px-8">
      <PlaceholderIcon size="lg" className="text-soft" />
      <p className="heading-block">{title}</p>
      {children && <div className="max-w-[52ch] text-soft">{children}</div>}
      {action}
    </div>
  );
}

export function ProgressBar({ label }: { label: string }) {
  return (
    <div className="relative flex flex-col items-center gap-4 py-12">
      <progress aria-label={label} className="sr-only" />
      <LoadingIcon size="lg" />
      <span className="mono" aria-hidden="true">
        {label}
      </span>
    </div>
  );
}
