import { formatDay } from '#src/platform/dates.ts';
import { formatDollars } from '#src/platform/money.ts';
import { texts } from '#src/texts/texts.ts';
import { StateTag } from '#src/ui/badge.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmailLink } from '#src/ui/contact.tsx';
import { DefinitionList } from '#src/ui/definition-list.tsx';
import { Photo } from '#src/ui/photo.tsx';
import type { Report } from './contract.ts';

/** The item at the left, what was said of it and by whom at the right. */
export function ReportDetails({ report: { note, reason, date, reporter, listing } }: { report: Report }) {
  const { reports, admin, layout, listing: words } = texts;
  const state = listing.withdrawn ? (
    <StateTag state="plain" label={reports.withdrawn} />
  ) : (
    <StateTag state={listing.state} label={words.states[listing.state]} />
  );
  return (
    <div className="grid gap-6 sm:grid-cols-[2fr_3fr]">
      <div className="flex flex-col items-start gap-3 max-sm:order-last">
        <Photo src={listing.img} alt={listing.title} brokenLabel={layout.noPicture} className="w-full" />
        <p className="line-clamp-4 text-sm text-soft wrap-anywhere">{listing.des}</p>
        {!listing.withdrawn && (
          <ButtonLink size="sm" variant="line" to={`/${listing.kind}/${listing._id}`}>
            {reports.seePage}
          </ButtonLink>
        )}
      </div>
      <div className="flex flex-col gap-5">
        <blockquote className="border-l-2 border-patch pl-4 whitespace-pre-line wrap-anywhere">
          {note || <span className="text-soft">{reports.noNote}</span>}
        </blockquote>
        <DefinitionList
          items={[
            { term: reports.reasonHead, detail: reports.reasons[reason] },
            {
              term: reports.reporter,
              detail: (
                <>
                  <span className="block wrap-anywhere">{reporter.name}</span>
                  <EmailLink email={reporter.email} />
                </>
              ),
            },
            { term: reports.when, detail: formatDay(date) },
            { term: admin.seller, detail: listing.seller },
            { term: admin.price, detail: formatDollars(listing.sale) },
            { term: admin.state, detail: state },
          ]}
        />
      </div>
    </div>
  );
}
