import { fieldLabels } from '#src/catalog/items/field-labels.ts';
import { fieldNames, type Field } from '#src/catalog/items/fields.ts';
import { namesOfParts, type IncludedPart, type Kind } from '#src/catalog/items/kind-schemas.ts';
import { durationText } from '#src/catalog/listings/listing-card.tsx';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import type { conversions } from '#src/gear/models/schemas.ts';
import { formatMoney } from '#src/platform/shared/money.ts';
import { changeTexts } from '#src/texts/changes.ts';
import { partTexts } from '#src/texts/gear.ts';
import { includedTexts } from '#src/texts/included.ts';
import { gradeName } from '#src/texts/names.ts';
import { listed } from '#src/texts/words.ts';
import type { ConflictField } from '#src/ui/forms/conflict.tsx';

const price = (value: number | null) => (value === null ? null : formatMoney(value));

/** The texts of values that are not shown as they are. */
const shows = (kind: Kind): Partial<Record<Field, (value: never) => string | null>> => ({
  photos: (urls: string[]) => changeTexts.photos(urls.length),
  conversion: (made: (typeof conversions)[number] | null) => made && partTexts.conversion[made],
  condition: (grade: Listing['products']['condition']) => gradeName(grade),
  sale: price,
  buy: price,
  floor: price,
  included: (parts: IncludedPart[]) => (parts.length > 0 ? includedTexts.list(...parts) : null),
  parts: (parts: { brand: string; model: string }[]) =>
    parts.length > 0 ? listed(namesOfParts(parts) ?? []) : null,
  duration: (long: number) => durationText(kind, long, 'long'),
});

/** The fields of an item with the names and values that a conflict shows. */
export function fieldsOfItem(kind: Kind): ConflictField[] {
  const [names, texts] = [fieldLabels(), shows(kind)];
  return fieldNames.flatMap((path) => {
    const [label, show] = [names[path], texts[path]];
    return label ? [{ path, label, ...(show && { show }) }] : [];
  });
}
