import { z } from 'zod';
import { evidence, evidenceId } from '#src/gear/evidence/schemas.ts';
import {
  checklistNames,
  grades,
  maxPhotos as inspectionPhotos,
  newInspection,
} from '#src/gear/grading/schemas.ts';
import { conversions } from '#src/gear/models/schemas.ts';
import { maxParts } from '#src/catalog/items/part-schemas.ts';
import { isStorable } from '#src/platform/user-text/clean.ts';
import { conditions, kinds, maxPhotos } from '#src/catalog/items/kind-schemas.ts';
import { listingFields, type ListingFields } from '#src/catalog/items/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';

export const maxDrafts = 20;
export const draftDays = 90;

const notText = { error: () => fieldProblems.mustBeText };
const typed = (max: number) =>
  z
    .string(notText)
    .max(max, { error: () => fieldProblems.atMostCharacters(max) })
    .nullable()
    .optional();
const address = z.string(notText).max(2048, { error: () => fieldProblems.atMostCharacters(2048) });
const addresses = (max: number) =>
  z
    .array(address, { error: () => fieldProblems.mustBeAddresses })
    .max(max, { error: () => fieldProblems.atMostPhotos(max) });
const number = z
  .union([z.number(), z.string().max(100)], { error: () => fieldProblems.numberOrText(100) })
  .nullable()
  .optional();
const version = z
  .int({ error: () => fieldProblems.mustBeWhole })
  .min(1, { error: () => fieldProblems.atLeast(1) })
  .max(2 ** 31 - 1, { error: () => fieldProblems.tooLarge });

const grade = z.enum(grades, { error: () => fieldProblems.oneOf('Excellent', 'Good', 'Fair') });
const name = z.string(notText).max(40, { error: () => fieldProblems.atMostCharacters(40) });
const graded = z
  .object(
    { inspection: newInspection, condition: grade, cap: grade, grade: grade.nullable() },
    { error: () => fieldProblems.mustBeObject },
  )
  .meta({ description: 'a finished checklist, and the condition that follows from it' });
const answers = z
  .object(
    {
      list: z.enum(checklistNames, { error: () => fieldProblems.oneOfMany(...checklistNames) }).nullable(),
      version: z.int({ error: () => fieldProblems.mustBeWhole }),
      answers: z.record(name, name.nullable(), { error: () => fieldProblems.mustBeObject }),
      photos: z.record(name, addresses(inspectionPhotos.point), { error: () => fieldProblems.mustBeObject }),
      service: z
        .object(
          {
            year: z.int({ error: () => fieldProblems.mustBeYear }).optional(),
            by: z
              .string(notText)
              .max(80, { error: () => fieldProblems.atMostCharacters(80) })
              .optional(),
          },
          { error: () => fieldProblems.mustBeObject },
        )
        .optional(),
    },
    { error: () => fieldProblems.mustBeObject },
  )
  .meta({ description: 'an unfinished checklist; null marks a point as not checked' });

const kind = z.enum(kinds, { error: () => fieldProblems.oneOfMany(...kinds) });
const conversion = z
  .enum(conversions, { error: () => fieldProblems.oneOfMany(...conversions) })
  .nullable()
  .optional();
const part = z.object(
  { kind, brand: typed(500), model: typed(500), modelId: typed(120), mount: typed(120), conversion },
  { error: () => fieldProblems.mustBeObject },
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
      condition: z
        .enum(conditions, { error: () => fieldProblems.oneOf('Excellent', 'Good', 'Fair') })
        .nullable()
        .optional(),
      duration: number,
      location: typed(500),
      place: listingFields.shape.place,
      buy: number,
      sale: number,
      des: typed(10_000),
      included: listingFields.shape.included,
      model: typed(500),
      modelId: typed(120),
      mount: typed(120),
      conversion,
      parts: z
        .array(part, { error: () => fieldProblems.mustBeList })
        .max(maxParts, { error: () => fieldProblems.atMostParts(maxParts) })
        .optional(),
      adaptsFrom: typed(120),
      adaptsTo: typed(120),
      offers: z.boolean({ error: () => fieldProblems.oneOf('true', 'false') }).optional(),
      floor: number,
      img: typed(2048),
      photos: addresses(maxPhotos).optional(),
      missing: z
        .int({ error: () => fieldProblems.mustBeWhole })
        .min(1, { error: () => fieldProblems.atLeast(1) })
        .max(maxPhotos, { error: () => fieldProblems.atMostPhotos(maxPhotos) })
        .optional()
        .meta({ description: 'how many chosen photos are not uploaded yet' }),
      graded: graded.nullable().optional(),
      answers: answers.nullable().optional(),
      evidence: evidence.omit({ serial: true }).extend({ _id: evidenceId }).nullable().optional(),
    } satisfies Record<keyof ListingFields | 'missing' | 'graded' | 'answers' | 'evidence', z.ZodType>,
    { error: () => fieldProblems.mustBeObject },
  )
  .refine(isStorableJson, { error: () => fieldProblems.notStorable })
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
