import { UserLink } from '#src/accounts/users/user-link-card.tsx';
import type { Outcome, Report } from '#src/moderation/reports/schemas.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { displayName } from '#src/texts/names.ts';
import { reportsTexts } from '#src/texts/reports.ts';
import { labeled } from '#src/texts/words.ts';
import { EmailLink } from '#src/ui/contact-links.tsx';
import { UserHistory } from './user-history.tsx';

const { messageOf, reviewOf, copiesOf, outcomes, outcomeOfReview } = reportsTexts.reports;

export function titleOf({ message, review, copied, listing }: Report): string {
  if (copied) return copiesOf(displayName(copied.sender.name));
  if (message) return messageOf(displayName(message.sender.name));
  return review ? reviewOf(displayName(review.author.name)) : listing.title;
}

export function outcomeText(outcome: Outcome, { review }: Report): string {
  return review && outcome === 'removed' ? outcomeOfReview : outcomes[outcome];
}

/** With more reporters, their histories would take too many requests. */
const maxHistories = 3;

/** Everyone who reported the same. One decision closes all of these. */
export function Voices({ report: { voices, outcome } }: { report: Report }) {
  const { reports } = reportsTexts;
  return (
    <div className="flex flex-col gap-5">
      {voices.length > 1 && outcome === null && (
        <p className="font-semibold">{reports.several(voices.length)}</p>
      )}
      {voices.map((voice) => (
        <ReportNote key={voice._id} voice={voice}>
          {voice.reporter && voices.length <= maxHistories && <UserHistory id={voice.reporter._id} />}
        </ReportNote>
      ))}
    </div>
  );
}

function ReportNote({
  voice: { note, reason, date, reporter },
  children,
}: {
  voice: Report['voices'][number];
  children: React.ReactNode;
}) {
  const { reports } = reportsTexts;
  return (
    <article className="flex flex-col gap-2">
      <blockquote className="border-s-2 border-patch ps-4 whitespace-pre-line wrap-anywhere">
        {note || <span className="text-soft">{reporter ? reports.noNote : reports.shopSaw}</span>}
      </blockquote>
      <p className="flex flex-wrap gap-x-3 text-sm">
        <span className="text-soft">
          {reports.reasons[reason]} · {formatDay(date)}
        </span>
        {reporter ? (
          <>
            <UserLink id={reporter._id} name={reporter.name} />
            <EmailLink email={reporter.email} />
          </>
        ) : (
          reports.byShop
        )}
      </p>
      {children}
    </article>
  );
}

export function Decision({ report, outcome }: { report: Report; outcome: Outcome }) {
  const { reports } = reportsTexts;
  const { closed, closedBy, explanation, date } = report;
  const words = reports.decidedBy(
    outcomeText(outcome, report),
    formatDay(closed ?? date),
    displayName(closedBy?.name ?? null),
  );
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h3 className="mono">{words}</h3>
      {explanation && (
        <p className="mt-2 whitespace-pre-line wrap-anywhere">
          <span className="text-soft">{labeled(reports.message, '')}</span>
          {explanation}
        </p>
      )}
    </section>
  );
}
