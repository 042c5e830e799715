import { formatDay } from '#src/platform/dates.ts';
import { evidenceTexts } from '#src/texts/evidence.ts';
import { knownBrand, nameOf, writesCounts } from './cameras.ts';
import type { ShownEvidence } from './contract.ts';

type Item = { brand: string; evidence: ShownEvidence | null; isFilm: boolean };

/** How many frames a camera has taken, what says so, and where nothing does, why. */
export function ShutterCount({ brand, evidence, isFilm }: Item) {
  const { count: words } = evidenceTexts;
  if (!evidence) {
    if (isFilm) return words.film;
    const maker = knownBrand(brand);
    return maker === null || writesCounts(maker)
      ? words.notShown
      : `${words.unknown}: ${words.why.maker(maker)}`;
  }
  const { make, model, count, counts, unknown, taken, firmware, notes, read } = evidence;
  const isSaved = notes.includes('saved-by-program');
  const camera = `${make} ${nameOf(make, model)}`;
  const from = taken ? words.readFrom(formatDay(taken), camera) : words.readFromUndated(camera);
  const why = unknown === 'maker' ? words.why.maker(make) : unknown && words.why[unknown];
  const more = [
    ...(counts ? [words.counts[counts]] : []),
    ...(firmware ? [isSaved ? words.notes.savedBy(firmware) : words.firmware(firmware)] : []),
    ...notes.flatMap((note) => (note === 'saved-by-program' ? [] : [words.notes[note]])),
    words.readOn(formatDay(read)),
  ];
  return (
    <>
      {count === null ? `${words.unknown}: ${why}` : words.known(count)}
      <span className="block text-sm font-normal text-soft wrap-anywhere">
        {`${from}; ${words.canBeEdited}. ${more.join(' ')}`}
      </span>
    </>
  );
}
