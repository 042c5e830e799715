import { z } from 'zod';
import { photo } from '#src/media/photos/schemas.ts';
import { imageUrl, line, text } from '#src/platform/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';
import { traits } from './traits.ts';

export const checklistNames = ['digital', 'film', 'lens', 'accessory'] as const;
export type ChecklistName = (typeof checklistNames)[number];
export const checklistNamesOf = {
  cameras: ['digital', 'film'],
  lens: ['lens'],
  accessories: ['accessory'],
} as const satisfies Record<string, ChecklistName[]>;

const sections = [
  'kind',
  'function',
  'film',
  'sensor',
  'view',
  'glass',
  'mechanics',
  'power',
  'outside',
  'history',
] as const;
export type Section = (typeof sections)[number];

export const grades = ['Excellent', 'Good', 'Fair'] as const;
export type Grade = (typeof grades)[number];

export const maxPhotos = { point: 2, all: 16 } as const;
const maxPoints = 40;

const list = z.enum(checklistNames, {
  error: () => fieldProblems.oneOf('digital', 'film', 'lens', 'accessory'),
});
const grade = z.enum(grades);
const name = z
  .string({ error: () => fieldProblems.mustBeText })
  .max(40, { error: () => fieldProblems.atMostCharacters(40) });
const isShort = (given: object) => Object.keys(given).length <= maxPoints;

/** The key is the id of a point. A point that is missing was not checked. */
const answers = z
  .record(name, name, { error: () => fieldProblems.mustBeObject })
  .refine(isShort, { error: () => fieldProblems.atMostPoints(maxPoints) })
  .meta({ description: 'answers by the id of their point; an omitted point was not checked' });
export type Answers = z.output<typeof answers>;

export const listParams = z.object({
  list: z.string().meta({ description: `one of ${checklistNames.join(', ')}` }),
});
export const listQuery = z.object({
  model: text(120)
    .optional()
    .meta({ description: '`_id` of a model from `GET /gear`: only the points that apply to it' }),
});
export const toGrade = z.object({
  answers,
  model: listQuery.shape.model.meta({ description: '`_id` of a model from `GET /gear`' }),
});

const point = z.object({
  id: z.string(),
  section: z.enum(sections),
  ask: z.string(),
  how: z.string().meta({ description: 'how to find out' }),
  must: z.boolean().meta({ description: 'if not checked, the grade is at most Good' }),
  only: z.enum(traits).nullable().meta({ description: 'applies only to items with this property' }),
  fact: z
    .boolean()
    .meta({ description: 'its answers describe the item and are no faults, unless they limit the grade' }),
  quick: z.boolean().meta({ description: 'can be checked when buyer and seller meet' }),
  photo: z
    .object({ how: z.string(), answers: z.array(z.string()) })
    .nullable()
    .meta({ description: 'the answers that ask for a photo, and of what' }),
  answers: z.array(
    z.object({
      value: z.string(),
      text: z.string(),
      cap: grade.meta({ description: 'the best grade that it allows' }),
      working: z.boolean(),
      traits: z
        .partialRecord(z.enum(traits), z.boolean())
        .optional()
        .meta({ description: 'the properties of the item that follow from this answer' }),
    }),
  ),
});
export type Point = z.output<typeof point>;
/** The stored points of a checklist that has been replaced. */
export type FormerPoint = Pick<Point, 'id' | 'ask' | 'how' | 'must' | 'quick' | 'fact' | 'answers'>;

export const checklist = z
  .object({ list: z.enum(checklistNames), version: z.number().int(), points: z.array(point) })
  .meta({ id: 'Checklist' });
export type Checklist = z.output<typeof checklist>;

export const graded = z
  .object({
    grade: grade.nullable().meta({ description: 'null if more than a third was not checked' }),
    working: z.boolean(),
    reasons: z
      .array(
        z.object({
          point: z.string(),
          answer: z.string().nullable().meta({ description: 'null: it was not checked' }),
          cap: grade,
        }),
      )
      .meta({ description: 'what limits the grade' }),
    unchecked: z.array(z.string()),
  })
  .meta({ id: 'Grade' });

const service = z
  .object(
    {
      year: z
        .int({ error: () => fieldProblems.mustBeYear })
        .min(1900, { error: () => fieldProblems.yearFrom(1900) })
        .max(2100, { error: () => fieldProblems.yearTo(2100) })
        .optional(),
      by: line(80).optional(),
    },
    { error: () => fieldProblems.mustBeObject },
  )
  .meta({ description: 'when and by whom it was serviced; only with the answer `shop` to `service`' });
export type Service = z.output<typeof service>;

export const newInspection = z.object({
  list,
  version: z
    .int({ error: () => fieldProblems.mustBeWhole })
    .meta({ description: 'the version of the checklist that was answered' }),
  answers,
  photos: z
    .record(
      name,
      z
        .array(imageUrl, { error: () => fieldProblems.mustBeAddresses })
        .max(maxPhotos.point, { error: () => fieldProblems.atMostPhotos(maxPhotos.point) })
        .refine((urls) => new Set(urls).size === urls.length, { error: () => fieldProblems.noDuplicates }),
      { error: () => fieldProblems.mustBeObject },
    )
    .refine(isShort, { error: () => fieldProblems.atMostPoints(maxPoints) })
    .optional()
    .meta({ description: 'URLs that `POST /images` returned to the caller, by the id of their point' }),
  service: service.optional(),
});
export type NewInspection = z.output<typeof newInspection>;

export const inspectionOf = newInspection.extend({
  condition: z.enum(grades, { error: () => fieldProblems.oneOf('Excellent', 'Good', 'Fair') }).optional(),
});
export type InspectionOf = z.output<typeof inspectionOf>;

export const inspection = z
  .object({
    list: z.enum(checklistNames),
    grade: grade.nullable().meta({ description: 'null if more than a third was not checked' }),
    working: z.boolean(),
    date: z.iso.datetime(),
    version: z.number().int(),
    because: z.array(z.string()).meta({ description: 'what limits the grade, as text' }),
    points: z.array(
      z.object({
        id: z.string(),
        ask: z.string(),
        answer: z.string(),
        text: z.string(),
        cap: grade,
        fact: z.boolean().meta({ description: 'it describes the item and is no point without fault' }),
        photos: z.array(photo),
      }),
    ),
    service: z
      .object({ year: z.int().nullable(), by: z.string().nullable() })
      .nullable()
      .meta({ description: 'when and by whom it was serviced, as the seller states' }),
    unchecked: z.array(z.object({ id: z.string(), ask: z.string() })),
  })
  .meta({ id: 'Inspection' });
export type Inspection = z.output<typeof inspection>;
