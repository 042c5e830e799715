import { z } from 'zod';
import { explainText, line } from '#src/platform/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';

/** Makers write their data into the first MiB of a file. */
export const headBytes = 1024 * 1024;

const notes = ['saved-by-program', 'may-have-wrapped', 'not-compared'] as const;

const facts = {
  model: z.string().meta({ description: 'as the camera writes it' }),
  count: z.number().int().nullable().meta({ description: 'null if it could not be read or is implausible' }),
  counts: z
    .enum(['exposures', 'mechanical'])
    .nullable()
    .meta({ description: 'whether photos taken with the electronic shutter are included' }),
  unknown: z
    .enum(['maker', 'not-written', 'not-believed'])
    .nullable()
    .meta({ description: 'the reason if there is no count' }),
  taken: z.iso.date().nullable().meta({ description: "the date of the file, by the camera's clock" }),
  firmware: z.string().nullable().meta({ description: 'or the program that saved the file, see `notes`' }),
  notes: z.array(z.enum(notes)),
};

export const evidence = z
  .object({
    _id: z.string(),
    make: z.string(),
    modelId: z.string().nullable().meta({ description: 'the model in the reference, if known' }),
    ...facts,
    serial: z
      .object({ last3: z.string(), kind: z.literal('engraved') })
      .nullable()
      .meta({ description: 'returned only in this response and not stored' }),
  })
  .meta({ id: 'Evidence' });
export type Evidence = z.output<typeof evidence>;

/** Never contains a digit of a serial number. */
export const shownEvidence = z
  .object({
    make: z.string(),
    ...facts,
    notes: z
      .array(z.enum([...notes, 'count-fell']))
      .meta({ description: '`count-fell`: a file shown earlier for the item had a higher count' }),
    read: z.iso.datetime(),
  })
  .meta({ id: 'ShownEvidence' });
export type ShownEvidence = z.output<typeof shownEvidence>;

export const evidenceId = z
  .string({ error: explainText })
  .max(64, { error: () => fieldProblems.notUpload })
  .meta({ description: 'the `_id` that `POST /my/evidence` returned to the caller' });

export const evidenceQuery = z.object({
  brand: line(120)
    .optional()
    .meta({ description: 'the brand of the item; a file from another maker is refused' }),
  modelId: line(120)
    .optional()
    .meta({ description: 'the model of the item in the reference; a file from another model is refused' }),
});

export const chosenEvidence = z.object({ evidence: evidenceId });
