import { maintenanceText } from '#src/platform/shared/maintenance-text.ts';
import { siteTexts } from '#src/texts/site.ts';
import { useLocation } from 'react-router';

export function MaintenanceLine({ rendered }: { rendered: string | null }) {
  const newest = maintenanceText.useValue();
  const text = newest === undefined ? rendered : newest;
  return (
    <output className="block bg-ink text-center text-sm text-paper not-empty:px-4 not-empty:py-2 print:hidden">
      {text !== null && (
        <>
          <span className="font-semibold">{siteTexts.maintenance.line}</span>{' '}
          <bdi className="wrap-anywhere whitespace-pre-line">{text}</bdi>
        </>
      )}
    </output>
  );
}

/** The server searches cached pages for this class. */
export const outageClass = 'outage-line';

/** Filled by the server in cached documents while the database is down; pages opened from these are fresh. */
export function OutageLine() {
  const { pathname, search } = useLocation();
  return (
    <output key={pathname + search} className={outageClass} suppressHydrationWarning>
      {''}
    </output>
  );
}
