import { formatDay } from '#src/platform/shared/dates.ts';
import { evidenceTexts } from '#src/texts/evidence.ts';
import { joinSentences, labeled } from '#src/texts/words.ts';
import { cameraName, company, knownBrand, writesCounts } from './cameras.ts';
import type { Evidence, ShownEvidence } from './schemas.ts';

type CountFacts = Pick<Evidence, 'make' | 'count' | 'unknown'>;

export function countWords({ make, count, unknown }: CountFacts): string {
  const { count: words } = evidenceTexts;
  if (count !== null) return words.known(count);
  return unknown === null || unknown === 'maker'
    ? unknownOf(make)
    : labeled(words.unknown, words.why[unknown]);
}

type CountedItem = { brand: string; evidence: ShownEvidence | null; isFilm: boolean };

export function itemCountWords({ brand, evidence, isFilm }: CountedItem): string {
  const { count: words } = evidenceTexts;
  if (evidence) return countWithSource(evidence) ?? countWords(evidence);
  if (isFilm) return words.film;
  const maker = knownBrand(brand);
  return maker === null || writesCounts(maker) ? words.notShown : unknownOf(maker);
}

/** Returns the count with its source, or null without a count. */
export function countWithSource(evidence: ShownEvidence | null): string | null {
  return evidence?.count ? evidenceTexts.count.fromFile(evidence.count) : null;
}

function unknownOf(maker: string): string {
  const { count: words } = evidenceTexts;
  return labeled(words.unknown, words.why.maker(maker));
}

/** Summarizes a chosen file for the form that adds it to an item. */
export function summarize(evidence: Evidence): { count: string; camera: string } {
  const { count: words } = evidenceTexts;
  const count = evidence.count ? words.known(evidence.count) : words.unknown;
  return { count: labeled(words.title, count), camera: cameraName(evidence) };
}

/** Returns how to see a count that a file of the maker does not have, or null if its files have one. */
export function howToSee(brand: string): string | null {
  const maker = company(brand);
  const seen: Readonly<Record<string, string | undefined>> = evidenceTexts.count.seen;
  if (knownBrand(brand) === null) return null;
  return seen[maker] ?? (writesCounts(maker) ? null : evidenceTexts.count.seen.other);
}

export function ShutterCount(item: CountedItem) {
  const { count: words } = evidenceTexts;
  const { evidence, brand, isFilm } = item;
  const text = itemCountWords(item);
  const seeing = isFilm ? null : howToSee(brand);
  if (!evidence)
    return seeing === null ? text : <Explained {...{ text, title: words.howToSee }}>{seeing}</Explained>;
  const { counts, taken, firmware, notes, read } = evidence;
  const isSaved = notes.includes('saved-by-program');
  const camera = cameraName(evidence);
  const readDay = formatDay(read);
  const more = [
    taken ? words.readFrom(readDay, camera, formatDay(taken)) : words.readFromUndated(readDay, camera),
    ...(counts ? [words.counts[counts]] : []),
    ...(firmware ? [isSaved ? words.notes.savedBy(firmware) : words.firmware(firmware)] : []),
    ...notes.flatMap((note) => (note === 'saved-by-program' ? [] : [words.notes[note]])),
    words.canBeEdited,
  ];
  return <Explained {...{ text, title: words.about }}>{joinSentences(more)}</Explained>;
}

function Explained({ text, title, children }: { text: string; title: string; children: string }) {
  return (
    <>
      {text}
      <details className="-mb-2 text-sm">
        <summary className="link cursor-pointer py-2">{title}</summary>
        <p className="pb-2 font-normal text-soft wrap-anywhere">{children}</p>
      </details>
    </>
  );
}
