import { z } from 'zod';
import { isNamedZone } from '#src/platform/shared/zones.ts';
import { isCurrency } from '#src/texts/currency.ts';
import { languages } from '#src/texts/language-names.ts';
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
  LOCALE: choice(...languages, 'original', 'qps', 'qps-rtl')
    .optional()
    .describe(
      'The language of pages and emails. `original` has the English words of the original product; `qps` is for tests: every text is in brackets and 40% longer, and `qps-rtl` also mirrors the pages. Unset: admins set the language.',
    ),
  SHOP_NAME: textUpTo(60)
    .optional()
    .describe('The name of the shop. Unset: admins set it on the page of the shop.'),
  CURRENCY: filled
    .refine(isCurrency, isNot('the code of a currency, such as EUR'))
    .optional()
    .describe(
      'The code (ISO 4217) of the currency of all prices. Refused if there are amounts in another one, in items, drafts or saved searches. Unset: admins set it until there are.',
    ),
  TIME_ZONE: filled
    .refine(isNamedZone, isNot('a time zone, such as Europe/Lisbon'))
    .optional()
    .describe(
      'The time zone of public pages and emails. Unset: admins set it; until then that of the server.',
    ),
  UNITS: choice('km', 'mi').optional().describe('The unit of distances. Unset: admins set it.'),
  DEMO: flag
    .default(true)
    .describe(
      '`0`: no demo data on the first start of an embedded database. The demo has texts in the language of LOCALE, prices in CURRENCY and towns of the country of TIME_ZONE.',
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, ...secretIsNot('an smtp:// or smtps:// address'), abort: true })
    .refine(
      (value) => new URL(value).hostname !== '',
      secretIsNot('an address with the host of the mail server'),
    )
    .optional()
    .describe(
      'The mail server, `smtps://name:password@mail.example.com`. Unset: emails are written to `STATE_DIR/outbox`.',
    ),
  MAIL_FROM: matching(mailbox, isNot('an email address, or Name <address>'))
    .optional()
    .describe(
      'The sender of emails: an address, which gets the name of the shop, or `Name <address>`. Default: no-reply at the host of PUBLIC_URL.',
    ),
  NEWSLETTER_PER_MINUTE: wholeNumber(1, 60_000)
    .default(300)
    .describe('The maximum number of newsletter emails that are sent in a minute.'),
  CONTACT_ADDRESS: textUpTo(200)
    .optional()
    .describe('Street address in the footer. Unset: admins set what the footer shows.'),
  CONTACT_EMAIL: mailAddress.optional().describe('Email address in the footer.'),
  OPERATOR_EMAIL: mailAddress
    .optional()
    .describe(
      'The address that gets an email when a backup fails, and that emails to users name while the shop has no contact. Unset: CONTACT_EMAIL, or the address in MAIL_FROM.',
    ),
  CONTACT_PHONE: textUpTo(32).optional().describe('Phone number in the footer.'),
  VAPID_PUBLIC_KEY: matching(base64url(87), isNot('base64url of 87 characters'))
    .optional()
    .describe(
      'The public key for push notifications. Also needs the next two settings. `npx web-push generate-vapid-keys` generates a pair of keys; after a new pair, each browser subscribes again when its user opens the shop. Unset: no push notifications.',
    ),
  VAPID_PRIVATE_KEY: ownSecret
    .regex(base64url(43), secretIsNot('base64url of 43 characters'))
    .optional()
    .describe('The private key of that pair. It never leaves the server.'),
  VAPID_SUBJECT: matching(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, isNot('a mailto: or https: address'))
    .optional()
    .describe('The contact for the push services of browsers: `mailto:you@example.com`.'),
  PUSH_TEST_PORT: port
    .optional()
    .describe(
      'For tests: pushes go to this port of 127.0.0.1 instead of the push services. Refused when PUBLIC_URL is not a loopback host.',
    ),
  PUSH_TEST_CA: filled
    .optional()
    .describe('With PUSH_TEST_PORT: the file with the CA certificate for verifying the server on that port.'),
};
