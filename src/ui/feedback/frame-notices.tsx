import { useLocation } from 'react-router';
import { maintenanceText } from '#src/platform/shared/maintenance-text.ts';
import { grammar } from '#src/texts/grammar.ts';
import { siteTexts } from '#src/texts/site.ts';
import { outageClass } from '#src/ui/class-names.ts';
import { useStorageFault } from '#src/ui/client/browser-storage.ts';
import { dismissVersionNotice, useVersionNotice, type VersionNotice } from '#src/ui/client/new-version.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

export function MaintenanceLine({ rendered }: { rendered: string | null }) {
  const newest = maintenanceText.useValue();
  const text = newest === undefined ? rendered : newest;
  return (
    <output className="block bg-ink text-center text-sm text-paper not-empty:px-4 not-empty:py-2 print:hidden">
      {text !== null && (
        <>
          <span className="font-semibold">{siteTexts.maintenance.line}</span>
          {grammar.gap}
          <bdi className="wrap-anywhere whitespace-pre-line">{text}</bdi>
        </>
      )}
    </output>
  );
}

// Most browsers store what a page writes.
const StorageWords = lazyPart(async () => (await import('./storage-words.tsx')).StorageWords);

export function StorageLine() {
  const fault = useStorageFault();
  return (
    <output className="block bg-wash text-center text-sm not-empty:px-4 not-empty:py-2 print:hidden">
      {fault && <StorageWords fault={fault} />}
    </output>
  );
}

/**
 * The server fills this line in cached documents while the database is down. Pages opened from there are fresh, so
 * their line is empty.
 */
export function OutageLine() {
  const { pathname, search } = useLocation();
  return (
    <output key={pathname + search} className={outageClass} suppressHydrationWarning>
      {''}
    </output>
  );
}

const action =
  'flex min-h-9 items-center rounded-xs px-3 font-semibold underline underline-offset-4 hover:bg-paper/15 focus-visible:outline-current focus-visible:-outline-offset-2';

export function VersionStrip() {
  const notice = useVersionNotice();
  return (
    <output className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex justify-center max-lg:bottom-[calc(5rem+var(--toasts,0px))] max-lg:[:root:has([role$=dialog])_&]:top-[calc(0.5rem+var(--toasts,0px))] max-lg:[:root:has([role$=dialog])_&]:bottom-auto print:hidden">
      {notice && <VersionWords notice={notice} />}
    </output>
  );
}

function VersionWords({ notice }: { notice: VersionNotice }) {
  const { version, layout } = siteTexts;
  return (
    <span className="pointer-events-auto flex max-w-xl animate-arrive flex-wrap items-center justify-end gap-x-1 rounded-xs bg-ink py-1 pe-1 ps-4 text-sm text-paper">
      <span className="grow basis-60 py-2 font-medium max-sm:basis-full">{version[notice]}</span>
      <span className="flex">
        <button type="button" className={action} onClick={() => location.reload()}>
          {version.reload}
        </button>
        <button type="button" className={action} onClick={dismissVersionNotice}>
          {layout.dismiss}
        </button>
      </span>
    </span>
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
