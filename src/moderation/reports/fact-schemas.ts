import { z } from 'zod';
import { report, reportsQuery } from './schemas.ts';

/** A report of a fact about a model. */
export const factReport = z
  .object({
    _id: z.string(),
    model: z.object({ _id: z.string(), name: z.string().nullable() }),
    fact: z.object({
      name: z.string(),
      label: z.string(),
      text: z
        .string()
        .nullable()
        .meta({ description: 'as the page of the model has it now; null if it has none' }),
      place: z.string().nullable().meta({ description: 'the file and the line of its row' }),
    }),
    source: z.string(),
    note: z.string(),
    date: z.iso.datetime(),
    reporter: report.shape.reporter,
    outcome: report.shape.outcome,
  })
  .meta({ id: 'FactReport' });
export type FactReport = z.output<typeof factReport>;

export const factReportsQuery = reportsQuery.pick({
  limit: true,
  cursor: true,
  sort: true,
  order: true,
  state: true,
});
export type FactReportsQuery = z.output<typeof factReportsQuery>;
