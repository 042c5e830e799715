type WithZones = Intl.Locale & { getTimeZones?: () => string[] };

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The zones of a country, or none for a code that is no longer that of a country, such as DD. */
function zonesOf(country: string): string[] {
  const locale: WithZones = new Intl.Locale('und', { region: country });
  return (locale.region === country && locale.getTimeZones?.()) || [];
}

/** Other names of the same zone, such as Asia/Calcutta, become one. */
const canonical = (timeZone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;

const known = new Map<string, string | null>();

/**
 * Returns the country of a time zone or, if none is given or it belongs to no country, that of a currency, whose code
 * begins with that of the country. The euro has no country.
 */
export function countryOf({ zone, currency }: { zone: string | undefined; currency: string }): string | null {
  const likely = /^(EU|X.)/.test(currency) ? null : currency.slice(0, 2);
  if (zone === undefined) return likely;
  const key = `${zone} ${likely}`;
  const country = known.get(key) ?? findCountry(zone, likely);
  known.set(key, country);
  return country;
}

function findCountry(zone: string, likely: string | null): string | null {
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const zones = (likely === null ? codes : [likely, ...codes]).map((code) => [code, zonesOf(code)] as const);
  const find = (name: string, same = (each: string): string => each): string | undefined =>
    zones.find(([, own]) => own.some((each) => same(each) === name))?.[0];
  const area = zone.split('/')[0];
  const alias = (each: string): string => (each.startsWith(`${area}/`) ? canonical(each) : each);
  return find(zone) ?? find(canonical(zone), alias) ?? likely;
}
