import { z } from 'zod';
import {
  choice,
  filled,
  flag,
  isNot,
  mailAddress,
  matching,
  ownSecret,
  port,
  secretIsNot,
  textUpTo,
  wholeNumber,
} from './values.server.ts';

const mailbox = /^([^<>"\p{Cc}]{1,120} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u;

const base64url = (length: number): RegExp => new RegExp(`^[A-Za-z0-9_-]{${length}}$`);

export const shopSettings = {
  LOCALE: choice('en', 'original', 'qps')
    .default('en')
    .describe(
      'The texts of the pages. `original` has the words of the original product; `qps` is for tests: every text is in brackets and 40 % longer.',
    ),
  DEMO: flag.default(true).describe('`0`: no demo data on the first start of an embedded database.'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, ...secretIsNot('an smtp:// or smtps:// address'), abort: true })
    .refine(
      (value) => new URL(value).hostname !== '',
      secretIsNot('an address with the host of the mail server'),
    )
    .optional()
    .describe(
      'The mail server, `smtps://name:password@mail.example.com`. Unset: mails are written to `STATE_DIR/outbox`.',
    ),
  MAIL_FROM: matching(mailbox, isNot('an email address, or Name <address>'))
    .optional()
    .describe(
      'Who mails are from: an address, or `Name <address>`. Default: no-reply at the host of PUBLIC_URL.',
    ),
  NEWSLETTER_PER_MINUTE: wholeNumber(1, 60_000)
    .default(300)
    .describe('How many mails of a newsletter are sent in a minute, at most.'),
  CONTACT_ADDRESS: textUpTo(200)
    .default('12 Aperture Lane, Portland, OR 97205')
    .describe('Street address in the footer.'),
  CONTACT_EMAIL: mailAddress.default('hello@example.com').describe('Email address in the footer.'),
  OPERATOR_EMAIL: mailAddress
    .optional()
    .describe('Who is told by mail when a backup fails. Unset: CONTACT_EMAIL.'),
  CONTACT_PHONE: textUpTo(32).default('+1 503 555 0100').describe('Phone number in the footer.'),
  VAPID_PUBLIC_KEY: matching(base64url(87), isNot('base64url of 87 characters'))
    .optional()
    .describe(
      'With the next two: browsers are told by web push. `npx web-push generate-vapid-keys` makes a pair; another pair ends what browsers have agreed to. Unset: no pushes.',
    ),
  VAPID_PRIVATE_KEY: ownSecret
    .regex(base64url(43), secretIsNot('base64url of 43 characters'))
    .optional()
    .describe('Its private half. It never leaves the server.'),
  VAPID_SUBJECT: matching(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, isNot('a mailto: or https: address'))
    .optional()
    .describe('Whom the services of browsers write to about pushes: `mailto:you@example.com`.'),
  PUSH_TEST_PORT: port
    .optional()
    .describe(
      'For tests: pushes go to this port of 127.0.0.1 instead of their addresses. Refused when PUBLIC_URL is not a loopback host.',
    ),
  PUSH_TEST_CA: filled
    .optional()
    .describe('With PUSH_TEST_PORT: the file of the certificate that its server is trusted by.'),
};
