export type Position = { lat: number; lon: number };

/** The mean radius of the earth. `meters_between` of the database uses the same. */
const earthRadiusM = 6_371_008.8;
const radians = (degrees: number): number => degrees * (Math.PI / 180);
const degrees = (angle: number): number => angle / (Math.PI / 180);

/** The length of the great circle between two positions, in whole meters. */
export function metersBetween(one: Position, other: Position): number {
  const north = Math.sin(radians(other.lat - one.lat) / 2);
  const east = Math.sin(radians(other.lon - one.lon) / 2);
  const share = north * north + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * east * east;
  return Math.round(2 * earthRadiusM * Math.asin(Math.min(1, Math.sqrt(share))));
}

/** The middle of the great circle between two positions. Opposite positions have none. */
export function middleOf(one: Position, other: Position): Position {
  const [x, y, z] = [one, other]
    .map(({ lat, lon }) => {
      const [up, round] = [radians(lat), radians(lon)];
      return [Math.cos(up) * Math.cos(round), Math.cos(up) * Math.sin(round), Math.sin(up)] as const;
    })
    .reduce((sum, each) => [sum[0] + each[0], sum[1] + each[1], sum[2] + each[2]]);
  return { lat: degrees(Math.atan2(z, Math.hypot(x, y))), lon: degrees(Math.atan2(y, x)) };
}

/** `lons` are one or two ranges, because a box may contain the 180th meridian. */
export type Box = { minLat: number; maxLat: number; lons: readonly (readonly [from: number, to: number])[] };

/** Distances are rounded to meters, so a place can be a little further away than the radius. */
const roundingM = 1;

/** Returns a box that contains all positions within a radius. */
export function boxAround({ lat, lon }: Position, km: number): Box {
  const angle = (km * 1000 + roundingM) / earthRadiusM;
  const [minLat, maxLat] = [lat - degrees(angle), lat + degrees(angle)];
  // A circle around a pole has all longitudes.
  if (minLat <= -90 || maxLat >= 90) return { minLat, maxLat, lons: [[-180, 180]] };
  const half = degrees(Math.asin(Math.sin(angle) / Math.cos(radians(lat))));
  const [west, east] = [lon - half, lon + half];
  if (west < -180)
    return {
      minLat,
      maxLat,
      lons: [
        [west + 360, 180],
        [-180, east],
      ],
    };
  if (east > 180)
    return {
      minLat,
      maxLat,
      lons: [
        [west, 180],
        [-180, east - 360],
      ],
    };
  return { minLat, maxLat, lons: [[west, east]] };
}

export const isInBox = ({ lat, lon }: Position, { minLat, maxLat, lons }: Box): boolean =>
  lat >= minLat && lat <= maxLat && lons.some(([from, to]) => lon >= from && lon <= to);
