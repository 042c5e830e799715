import { afterEach, expect, test, vi } from 'vitest';
import { locate } from './locate.ts';

const sent: string[] = [];
const seattle = { _id: 1, name: 'Seattle', region: 'Washington', country: 'US', lat: 47.606, lon: -122.332 };
const bellevue = { ...seattle, _id: 2, name: 'Bellevue', lat: 47.61, lon: -122.2 };

function standAt(latitude: number, longitude: number, places: object[]): void {
  const getCurrentPosition = (found: (position: object) => void) =>
    found({ coords: { latitude, longitude } });
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(url);
    return Response.json(places);
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  sent.length = 0;
});

test.for([
  [47.6123, -122.2145, 'Bellevue, Washington', '47,-123'],
  [47.6123, -122.3145, 'Seattle, Washington', '47,-123'],
  [90, 180, 'Bellevue, Washington', '89,179'],
] as const)(
  'at %d, %d the nearest place is %s, and only the cell %s is sent',
  async ([lat, lon, label, cell]) => {
    standAt(lat, lon, [seattle, bellevue]);
    expect((await locate())?.label).toBe(label);
    expect(sent).toEqual([`/api/places?${new URLSearchParams({ cell })}`]);
  },
);

test('a cell without places gives no place', async () => {
  standAt(0, -140, []);
  expect(await locate()).toBeNull();
});
