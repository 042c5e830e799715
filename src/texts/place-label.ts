import { grammar } from './grammar.ts';

/** Returns the name of a place with its region: 'Portland, Oregon', but 東京都渋谷区 in Japanese. */
export const placeLabel = ({
  name,
  region,
  country,
}: {
  name: string;
  region: string | null;
  country: string;
}): string => {
  if (region === name) return name;
  const area = region ?? country;
  return grammar.language === 'ja' && /^\p{Script=Han}/u.test(area) ? `${area}${name}` : `${name}, ${area}`;
};
