import { placeLabel } from '#src/texts/place-label.ts';
import { placeTexts } from '#src/texts/places.ts';
import { call } from '#src/ui/client/call.ts';
import { useFetched } from '#src/ui/client/use-fetched.ts';

/**
 * Offers a town in the middle of two places, which are ids or names, or null if they are unknown. Both must be known to
 * this user already.
 */
export function Halfway({
  between,
  onPick,
}: {
  between: readonly (string | null)[];
  onPick: (place: string) => void;
}) {
  // Both users see the same town, so one address serves both, whichever end is whose.
  const known = between.filter((end): end is string => Boolean(end)).toSorted();
  const [places] = useFetched(known.length === 2 ? known.join('\n') : null, async () => {
    const { body } = await call('GET /places', { query: { between: known } });
    return body;
  });
  const [place] = places ?? [];
  if (!place) return null;
  const label = placeLabel(place);
  return (
    <button
      type="button"
      onClick={() => onPick(label)}
      className="link min-h-9 self-start text-sm wrap-anywhere"
    >
      {placeTexts.halfway(label)}
    </button>
  );
}
