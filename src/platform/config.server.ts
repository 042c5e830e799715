import { resolve } from 'node:path';
import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);
const origin = z
  // `abort`: what follows reads it as a URL.
  .url({ protocol: /^https?$/, error: 'must be an http:// or https:// URL', abort: true })
  .refine((value) => new URL(value).pathname === '/', 'must have no path')
  .transform((value) => new URL(value).origin);
const mailbox = /^([^<>"\p{Cc}]{1,120} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u;
const flag = z.enum(['0', '1']).transform((value) => value === '1');

/** Every setting, by the name of its environment variable; `docs/configuration.md` is written from it. */
export const settings = z.object({
  PORT: port.default(3000).describe('The port to listen on.'),
  HOST: z.string().min(1).default('127.0.0.1').describe('The address to listen on.'),
  PUBLIC_URL: origin.optional().describe('Where people reach the shop. Default: `http://localhost:PORT`.'),
  STATE_DIR: z
    .string()
    .min(1)
    .default('.state')
    .describe('Embedded database, local images, mails as `outbox/*.eml`, generated secrets.'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' })
    .optional()
    .describe('A PostgreSQL 15 or later. Unset: an embedded one is started under STATE_DIR.'),
  EMBEDDED_RUN_AS: z
    .enum(['namespace', 'user'])
    .optional()
    .describe('Forces one way of running the embedded database as root. Unset: whichever works.'),
  AUTH_SECRET: z
    .string()
    .min(32, 'must be at least 32 characters')
    .optional()
    .describe(
      'Signs sessions and access tokens. Unset: generated once under STATE_DIR. Several processes must share it.',
    ),
  IDENTITY: z.enum(['embedded']).default('embedded').describe('Who signs people in.'),
  LOCALE: z.enum(['en', 'original']).default('en').describe('The texts of the pages.'),
  DEMO: flag.default(true).describe('`0`: no demo data on the first start of an embedded database.'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be a smtp:// or smtps:// URL' })
    .optional()
    .describe(
      'The mail server, `smtps://name:password@mail.example.com`. Unset: mails are written to `STATE_DIR/outbox`.',
    ),
  MAIL_FROM: z
    .string()
    .regex(mailbox, 'must be an e-mail address, or `Name <address>`')
    .optional()
    .describe(
      'Who mails are from: an address, or `Name <address>`. Default: no-reply at the host of PUBLIC_URL.',
    ),
  RATE_LIMITS: z
    .enum(['on', 'off'])
    .default('on')
    .describe('`off` is for load tests; refused when PUBLIC_URL is not a loopback host.'),
  CONTACT_ADDRESS: z
    .string()
    .max(200)
    .default('12 Aperture Lane, Springfield')
    .describe('Street address in the footer.'),
  CONTACT_EMAIL: z.email().default('hello@example.com').describe('E-mail address in the footer.'),
  CONTACT_PHONE: z.string().max(32).default('+1 555 0100').describe('Phone number in the footer.'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info').describe('How much is logged.'),
});

export type Config = Omit<z.output<typeof settings>, 'PUBLIC_URL' | 'MAIL_FROM'> & {
  PUBLIC_URL: string;
  MAIL_FROM: string;
};

/** A setting that cannot be used; the message is one line that names it. */
export class ConfigError extends Error {}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Tells whether a URL's host is this machine alone. */
export function isLoopback(url: string): boolean {
  return loopback.has(new URL(url).hostname);
}

/**
 * Reads the settings from an environment; empty values count as unset.
 * @throws ConfigError naming the first setting that is wrong.
 */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = settings.safeParse(given);
  if (!result.success) {
    const issue = result.error.issues[0]!;
    throw new ConfigError(`${issue.path.join('.')}: ${issue.message}`);
  }
  const config = result.data;
  const publicUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
  if (config.RATE_LIMITS === 'off' && !isLoopback(publicUrl)) {
    throw new ConfigError('RATE_LIMITS: off is refused when PUBLIC_URL is not a loopback host');
  }
  const from = config.MAIL_FROM ?? `Rangefinder <no-reply@${new URL(publicUrl).hostname}>`;
  return { ...config, PUBLIC_URL: publicUrl, MAIL_FROM: from, STATE_DIR: resolve(config.STATE_DIR) };
}
