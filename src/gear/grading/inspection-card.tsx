import { Link } from 'react-router';
import { PhotoCard } from '#src/accounts/photos/viewing/photo-card.tsx';
import { formatDay } from '#src/platform/shared/dates.ts';
import { gradingTexts } from '#src/texts/gear.ts';
import { siteTexts } from '#src/texts/site.ts';
import { uncapitalize } from '#src/platform/shared/text.ts';
import type { Grade, Inspection } from './schemas.ts';

export const joinReasons = (reasons: readonly string[]): string => reasons.map(uncapitalize).join('; ');

export function InspectionCard({ inspection, condition }: { inspection: Inspection; condition: Grade }) {
  const { item: words, grades } = gradingTexts;
  const { grade, working, because, points, unchecked, date } = inspection;
  const summary =
    grade === null
      ? words.noGrade
      : because.length > 0
        ? words.because(
            working ? grades[grade] : siteTexts.listing.notWorking(grades[grade]),
            joinReasons(because),
          )
        : words.nothing(grades[grade]);
  return (
    <section id="checked" className="mt-8">
      <h2 className="heading-card mb-2">{words.title}</h2>
      <p className="max-w-prose font-semibold">{summary}</p>
      {!working && grade === null && (
        <p className="mono mt-1 text-alarm uppercase">{siteTexts.listing.notWorking(grades[condition])}</p>
      )}
      {grade !== null && condition !== grade && <p className="mt-1 text-soft">{words.less(grades[grade])}</p>}
      <ul className="mt-4 grid border-t border-line sm:grid-cols-2 sm:gap-x-8">
        {points.map(({ id, text, cap, photos }) => (
          <li key={id} className="border-b border-line py-2 text-sm">
            <span className="flex justify-between gap-3">
              <span className="wrap-anywhere">{text}</span>
              {cap !== 'Excellent' && <span className="mono shrink-0">{grades[cap]}</span>}
            </span>
            {photos.length > 0 && (
              <span className="mt-2 grid grid-cols-2 gap-2">
                {photos.map((photo) => (
                  <a key={photo.url} href={photo.url} className="block">
                    <PhotoCard
                      photo={photo}
                      alt={photo.alt}
                      sizes="(min-width: 64rem) 14vw, 45vw"
                      maxWidth={640}
                      brokenLabel=""
                    />
                  </a>
                ))}
              </span>
            )}
          </li>
        ))}
        {unchecked.map(({ id, ask }) => (
          <li key={id} className="flex justify-between gap-3 border-b border-line py-2 text-sm text-soft">
            <span className="wrap-anywhere">{ask}</span>
            <span className="mono shrink-0">{words.unchecked}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-soft">
        {words.date(formatDay(date))}{' '}
        <Link to="/grading" className="link">
          {words.definitions}
        </Link>
      </p>
    </section>
  );
}
