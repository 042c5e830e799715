import { formatDay } from '#src/platform/shared/dates.ts';
import { evidenceTexts } from '#src/texts/evidence.ts';
import { cameraName } from './cameras.ts';
import { itemCountWords, type CountedItem } from './count-text.ts';

export function ShutterCount(item: CountedItem) {
  const { count: words } = evidenceTexts;
  const { evidence } = item;
  const said = itemCountWords(item);
  if (!evidence) return said;
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
      {said}
      <span className="block text-sm font-normal text-soft wrap-anywhere">
        {`${from}; ${words.canBeEdited}. ${more.join(' ')}`}
      </span>
    </>
  );
}
