import { z } from 'zod';
import { sortedBy, typed } from '#src/platform/list-schemas.ts';
import { currentVersion, editedVersion, email, explainText, line, text } from '#src/platform/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';

/** `POST /newsletter` responds the same whether or not the address is known. */
export const subscription = z.object({ email });
export const subscribed = z.object({ accepted: z.literal(true) });

export const mailedToken = z.object({
  token: z
    .string({ error: explainText })
    .min(1, { error: () => fieldProblems.required })
    .max(200, { error: () => fieldProblems.notToken })
    .meta({ description: 'the token from an email' }),
});

export const linkCheck = mailedToken.extend({
  purpose: z.enum(['confirm', 'leave'], { error: () => fieldProblems.oneOf('confirm', 'leave') }),
});
export type LinkCheck = z.output<typeof linkCheck>;
export const linkState = z.object({ valid: z.boolean() });

/** The request that mail programs send for 'unsubscribe' (RFC 8058). */
export const oneClick = z.object({
  'List-Unsubscribe': z.literal('One-Click', { error: () => fieldProblems.oneOf('One-Click') }),
});

export const issueFields = z.object({
  subject: line(200),
  des: text(50_000).meta({ description: 'Markdown; raw HTML is shown as text' }),
});
export type IssueFields = z.output<typeof issueFields>;
export const issueChanges = issueFields.partial().extend({ version: editedVersion });
export type IssueChanges = z.output<typeof issueChanges>;

export const issueStates = ['draft', 'sending', 'stopped', 'sent'] as const;

const count = z.number().int();

export const issueSummary = z
  .object({
    _id: z.string(),
    subject: z.string(),
    state: z.enum(issueStates),
    version: currentVersion,
    changed: z.iso.datetime(),
    started: z.iso.datetime().nullable().meta({ description: 'when an admin sent it' }),
    ended: z.iso.datetime().nullable().meta({ description: 'when the last email was sent' }),
    stuck: z.boolean().meta({ description: 'whether the mail server cannot be reached' }),
    recipients: z
      .object({
        all: count,
        waiting: count,
        sent: count,
        refused: count.meta({ description: 'permanently rejected by the mail server' }),
        left: count.meta({ description: 'unsubscribed before the email was sent' }),
        unknown: count.meta({ description: 'the mail server did not confirm delivery; not retried' }),
      })
      .meta({ description: 'number of subscribers who had confirmed when it was sent' }),
  })
  .meta({ id: 'LetterSummary' });
export type IssueSummary = z.output<typeof issueSummary>;

export const issue = issueSummary.extend({ des: issueFields.shape.des }).meta({ id: 'Letter' });
export type Issue = z.output<typeof issue>;

export const issuesQuery = sortedBy(['date', 'subject', 'state']).extend({
  state: z
    .enum(issueStates, { error: () => fieldProblems.oneOfMany(...issueStates) })
    .optional()
    .meta({ description: 'only those in this state' }),
  q: typed,
});
export type IssuesQuery = z.output<typeof issuesQuery>;

export const subscribers = z.object({
  confirmed: count.meta({ description: 'the number of recipients of the next issue' }),
});

export const testSent = z.object({ to: z.string().meta({ description: "the caller's email address" }) });

export const sending = z.object({
  changed: z.iso
    .datetime({
      error: ({ input }) => (input === undefined ? fieldProblems.required : fieldProblems.mustBeTime),
    })
    .meta({ description: 'the version of the issue that the caller has read; another version is not sent' }),
});
