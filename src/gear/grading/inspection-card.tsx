import { Link } from 'react-router';
import { PhotoCard } from '#src/media/photos/viewing/photo-card.tsx';
import { formatDay } from '#src/platform/shared/dates.ts';
import { gradingTexts } from '#src/texts/gear.ts';
import { grammar } from '#src/texts/grammar.ts';
import { gradeName } from '#src/texts/names.ts';
import { listed } from '#src/texts/words.ts';
import type { Grade, Inspection } from './schemas.ts';

export const faultsOf = (inspection: Inspection | null): Inspection['points'] =>
  inspection?.points.filter(({ cap }) => cap !== 'Excellent') ?? [];

export function InspectionCard({ inspection, condition }: { inspection: Inspection; condition: Grade }) {
  const { item: words } = gradingTexts;
  const { grade, working, because, points, unchecked, date, service } = inspection;
  const faults = faultsOf(inspection);
  const faultless = points.filter(({ cap, fact }) => cap === 'Excellent' && !fact);
  const facts = points.filter(({ cap, fact }) => cap === 'Excellent' && fact);
  const serviced = facts.filter(({ id, answer }) => id === 'service' && answer === 'shop');
  const otherFacts = facts.filter((fact) => !serviced.includes(fact));
  const checkedCount = faults.length + faultless.length + unchecked.length;
  const summary =
    grade === null
      ? words.noGrade
      : because.length > 0
        ? words.because(gradeName(grade, working), ...because)
        : words.nothing(gradeName(grade));
  return (
    <section id="checked" className="mt-8">
      <h2 className="heading-card mb-2">{words.title}</h2>
      <p className="max-w-prose font-semibold">{summary}</p>
      {!working && grade === null && (
        <p className="mono mt-1 text-alarm uppercase">{gradeName(condition, false)}</p>
      )}
      {grade !== null && condition !== grade && (
        <p className="mt-1 text-soft">{words.less(gradeName(grade))}</p>
      )}
      {faults.length + unchecked.length + serviced.length > 0 && (
        <ul className="mt-4 max-w-prose border-t border-line">
          {faults.map((point) => (
            <CheckedPoint key={point.id} point={point} badge={gradeName(point.cap)} />
          ))}
          {serviced.map((point) => (
            <CheckedPoint key={point.id} point={{ ...point, text: servicedText(point.text, service) }} />
          ))}
          {unchecked.map(({ id, ask }) => (
            <li key={id} className="flex justify-between gap-3 border-b border-line py-2 text-sm text-soft">
              <span className="wrap-anywhere">{ask}</span>
              <span className="mono shrink-0">{words.unchecked}</span>
            </li>
          ))}
        </ul>
      )}
      {faultless.length > 0 && (
        <details className="mt-1 max-w-prose">
          <summary className="link cursor-pointer py-2.5">
            {words.faultless(faultless.length, checkedCount)}
          </summary>
          <ul className="border-t border-line">
            {faultless.map((point) => (
              <CheckedPoint key={point.id} point={point} badge={<span className="before:content-['✓']" />} />
            ))}
            {otherFacts.map((point) => (
              <CheckedPoint key={point.id} point={point} />
            ))}
          </ul>
        </details>
      )}
      <p className="mt-3 text-sm text-soft">
        {words.date(formatDay(date))}
        {grammar.gap}
        <Link to="/grading" className="link">
          {words.definitions}
        </Link>
      </p>
    </section>
  );
}

/** Adds the repair shop and the year, if they are known. */
function servicedText(text: string, service: Inspection['service']): string {
  const details = listed([service?.by, service?.year].filter((each) => each).map(String));
  return details ? gradingTexts.item.serviced(text, details) : text;
}

/** A point with its photos as thumbnails, which lead to the photos in full size. */
function CheckedPoint({
  point: { text, photos },
  badge,
}: {
  point: Inspection['points'][number];
  /** Missing for points that only describe the item. */
  badge?: React.ReactNode;
}) {
  return (
    <li className="flex items-center gap-3 border-b border-line py-2 text-sm">
      <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
      {photos.map((photo) => (
        <a key={photo.url} href={photo.url} className="block w-20 shrink-0">
          <PhotoCard photo={photo} alt={photo.alt} sizes="5rem" maxWidth={320} brokenLabel="" />
        </a>
      ))}
      {badge && <span className="mono shrink-0">{badge}</span>}
    </li>
  );
}
