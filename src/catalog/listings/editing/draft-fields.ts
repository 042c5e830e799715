import type { DraftFields } from '#src/catalog/listings/drafts/schemas.ts';
import type { LastPlace } from './use-last-place.ts';
import { blankValues, noFindings, type Start } from './listing-values.ts';
import type { Content } from './use-listing-form.ts';

const textOf = (typed: unknown): string | null => (typeof typed === 'string' ? typed : null);
const numberOf = (typed: unknown): string | number | null =>
  typeof typed === 'number' ? typed : textOf(typed);

/** The fields of a draft for the content of a form. */
export function toDraftFields({ values, photos, missing, findings }: Omit<Content, 'kind'>): DraftFields {
  const { duration, sale, buy, floor, img, condition, photos: _, ...texts } = values;
  const { graded, answers, evidence } = findings;
  const { serial: _serial, ...read } = evidence ?? { serial: null, _id: '' };
  return {
    ...texts,
    // A select without a choice has an empty value.
    condition: condition || null,
    duration: numberOf(duration),
    sale: numberOf(sale),
    buy: numberOf(buy),
    floor: numberOf(floor),
    img: textOf(img),
    photos,
    ...(missing > 0 && { missing }),
    graded,
    answers,
    evidence: 'make' in read ? read : null,
  };
}

/** The values with which a form opens. `fields` is null for a new item, which is at the place of the user's last one. */
export function startOf(fields: DraftFields | null, last: LastPlace): Start {
  if (!fields)
    return { values: blankValues(last), address: '', photos: [], missing: 0, findings: noFindings };
  const {
    photos = [],
    missing = 0,
    img,
    graded = null,
    answers = null,
    evidence = null,
    condition,
    ...typed
  } = fields;
  const { title, brand, location, place: picked, des, duration, sale, buy, parts = [], ...values } = typed;
  return {
    values: {
      ...blankValues(),
      ...values,
      title: title ?? '',
      brand: brand ?? '',
      location: location ?? '',
      place: picked ?? undefined,
      des: des ?? '',
      parts: parts.map((part) => ({ ...part, brand: part.brand ?? '' })),
      ...(condition && { condition }),
      // An empty number is missing, and null would be a wrong one.
      ...(duration !== null && { duration }),
      ...(sale !== null && { sale }),
      ...(buy !== null && { buy }),
    },
    address: img ?? '',
    photos,
    missing,
    findings: { graded, answers, evidence: evidence?.count ? { ...evidence, serial: null } : null },
  };
}
