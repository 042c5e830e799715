import { tokensOf } from '#src/catalog/search/parsing/tokens.ts';
import { otherUnits, withHyphens } from './words.ts';

const decimal = (text: string): number => Number(text.replace(',', '.'));

const range = new RegExp(
  String.raw`(?<![0-9.,])([0-9]{1,3}(?:[.,][0-9])?)(?: *mm)? *- *([0-9]{2,4})(?![0-9]|[.,][0-9]|${otherUnits})`,
  'giu',
);

/** The first range of focal lengths in mm that a title names. Months, years and other units make it another range. */
function zoomIn(title: string): [from: number, to: number] | undefined {
  const text = withHyphens(title);
  if (!text.includes('-')) return undefined;
  for (const [, first = '', last = ''] of text.matchAll(range))
    if (decimal(first) < Number(last)) return [decimal(first), Number(last)];
  return undefined;
}

const fraction =
  /(?<![0-9.,/])([0-9]{1,3}(?:[.,][0-9]{1,2})?) ?\/ ?([0-9]{1,3}(?:[.,][0-9]{1,2})?)(?![0-9.,/])/g;
const apertures = { from: 0.7, to: 11.9 };
const shortestFocal = 8;

/** Lenses with a whole aperture: 'Noctilux 1/50', 'Reflex 8/500'. Exposure times, ratings and dates have the same form. */
function isWhole(aperture: number, focal: number, [first, second]: readonly [string, string]): boolean {
  if (first === '1') return Number(second) === 50;
  if (aperture === 8 || aperture === 11) return focal >= 250;
  return [1, 2, 4].includes(aperture) && focal > 12;
}

/** The words of '50mm f1.4' for lenses that are written '1.4/50' or '50/1.4'. Ratings such as '9.5/10' are none. */
function numbersIn(title: string): string[] {
  if (!title.includes('/')) return [];
  return [...title.matchAll(fraction)].flatMap(([, first = '', second = '']) => {
    const [one, other] = [decimal(first), decimal(second)];
    const [aperture, focal] = one < other ? [one, other] : [other, one];
    if (focal < shortestFocal || focal % 1 !== 0) return [];
    if (aperture < apertures.from || aperture > apertures.to) return [];
    const isRating = other === 10 && (one >= 6 || one % 1 === 0.5);
    const isLens = aperture % 1 === 0 ? isWhole(aperture, focal, [first, second]) : !isRating;
    return isLens ? [`${aperture}`, `${focal}`, `f${aperture}`, `${focal}mm`] : [];
  });
}

export type LensTitle = {
  /** Spellings of its aperture and focal length that the title does not have. */
  numbers: readonly string[];
  isZoom: boolean;
  /** In mm. */
  focal: readonly [from: number, to: number] | null;
  /** The widest f-number. */
  aperture: number | null;
};

const length = /^([0-9]{1,4}(?:\.[0-9])?)mm$/;
const stop = /^f([0-9]{1,2}(?:\.[0-9]{1,2})?)$/;
/** The aperture of '85mm 1.8'. A larger number is a rating: '85mm 9.5/10'. */
const bareStop = /^[0-6]\.[0-9]{1,2}$/;
const isLength = /^[0-9.]+mm$/;

/** Reads what the title of a lens says: '1.4/50', '24-70mm f/2.8', '85mm 1.8'. */
export function readLensTitle(title: string): LensTitle {
  const zoom = zoomIn(title);
  const numbers = numbersIn(title);
  const words = [...tokensOf(title), ...numbers];
  const prime = words.map((word) => Number(length.exec(word)?.[1])).find((mm) => mm >= 1 && mm <= 5000);
  const stops = words
    .map((word, at) => {
      const isBare = bareStop.test(word) && isLength.test(words[at - 1] ?? '');
      return Number(isBare ? word : stop.exec(word)?.[1]);
    })
    .filter((value) => value >= 0.5 && value <= 64);
  const single = prime === undefined ? null : ([prime, prime] as const);
  return {
    numbers,
    isZoom: zoom !== undefined,
    focal: zoom ? (zoom[0] >= 1 ? zoom : null) : single,
    aperture: stops.length > 0 ? Math.min(...stops) : null,
  };
}
