import { z } from 'zod';

/** Makers write their data into the first MiB of a file. */
export const headBytes = 1024 * 1024;

const notes = ['saved-by-program', 'may-have-wrapped', 'not-compared'] as const;

const facts = {
  model: z.string().meta({ description: 'as the camera writes it' }),
  count: z.number().int().nullable().meta({ description: 'null where none could be read, or believed' }),
  counts: z
    .enum(['exposures', 'mechanical'])
    .nullable()
    .meta({ description: 'whether pictures by the electronic shutter are counted, too' }),
  unknown: z
    .enum(['maker', 'not-written', 'not-believed'])
    .nullable()
    .meta({ description: 'why there is no count' }),
  taken: z.iso.date().nullable().meta({ description: 'the day of the file, by the clock of the camera' }),
  firmware: z
    .string()
    .nullable()
    .meta({ description: 'or the program that saved the file, where `notes` say so' }),
  notes: z.array(z.enum(notes)),
};

export const evidence = z
  .object({
    _id: z.string(),
    make: z.string(),
    modelId: z.string().nullable().meta({ description: 'of the reference, where it knows the camera' }),
    ...facts,
    serial: z
      .object({ last3: z.string(), kind: z.literal('engraved') })
      .nullable()
      .meta({ description: 'answered this once, and kept nowhere' }),
  })
  .meta({ id: 'Evidence' });
export type Evidence = z.output<typeof evidence>;

/** Never contains a digit of a serial number. */
export const shownEvidence = z
  .object({ make: z.string(), ...facts, read: z.iso.datetime() })
  .meta({ id: 'ShownEvidence' });
export type ShownEvidence = z.output<typeof shownEvidence>;

export const evidenceId = z
  .string({ error: ({ input }) => (input === undefined ? 'is missing' : 'must be text') })
  .max(64, 'is none that you sent')
  .meta({ description: 'the `_id` that `POST /my/evidence` answered to the caller' });

export const chosenEvidence = z.object({ evidence: evidenceId });
