import { useKnownPlace } from '#src/media/places/client.ts';
import { metersBetween, type Position } from '#src/platform/shared/distance.ts';
import { awayTexts } from '#src/texts/away.ts';

/** Returns a function that says '12 km away', or null if the place of the visitor or of the item is unknown. */
export function useAway(): (at: Position | null) => string | null {
  const place = useKnownPlace();
  return (at) => place && at && awayTexts.away(metersBetween(place, at));
}
