import { formatDay } from '#src/platform/dates.ts';
import { evidenceTexts } from '#src/texts/evidence.ts';
import { cameraName, knownBrand, writesCounts } from './cameras.ts';
import type { ShownEvidence } from './contract.ts';
import { countWords, unknownOf } from './count-words.ts';

type Item = { brand: string; evidence: ShownEvidence | null; isFilm: boolean };

/** How many frames a camera has taken, what says so, and where nothing does, why. */
export function ShutterCount({ brand, evidence, isFilm }: Item) {
  const { count: words } = evidenceTexts;
  if (!evidence) {
    if (isFilm) return words.film;
    const maker = knownBrand(brand);
    return maker === null || writesCounts(maker) ? words.notShown : unknownOf(maker);
  }
  const { counts, taken, firmware, notes, read } = evidence;
  const isSaved = notes.includes('saved-by-program');
  const camera = cameraName(evidence);
  const from = taken ? words.readFrom(formatDay(taken), camera) : words.readFromUndated(camera);
  const more = [
    ...(counts ? [words.counts[counts]] : []),
    ...(firmware ? [isSaved ? words.notes.savedBy(firmware) : words.firmware(firmware)] : []),
    ...notes.flatMap((note) => (note === 'saved-by-program' ? [] : [words.notes[note]])),
    words.readOn(formatDay(read)),
  ];
  return (
    <>
      {countWords(evidence)}
      <span className="block text-sm font-normal text-soft wrap-anywhere">
        {`${from}; ${words.canBeEdited}. ${more.join(' ')}`}
      </span>
    </>
  );
}
