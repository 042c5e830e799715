import { z } from 'zod';

const person = z.string();
/** People whose names or words a mail repeats: once one of them is erased, it is not sent. */
const quotes = z.array(z.string()).optional();

/** The account of someone, whatever else they chose: their deals, and what admins decided. */
const ofPerson = z.object({ of: z.literal('person'), person, quotes });
const ofMessages = z.object({ of: z.literal('messages'), person, quotes });
/** A notification that its reader can switch off by group; `subject` and `data` are those of its row. */
export const noticeReason = z.object({
  of: z.literal('notice'),
  person,
  group: z.string(),
  kind: z.string(),
  subject: z.string(),
  data: z.record(z.string(), z.unknown()),
  /** Whether they asked for this very thing at once, however they hear of the rest of its group. */
  isAsked: z.boolean().optional(),
  quotes,
});
export type NoticeReason = z.output<typeof noticeReason>;

/** Why something is sent to someone, so far as it can change until then. */
const single = z.discriminatedUnion('of', [ofPerson, ofMessages, noticeReason]);
export type Reason = z.output<typeof single>;

const account = { issuer: z.string(), subject: z.string() };

/** Whom a mail is for and why: `checkMail` asks it again when the mail is sent. */
export const mailReason = z.discriminatedUnion('of', [
  ofPerson,
  ofMessages,
  noticeReason,
  /** One mail about many things, each of them a line of `facts`. */
  z.object({
    of: z.literal('several'),
    person,
    mail: z.enum(['daily', 'gathered']),
    lines: z.array(single),
  }),
  /** An account that may have no record yet. */
  z.object({ of: z.literal('account'), ...account }),
  /** The same as the holder of the address that the mail goes to. */
  z.object({ of: z.literal('holder'), ...account }),
  /** A link that is mailed to prove an address, by the hash of its token. */
  z.object({ of: z.literal('link'), account: z.string(), hash: z.string() }),
  z.object({ of: z.literal('subscription'), subscriber: z.string(), hash: z.string() }),
  /** A newsletter issue, whose sender checks each subscriber itself. */
  z.object({ of: z.literal('issue') }),
  /** The last that an address is told of an account that has left it. */
  z.object({ of: z.literal('farewell'), account: z.string() }),
]);
export type MailReason = z.output<typeof mailReason>;
