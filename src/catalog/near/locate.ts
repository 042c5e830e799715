import type { KnownPlace } from '#src/media/places/client.ts';
import { metersBetween } from '#src/platform/shared/distance.ts';
import { placeLabel } from '#src/texts/place-label.ts';
import { call } from '#src/ui/client/call.ts';

const [timeoutMs, maxAgeMs] = [20_000, 600_000];

const position = async (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: timeoutMs, maximumAge: maxAgeMs });
  });

/** Returns the nearest town, or null. The server is sent only the whole degrees that contain the position. */
export async function locate(): Promise<KnownPlace | null> {
  const { latitude: lat, longitude: lon } = (await position()).coords;
  // The pole and the 180th meridian end the last cells.
  const cell = [Math.min(Math.floor(lat), 89), Math.min(Math.floor(lon), 179)];
  const places = (await call('GET /places', { query: { cell: cell.join() } })).body;
  const [nearest] = places
    .map((place) => ({ place, meters: metersBetween({ lat, lon }, place) }))
    .toSorted((one, other) => one.meters - other.meters);
  if (!nearest) return null;
  const { place } = nearest;
  return { id: String(place._id), label: placeLabel(place), lat: place.lat, lon: place.lon };
}
