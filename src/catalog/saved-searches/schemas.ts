import { z } from 'zod';
import { explainText, line } from '#src/platform/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';

export const maxSearches = 50;
export const maxQueryLength = 2000;

const mail = z
  .enum(['now', 'daily', 'off'], { error: () => fieldProblems.oneOf('now', 'daily', 'off') })
  .meta({
    description: 'when new matches are emailed; `daily`: in the daily email at 07:00 UTC',
  });
const name = line(80).meta({ description: 'the name; default: generated from the search' });

const query = z
  .string({ error: explainText })
  .max(maxQueryLength, { error: () => fieldProblems.atMostCharacters(maxQueryLength) })
  .refine((value) => !value.includes('\0'), { error: () => fieldProblems.notStorable })
  .meta({ description: 'the query string of `/search?…`; paging and sorting are ignored' });

/** Limits the caller's searches to the one that means the same as `query`. */
export const searchesQuery = z.object({
  query: query.optional().meta({ description: 'the query string of `/search?…`' }),
});

export const newSearch = z.object({
  query,
  name: name.optional(),
  mail: mail.default('daily'),
});
export type NewSearch = z.output<typeof newSearch>;

export const searchChanges = z.object({
  name: name.nullable().optional(),
  mail: mail.optional(),
  seen: z
    .literal(true, { error: () => fieldProblems.oneOf('true') })
    .optional()
    .meta({ description: 'marks all matches as seen' }),
});
export type SearchChanges = z.output<typeof searchChanges>;

export const savedSearch = z
  .object({
    _id: z.string(),
    name: z.string(),
    query: z.string().meta({ description: 'of `/search?…`' }),
    mail,
    wide: z.boolean().meta({
      description: 'whether it matches so many items that it runs only once a day, for newly listed items',
    }),
    mailsOff: z.boolean().meta({
      description:
        'whether the caller has switched off all emails about saved searches (`PUT /notifications/preferences`), so that `mail` has no effect',
    }),
    confirmed: z.boolean().meta({
      description: "whether the caller's email address is confirmed",
    }),
    new: z.int().meta({ description: 'number of new matches since it was last opened, within thirty days' }),
    date: z.iso.datetime(),
  })
  .meta({ id: 'SavedSearch' });
export type SavedSearch = z.output<typeof savedSearch>;
