import { z } from 'zod';
import { kinds, maxPhotos } from '#src/catalog/items/kind-schemas.ts';
import { typedShape } from '#src/catalog/items/schemas.ts';
import { addresses, notText } from '#src/catalog/items/typed-schemas.ts';
import { evidence, evidenceId } from '#src/gear/evidence/schemas.ts';
import {
  checklistNames,
  grades,
  maxPhotos as inspectionPhotos,
  newInspection,
} from '#src/gear/grading/schemas.ts';
import { isStorable } from '#src/platform/user-text/clean.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';

export const maxDrafts = 20;
export const draftDays = 90;

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

function isStorableJson(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  return typeof value !== 'object' || value === null || Object.entries(value).flat().every(isStorableJson);
}

export const draftFields = z
  .object(
    {
      ...typedShape,
      missing: z
        .int({ error: () => fieldProblems.mustBeWhole })
        .min(1, { error: () => fieldProblems.atLeast(1) })
        .max(maxPhotos, { error: () => fieldProblems.atMostPhotos(maxPhotos) })
        .optional()
        .meta({ description: 'how many chosen photos are not uploaded yet' }),
      graded: graded.nullable().optional(),
      answers: answers.nullable().optional(),
      evidence: evidence.omit({ serial: true }).extend({ _id: evidenceId }).nullable().optional(),
    },
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
