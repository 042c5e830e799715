import { z } from 'zod';

const person = z.string();
/** The people whose names or words a mail repeats. It is not sent once one of them is erased. */
const quotes = z.array(z.string()).optional();

const ofPerson = z.object({ of: z.literal('person'), person, quotes });
/** `conversations` are those that it is about; missing in what an earlier release queued. */
const ofMessages = z.object({
  of: z.literal('messages'),
  person,
  quotes,
  conversations: z.array(z.string()).optional(),
});
/** A notification that its reader can switch off by group; `subject` and `data` are those of its row. */
export const noticeReason = z.object({
  of: z.literal('notice'),
  person,
  group: z.string(),
  kind: z.string(),
  subject: z.string(),
  data: z.record(z.string(), z.unknown()),
  isAsked: z.boolean().optional(),
  quotes,
});
export type NoticeReason = z.output<typeof noticeReason>;

const single = z.discriminatedUnion('of', [ofPerson, ofMessages, noticeReason]);
export type Reason = z.output<typeof single>;

const account = { issuer: z.string(), subject: z.string() };

/** Whom a mail is for and why. `checkMail` checks this again when the mail is sent. */
export const mailReason = z.discriminatedUnion('of', [
  ofPerson,
  ofMessages,
  noticeReason,
  /** One mail about several things; each line is the reason of one of its `facts`. */
  z.object({
    of: z.literal('several'),
    person,
    mail: z.enum(['daily', 'gathered']),
    lines: z.array(single),
  }),
  /** An account that may have no record yet. */
  z.object({ of: z.literal('account'), ...account }),
  /** The same, but only while the account still has the address that the mail goes to. */
  z.object({ of: z.literal('holder'), ...account }),
  /** A link that proves an address; `hash` is that of its token. */
  z.object({ of: z.literal('link'), account: z.string(), hash: z.string() }),
  z.object({ of: z.literal('subscription'), subscriber: z.string(), hash: z.string() }),
  z.object({ of: z.literal('issue') }),
  /** The last mail about an account to an address that it no longer has. */
  z.object({ of: z.literal('farewell'), account: z.string() }),
]);
export type MailReason = z.output<typeof mailReason>;
