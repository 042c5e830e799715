import { maintenanceText } from '#src/platform/shared/maintenance-text.ts';
import { siteTexts } from '#src/texts/site.ts';

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
