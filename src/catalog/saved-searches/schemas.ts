import { z } from 'zod';
import { text } from '#src/platform/schemas.ts';

export const maxSearches = 50;
export const maxQueryLength = 2000;

const mail = z.enum(['now', 'daily', 'off'], 'must be now, daily or off').meta({
  description: 'when new finds are told by mail: `daily` in the one mail of the day, at 07:00 UTC',
});
const name = text(80).meta({ description: 'what it is called; made of the search where nothing is said' });

export const newSearch = z.object({
  query: z
    .string({ error: (issue) => (issue.input === undefined ? 'is missing' : 'must be text') })
    .max(maxQueryLength, `may have ${maxQueryLength} characters at most`)
    .refine((value) => !value.includes('\0'), 'contains a character that cannot be stored')
    .meta({ description: 'as in the address of `/search?…`; paging and sort say nothing' }),
  name: name.optional(),
  mail: mail.default('daily'),
});
export type NewSearch = z.output<typeof newSearch>;

export const searchChanges = z.object({
  name: name.nullable().optional(),
  mail: mail.optional(),
  seen: z.literal(true, 'must be true').optional().meta({ description: 'nothing is new any more' }),
});
export type SearchChanges = z.output<typeof searchChanges>;

export const savedSearch = z
  .object({
    _id: z.string(),
    name: z.string(),
    query: z.string().meta({ description: 'of `/search?…`' }),
    mail,
    wide: z.boolean().meta({
      description:
        'whether so much matches that it is looked through once a day, for what was newly listed, and told no sooner',
    }),
    mailsOff: z.boolean().meta({
      description:
        'whether the caller has switched off all mails about saved searches (`PUT /notifications/preferences`), so that `mail` has no effect',
    }),
    new: z.int().meta({ description: 'how many items came to match since it was looked at, of thirty days' }),
    date: z.iso.datetime(),
  })
  .meta({ id: 'SavedSearch' });
export type SavedSearch = z.output<typeof savedSearch>;
