import { partTexts } from '#src/texts/gear.ts';
import type { conversions } from '#src/gear/models/schemas.ts';
import { namesOfParts } from '#src/catalog/items/part-schemas.ts';
import { durationText } from '#src/catalog/listings/listing-card.tsx';
import type { IncludedPart, Kind } from '#src/catalog/items/kind-schemas.ts';
import { formatMoney } from '#src/platform/shared/money.ts';
import { changeTexts } from '#src/texts/changes.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { gearTexts } from '#src/texts/gear.ts';
import { includedTexts } from '#src/texts/included.ts';
import { gradeName } from '#src/texts/names.ts';
import { offerTexts } from '#src/texts/offers.ts';
import { listed } from '#src/texts/words.ts';
import type { ConflictField } from '#src/ui/forms/conflict.tsx';
import type { conditions } from '#src/catalog/items/kind-schemas.ts';

const price = (value: number | null) => (value === null ? null : formatMoney(value));

/** The fields of an item with the names and values that a conflict shows. */
export function fieldsOfItem(kind: Kind): ConflictField[] {
  const { fields } = dashboardTexts.products;
  const { gear } = gearTexts;
  const { take, floor } = offerTexts.form;
  return [
    ...(['title', 'brand', 'location', 'des'] as const).map((path) => ({ path, label: fields[path] })),
    {
      path: 'photos',
      label: changeTexts.fields.photos,
      show: (urls: string[]) => changeTexts.photos(urls.length),
    },
    { path: 'img', label: fields.img },
    { path: 'model', label: gear.model },
    ...(['mount', 'adaptsFrom', 'adaptsTo'] as const).map((path) => ({ path, label: gear[path] })),
    {
      path: 'conversion',
      label: partTexts.conversion.title,
      show: (made: (typeof conversions)[number] | null) => made && partTexts.conversion[made],
    },
    {
      path: 'condition',
      label: fields.condition,
      show: (grade: (typeof conditions)[number]) => gradeName(grade),
    },
    { path: 'sale', label: fields.sale, show: price },
    { path: 'buy', label: fields.buy, show: price },
    { path: 'offers', label: take },
    { path: 'floor', label: floor, show: price },
    {
      path: 'included',
      label: changeTexts.fields.included,
      show: (parts: IncludedPart[]) => (parts.length > 0 ? includedTexts.list(...parts) : null),
    },
    {
      path: 'parts',
      label: changeTexts.fields.parts,
      show: (parts: { brand: string; model: string }[]) =>
        parts.length > 0 ? listed(namesOfParts(parts) ?? []) : null,
    },
    { path: 'duration', label: fields.duration, show: (long: number) => durationText(kind, long, 'long') },
  ];
}
