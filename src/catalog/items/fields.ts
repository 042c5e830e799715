import { z } from 'zod';
import { conversions, gearFields } from '#src/gear/models/schemas.ts';
import { placeId } from '#src/media/places/schemas.ts';
import { explainChoice, explainNumber, imageUrl, line, money, text } from '#src/platform/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';
import { anyPart, conditions, maxPhotos, type IncludedPart, type Kind } from './kind-schemas.ts';
import { newParts, typedParts } from './part-schemas.ts';
import { addresses, typedNumber, typedText } from './typed-schemas.ts';

/** The fields of a group are decided together. Those of `plain` are stored as they are sent. */
export const groups = ['plain', 'photos', 'gear', 'parts', 'adapter', 'place', 'price', 'terms'] as const;
export type Group = (typeof groups)[number];

type ItemField = {
  /** The schema of requests. Null clears a field, and an edit without a field leaves it unchanged. */
  schema: z.ZodType;
  /** The same as an input of the form has it: a number can still be text. */
  form: z.ZodType;
  /** The schema of drafts: as typed, not yet valid. */
  typed: z.ZodType;
  /** The schema of responses, for a field whose column has its value unchanged. Those in `products` are in `schemas.ts`. */
  shown?: z.ZodType;
  /** The value in an empty form. */
  blank?: unknown;
  group: Group;
  /** The only kinds of items that have it. */
  kinds?: readonly Kind[];
  /** An edit raises the version of the item, because buyers may decide differently. */
  version?: true;
  /** The field can't change while the item is booked. */
  fixed?: true;
  /** Saved searches can match after an edit. */
  searched?: true;
  /** For the API reference. */
  example?: unknown;
};

const ofText = <T extends z.ZodType>(schema: T, max: number) => ({
  schema,
  form: schema,
  typed: typedText(max),
});
const ofNumber = <T extends z.ZodType>(schema: T) => ({
  schema,
  form: z.unknown().pipe(schema),
  typed: typedNumber,
});
const ofChoice = <T extends z.ZodType>(schema: T) => ({ schema, form: schema, typed: schema });

export const included = (parts: readonly IncludedPart[]) =>
  z
    .array(z.enum(parts, { error: () => fieldProblems.oneOfMany(...parts) }), {
      error: () => fieldProblems.mustBeList,
    })
    .refine((given) => new Set(given).size === given.length, { error: () => fieldProblems.noDuplicates })
    .optional()
    .meta({ description: 'what the buyer gets with it' });

const condition = z.enum(conditions, { error: explainChoice(() => fieldProblems.oneOf(...conditions)) });
const duration = z
  .number({ error: explainNumber })
  .min(0, { error: () => fieldProblems.atLeast(0) })
  .max(1200, { error: () => fieldProblems.atMost(1_200) })
  .refine((value) => Number.isInteger(value * 10), { error: () => fieldProblems.atMostDecimals(1) });
const gear = gearFields.shape;
const adapterMount = line(60).nullable().optional();

/** The fields of items, in the order of the form. A new field also needs what `docs/adding-a-field.md` lists. */
export const fields = {
  title: {
    ...ofText(line(120), 500),
    blank: '',
    group: 'plain',
    version: true,
    searched: true,
    example: 'Nikon FM2n',
  },
  brand: {
    ...ofText(line(120), 500),
    blank: '',
    group: 'plain',
    version: true,
    searched: true,
    example: 'Nikon',
  },
  model: {
    ...ofText(gear.model, 500),
    shown: z.string().nullable().meta({ description: 'its name without the brand' }),
    blank: null,
    group: 'gear',
    searched: true,
    example: 'nikon-d850',
  },
  modelId: {
    ...ofText(gear.modelId, 120),
    shown: z.string().nullable().meta({ description: 'id of the model in the reference, see `GET /gear`' }),
    blank: null,
    group: 'gear',
    searched: true,
    example: 'nikon-d850',
  },
  mount: {
    ...ofText(gear.mount, 120),
    shown: z.string().nullable(),
    blank: null,
    group: 'gear',
    searched: true,
    example: 'Nikon F',
  },
  conversion: {
    ...ofChoice(gear.conversion),
    shown: z.enum(conversions).nullable(),
    blank: null,
    group: 'gear',
    kinds: ['lens'],
    searched: true,
  },
  adaptsFrom: {
    ...ofText(
      adapterMount.meta({
        description: 'of an adapter: the mount of the lens; default: what the title names',
      }),
      120,
    ),
    shown: z.string().nullable().meta({ description: 'of an adapter: the mount of the lens' }),
    blank: null,
    group: 'adapter',
    kinds: ['accessories'],
    searched: true,
    example: 'Nikon F',
  },
  adaptsTo: {
    ...ofText(adapterMount.meta({ description: 'of an adapter: the mount of the camera' }), 120),
    shown: z.string().nullable().meta({ description: 'of an adapter: the mount of the camera' }),
    blank: null,
    group: 'adapter',
    kinds: ['accessories'],
    searched: true,
    example: 'Nikon Z',
  },
  condition: {
    schema: condition,
    form: condition,
    typed: condition.nullable().optional(),
    group: 'plain',
    version: true,
    fixed: true,
    searched: true,
    example: 'Good',
  },
  sale: { ...ofNumber(money), group: 'price', version: true, fixed: true, searched: true, example: 310.5 },
  buy: {
    ...ofNumber(
      money
        .optional()
        .meta({ description: 'the price when new; equal to `sale`, also after edits, until it is given' }),
    ),
    group: 'price',
    example: 520,
  },
  offers: {
    ...ofChoice(
      z
        .boolean({ error: () => fieldProblems.oneOf('true', 'false') })
        .optional()
        .meta({ description: 'whether buyers can offer less' }),
    ),
    shown: z.boolean().meta({ description: 'whether the seller accepts offers' }),
    blank: true,
    group: 'terms',
  },
  floor: {
    ...ofNumber(
      money
        .nullable()
        .optional()
        .meta({ description: 'offers below it are declined at once; returned only to its owner' }),
    ),
    blank: null,
    group: 'terms',
    example: 250,
  },
  included: {
    ...ofChoice(included(anyPart)),
    shown: z.array(z.enum(anyPart)).meta({ description: 'what comes with it; empty if it is not stated' }),
    blank: [],
    group: 'plain',
    version: true,
    fixed: true,
    example: 'box',
  },
  parts: {
    schema: newParts.optional(),
    form: newParts.optional(),
    typed: typedParts.optional(),
    blank: [],
    group: 'parts',
    version: true,
    fixed: true,
    searched: true,
  },
  duration: { ...ofNumber(duration), group: 'plain', version: true, searched: true, example: 120 },
  location: {
    ...ofText(line(120), 500),
    blank: '',
    group: 'place',
    version: true,
    searched: true,
    example: 'Porto, by the river',
  },
  place: {
    ...ofChoice(
      placeId.nullable().optional().meta({
        description: 'the `_id` of the place that `location` names; default: the only one that it can mean',
      }),
    ),
    group: 'place',
    searched: true,
  },
  des: {
    ...ofText(text(5000), 10_000),
    blank: '',
    group: 'plain',
    version: true,
    example: 'Shutter fires at all speeds.',
  },
  /** The URL of the first photo, or of an external one. The form sends only what has been uploaded. */
  img: {
    schema: imageUrl,
    form: z.unknown(),
    typed: typedText(2048),
    group: 'photos',
    fixed: true,
    example: 'https://example.com/fm2.jpg',
  },
  photos: {
    schema: z
      .array(imageUrl, { error: () => fieldProblems.mustBeAddresses })
      .max(maxPhotos, { error: () => fieldProblems.atMostPhotos(maxPhotos) })
      .refine((urls) => new Set(urls).size === urls.length, { error: () => fieldProblems.noDuplicates })
      .optional()
      .meta({ description: 'URLs that `POST /images` returned to the caller; the first becomes `img`' }),
    form: z.unknown(),
    typed: addresses(maxPhotos).optional(),
    group: 'photos',
    version: true,
    fixed: true,
  },
} satisfies Record<string, ItemField>;

export type Fields = typeof fields;
export type Field = keyof Fields;
/** The names of the fields with a property, such as `fixed`. */
export type FieldWith<Property extends keyof ItemField> = {
  [Name in Field]: Property extends keyof Fields[Name] ? Name : never;
}[Field];

export const fieldNames = Object.keys(fields).filter((name): name is Field => name in fields);
const tableOf: Record<Field, ItemField> = fields;

export const fieldsWith = <Property extends keyof ItemField>(property: Property) =>
  fieldNames.filter((name): name is FieldWith<Property> => tableOf[name][property] !== undefined);

export const fieldsOf = (group: Group): Field[] => fieldNames.filter((name) => fields[name].group === group);

export const hasField = (kind: Kind, name: Field): boolean => tableOf[name].kinds?.includes(kind) ?? true;

/** One property of all fields that have it. */
export const eachField = <Property extends keyof ItemField>(property: Property) =>
  Object.fromEntries(fieldsWith(property).map((name) => [name, tableOf[name][property]])) as {
    [Name in FieldWith<Property>]: Fields[Name][Property & keyof Fields[Name]];
  };
