import { formatDay } from '#src/platform/shared/dates.ts';
import { formatMoney } from '#src/platform/shared/money.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { pauseTexts } from '#src/texts/pauses.ts';
import { reportsTexts } from '#src/texts/reports.ts';
import { siteTexts } from '#src/texts/site.ts';
import { StateTag } from '#src/ui/badge.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { DefinitionList } from '#src/ui/lists/table.tsx';
import { Photo } from '#src/ui/photo.tsx';
import { WarningNotice } from '#src/ui/feedback/warning-notice.tsx';
import { UserLink } from '#src/accounts/users/user-link-card.tsx';
import type { Report } from '#src/moderation/reports/schemas.ts';
import { ReportedVersions } from './reported-versions.tsx';
import { Voices } from './summary.tsx';

export function ReportDetails({ report }: { report: Report }) {
  const { reports } = reportsTexts;
  const { admin } = adminTexts;
  const { listing } = report;
  const { paused } = listing;
  return (
    <div className="grid gap-6 sm:grid-cols-[2fr_3fr]">
      <div className="flex flex-col items-start gap-3 max-sm:order-last">
        <Photo src={listing.img} alt={listing.title} className="w-full" />
        <p className="line-clamp-4 text-sm text-soft wrap-anywhere">{listing.des}</p>
        <WarningNotice warnings={listing.warnings} />
        {!listing.withdrawn && (
          <ButtonLink size="sm" variant="line" to={`/dashboard/${listing.kind}/${listing._id}`}>
            {reports.seePage}
          </ButtonLink>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <Voices report={report} />
        <ReportedVersions report={report} />
        <DefinitionList
          items={[
            { term: admin.seller, detail: <UserLink id={listing.sellerId} name={listing.seller} /> },
            { term: admin.price, detail: formatMoney(listing.sale) },
            { term: admin.state, detail: <ItemTag listing={listing} /> },
            ...(paused
              ? [{ term: pauseTexts.since(formatDay(paused.since)), detail: <PauseReason paused={paused} /> }]
              : []),
          ]}
        />
      </div>
    </div>
  );
}

function ItemTag({ listing }: { listing: Report['listing'] }) {
  const { reports } = reportsTexts;
  const { listing: words } = siteTexts;
  if (listing.withdrawn) return <StateTag state="plain" label={reports.withdrawn} />;
  if (listing.paused) return <StateTag state="plain" label={pauseTexts.tag} />;
  return <StateTag state={listing.state} label={words.states[listing.state]} />;
}

function PauseReason({
  paused: { by, reason, edited },
}: {
  paused: NonNullable<Report['listing']['paused']>;
}) {
  if (by === 'seller') return pauseTexts.bySeller.adminWhat;
  return (
    <>
      <span className="block wrap-anywhere">{reason}</span>
      <span className="mono block">
        {edited ? pauseTexts.edited(formatDay(edited)) : pauseTexts.notEdited}
      </span>
    </>
  );
}
