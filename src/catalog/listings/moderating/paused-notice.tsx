import { siteTexts } from '#src/texts/site.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import type { OwnedListing } from '#src/catalog/listings/schemas.ts';
import { RestoreButton } from '#src/moderation/reports/deciding/restore-card.tsx';

export function PausedNotice({ listing, isOwner }: { listing: OwnedListing; isOwner: boolean }) {
  const { pauses } = dashboardTexts;
  const { paused, products, _id } = listing;
  if (!paused) return null;
  return (
    <Notice title={pauses.notice(formatDay(paused.since))} className="mt-6">
      <p>{pauses.what}</p>
      <p className="mt-2 whitespace-pre-line wrap-anywhere">
        <span className="font-semibold">{pauses.why}: </span>
        {paused.reason ?? siteTexts.left.erased}
      </p>
      <p className="mt-2">
        {isOwner ? pauses.todo : paused.edited ? pauses.edited(formatDay(paused.edited)) : pauses.notEdited}
      </p>
      {!isOwner && (
        <p className="mt-3">
          <RestoreButton id={_id} title={products.title} size="sm" />
        </p>
      )}
    </Notice>
  );
}
