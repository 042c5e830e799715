import { z } from 'zod';

const userId = z.string();
/** The users whose names or words an email repeats. The email is not sent once one of them has been erased. */
const quotes = z.array(z.string()).optional();

const aboutUser = z.object({ of: z.literal('person'), person: userId, quotes });
/** `conversations` is missing in emails that an earlier release queued. */
const ofMessages = z.object({
  of: z.literal('messages'),
  person: userId,
  quotes,
  conversations: z.array(z.string()).optional(),
});
/** A notification in a group that users can turn off. `subject` and `data` come from the notification's row. */
export const noticeReason = z.object({
  of: z.literal('notice'),
  person: userId,
  group: z.string(),
  kind: z.string(),
  subject: z.string(),
  data: z.record(z.string(), z.unknown()),
  isAsked: z.boolean().optional(),
  quotes,
});
export type NoticeReason = z.output<typeof noticeReason>;

const single = z.discriminatedUnion('of', [aboutUser, ofMessages, noticeReason]);
export type Reason = z.output<typeof single>;

const account = { issuer: z.string(), subject: z.string() };

/** The recipient and the reason of an email. `checkMail` checks both again when the email is sent. */
export const mailReason = z.discriminatedUnion('of', [
  aboutUser,
  ofMessages,
  noticeReason,
  /** One email about several events. Each line is the reason of one of its `facts`. */
  z.object({
    of: z.literal('several'),
    person: userId,
    mail: z.enum(['daily', 'gathered']),
    lines: z.array(single),
  }),
  /** Sent to an account that may have no record yet. */
  z.object({ of: z.literal('account'), ...account }),
  /** Like `account`, but the email is sent only while the account still has the address. */
  z.object({ of: z.literal('holder'), ...account }),
  /** A link that confirms an address, with the hash of its token. */
  z.object({ of: z.literal('link'), account: z.string(), hash: z.string() }),
  z.object({ of: z.literal('invitation'), hash: z.string() }),
  z.object({ of: z.literal('subscription'), subscriber: z.string(), hash: z.string() }),
  z.object({ of: z.literal('issue') }),
  /** The last email to the former address of an account. */
  z.object({ of: z.literal('farewell'), account: z.string() }),
]);
export type MailReason = z.output<typeof mailReason>;
