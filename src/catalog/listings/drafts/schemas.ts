import { z } from 'zod';
import { evidence, evidenceId } from '#src/gear/evidence/schemas.ts';
import {
  checklistNames,
  grades,
  maxPhotos as inspectionPhotos,
  newInspection,
} from '#src/gear/grading/schemas.ts';
import { conversions } from '#src/gear/models/schemas.ts';
import { maxParts } from '#src/catalog/listings/parts/schemas.ts';
import { isStorable } from '#src/platform/user-text/clean.ts';
import {
  conditions,
  kinds,
  listingFields,
  maxPhotos,
  type ListingFields,
} from '#src/catalog/listings/schemas.ts';

export const maxDrafts = 20;
export const draftDays = 90;

const notText = 'must be text';
const typed = (max: number) =>
  z.string(notText).max(max, `can have at most ${max} characters`).nullable().optional();
const address = z.string(notText).max(2048, 'can have at most 2048 characters');
const addresses = (max: number) =>
  z.array(address, 'must be a list of addresses').max(max, `can have at most ${max} photos`);
const number = z
  .union([z.number(), z.string().max(100)], 'must be a number, or at most 100 characters')
  .nullable()
  .optional();
const version = z
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(2 ** 31 - 1, 'is too large');

const grade = z.enum(grades, 'must be Excellent, Good or Fair');
const name = z.string(notText).max(40, 'can have at most 40 characters');
const graded = z
  .object(
    { inspection: newInspection, condition: grade, cap: grade, grade: grade.nullable() },
    'must be an object',
  )
  .meta({ description: 'a finished checklist, and the condition that follows from it' });
const answers = z
  .object(
    {
      list: z.enum(checklistNames, `must be one of ${checklistNames.join(', ')}`).nullable(),
      version: z.int('must be a whole number'),
      answers: z.record(name, name.nullable(), 'must be an object'),
      photos: z.record(name, addresses(inspectionPhotos.point), 'must be an object'),
      service: z
        .object(
          {
            year: z.int('must be a year').optional(),
            by: z.string(notText).max(80, 'can have at most 80 characters').optional(),
          },
          'must be an object',
        )
        .optional(),
    },
    'must be an object',
  )
  .meta({ description: 'an unfinished checklist; null marks a point as not checked' });

const kind = z.enum(kinds, `must be one of ${kinds.join(', ')}`);
const conversion = z
  .enum(conversions, `must be one of ${conversions.join(', ')}`)
  .nullable()
  .optional();
const part = z.object(
  { kind, brand: typed(500), model: typed(500), modelId: typed(120), mount: typed(120), conversion },
  'must be an object',
);

function isStorableJson(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  return typeof value !== 'object' || value === null || Object.entries(value).flat().every(isStorableJson);
}

export const draftFields = z
  .object(
    {
      title: typed(500),
      brand: typed(500),
      condition: z.enum(conditions, 'must be Excellent, Good or Fair').nullable().optional(),
      duration: number,
      location: typed(500),
      buy: number,
      sale: number,
      des: typed(10_000),
      included: listingFields.shape.included,
      model: typed(500),
      modelId: typed(120),
      mount: typed(120),
      conversion,
      parts: z.array(part, 'must be a list').max(maxParts, `can have at most ${maxParts} parts`).optional(),
      adaptsFrom: typed(120),
      adaptsTo: typed(120),
      offers: z.boolean('must be true or false').optional(),
      floor: number,
      img: typed(2048),
      photos: addresses(maxPhotos).optional(),
      graded: graded.nullable().optional(),
      answers: answers.nullable().optional(),
      evidence: evidence.omit({ serial: true }).extend({ _id: evidenceId }).nullable().optional(),
    } satisfies Record<keyof ListingFields | 'graded' | 'answers' | 'evidence', z.ZodType>,
    'must be an object',
  )
  .refine(isStorableJson, 'contains a character that cannot be stored')
  .meta({
    description: 'the fields of a new item as typed: a price can still be text, and nothing is required',
  });
export type DraftFields = z.output<typeof draftFields>;

export const newDraft = z.object({
  kind,
  fields: draftFields,
});
export type NewDraft = z.output<typeof newDraft>;

export const draftChange = newDraft
  .partial({ kind: true })
  .extend({ version: version.meta({ description: 'the version that the change is based on' }) });
export type DraftChange = z.output<typeof draftChange>;

export const draft = z
  .object({
    _id: z.string(),
    kind: z.enum(kinds),
    fields: draftFields,
    version: z.int().meta({ description: 'increases with each change' }),
    date: z.iso.datetime().meta({ description: 'when it was last saved' }),
    until: z.iso.datetime().meta({ description: `when it is deleted: ${draftDays} days later` }),
  })
  .meta({ id: 'Draft' });
export type Draft = z.output<typeof draft>;
