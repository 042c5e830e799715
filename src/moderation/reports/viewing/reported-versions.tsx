import { formatMoney } from '#src/platform/shared/money.ts';
import { changeTexts } from '#src/texts/changes.ts';
import { includedTexts } from '#src/texts/included.ts';
import { reportsTexts } from '#src/texts/reports.ts';
import { labeled, listed } from '#src/texts/words.ts';
import { Photo } from '#src/ui/photo.tsx';
import type { Report } from '#src/moderation/reports/schemas.ts';

type Reported = Report['reported'][number];
type Change = Reported['changes'][number];

/** Shows how the item differs from what was reported, because its seller may have edited it since. */
export function ReportedVersions({ report: { reported } }: { report: Report }) {
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
