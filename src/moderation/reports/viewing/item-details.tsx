import { useQuery } from '@tanstack/react-query';
import { api } from '#src/accounts/auth/client.ts';
import { UserLink } from '#src/accounts/users/user-link-card.tsx';
import type { Report } from '#src/moderation/reports/schemas.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { formatMoney } from '#src/platform/shared/money.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { changeTexts } from '#src/texts/changes.ts';
import { includedTexts } from '#src/texts/included.ts';
import { displayName } from '#src/texts/names.ts';
import { pauseTexts } from '#src/texts/pauses.ts';
import { photosTexts } from '#src/texts/photos.ts';
import { reportsTexts } from '#src/texts/reports.ts';
import { siteTexts } from '#src/texts/site.ts';
import { labeled, listed } from '#src/texts/words.ts';
import { StateTag } from '#src/ui/badge.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { WarningNotice } from '#src/ui/feedback/warning-notice.tsx';
import { DefinitionList } from '#src/ui/lists/table.tsx';
import { Photo } from '#src/ui/photo.tsx';
import { outcomeText, Voices } from './summary.tsx';
import { UserHistory } from './user-history.tsx';

export function ReportDetails({ report }: { report: Report }) {
  const { reports } = reportsTexts;
  const { admin } = adminTexts;
  const { listing } = report;
  const { paused } = listing;
  return (
    <div className="grid gap-6 sm:grid-cols-[2fr_3fr]">
      <div className="flex flex-col items-start gap-3 max-sm:order-last">
        <ItemPhotos listing={listing} />
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
        <ItemHistory report={report} />
        <DefinitionList
          items={[
            {
              term: admin.seller,
              detail: (
                <>
                  <UserLink id={listing.sellerId} name={listing.seller} />
                  <UserHistory id={listing.sellerId} />
                </>
              ),
            },
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

/** All photos of the item as it is now, the first one large. Each opens in a tab of its own. */
function ItemPhotos({ listing: { photos, seller } }: { listing: Report['listing'] }) {
  const { tiles } = photosTexts;
  return (
    <ul className="grid w-full grid-cols-3 gap-1">
      {photos.map((url, index) => (
        <li key={url} className="first:col-span-3">
          <a href={url} target="_blank" rel="noreferrer" className="block">
            <Photo src={url} alt={tiles.open(tiles.of(index + 1, photos.length, displayName(seller)))} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The other reports of the item, newest first. */
function ItemHistory({ report: { listing, voices } }: { report: Report }) {
  const { reports } = reportsTexts;
  const query = { listing: listing._id, sort: 'date', order: 'desc' } as const;
  const { data = [] } = useQuery({
    queryKey: ['reports', query],
    queryFn: async () => (await api('GET /reports', { query })).body,
  });
  const others = data.filter(({ _id }) => !voices.some((voice) => voice._id === _id));
  if (others.length === 0) return null;
  return (
    <section className="text-sm">
      <h3 className="font-semibold">{reports.ofItem}</h3>
      <ul className="text-soft">
        {others.map((other) => (
          <li key={other._id}>
            {formatDay(other.date)} · {reports.reasons[other.reason]} ·{' '}
            {other.outcome ? outcomeText(other.outcome, other) : reports.states.open}
          </li>
        ))}
      </ul>
    </section>
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

type Reported = Report['reported'][number];
type Change = Reported['changes'][number];

/** Shows how the item differs from what was reported, because its seller may have edited it since. */
function ReportedVersions({ report: { reported } }: { report: Report }) {
  const { reports } = reportsTexts;
  if (reported.length === 0) return null;
  const edited = reported.filter(({ changes }) => changes.length > 0);
  if (edited.length === 0) return <p className="text-sm text-soft">{reports.unchanged}</p>;
  return edited.map(({ version, changes }) => (
    <section key={version} aria-label={reports.edited} className="border-y border-line py-3 text-sm">
      <h3 className="font-semibold text-alarm">{reports.edited}</h3>
      <dl className="mt-2 flex flex-col gap-3">
        {changes.map((change) => (
          <div key={change.path}>
            <dt className="font-semibold">{labelOf(change)}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              {labeled(reports.reportedAs, '')}
              <del className="no-underline">{valueOf(change.path, change.was)}</del>
            </dd>
            <dd className="wrap-anywhere whitespace-pre-line text-soft">
              {labeled(changeTexts.is, '')}
              <ins className="no-underline">{valueOf(change.path, change.is)}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}

function labelOf({ path }: Change): string {
  const labels: Partial<Record<string, string>> = changeTexts.fields;
  return labels[path] ?? path;
}

function valueOf(path: string, value: Change['was']): React.ReactNode {
  if (path === 'photos' && Array.isArray(value))
    return (
      <div className="mt-1 flex flex-wrap gap-2">
        {value.map((url) => (
          <Photo
            key={url}
            src={url}
            alt={changeTexts.fields.photos}
            width={96}
            height={96}
            className="size-24"
          />
        ))}
      </div>
    );
  if (path === 'included' && Array.isArray(value))
    return value.length > 0 ? includedTexts.list(...value) : includedTexts.nothing;
  if (Array.isArray(value)) return value.length > 0 ? listed(value) : changeTexts.alone;
  return path === 'sale' ? formatMoney(Number(value)) : String(value);
}
