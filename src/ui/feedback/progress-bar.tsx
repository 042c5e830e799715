import { siteTexts } from '#src/texts/site.ts';
import { LoadingMark } from '#src/ui/mark.tsx';

export function ProgressBar({ label }: { label: string }) {
  return (
    <div className="relative flex flex-col items-center gap-4 py-12">
      <progress aria-label={label} className="sr-only" />
      <LoadingMark size="lg" />
      <span className="mono" aria-hidden="true">
        {label}
      </span>
    </div>
  );
}

export function TopProgress({ active }: { active: boolean }) {
  if (!active) return null;
  return (
    <div className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden print:hidden">
      <progress aria-label={siteTexts.layout.loading} className="sr-only" />
      <div className="h-full w-1/4 animate-run bg-patch motion-reduce:w-full" />
    </div>
  );
}
