import { z } from 'zod';
import { parseHttpsAddress } from '#src/platform/schemas.ts';

const hosts = ['fcm.googleapis.com', 'updates.push.services.mozilla.com'];
const domains = ['.push.apple.com', '.notify.windows.com'];

/** Returns the normalized address of a push service, or null for any other address. */
export function toPushAddress(value: string): string | null {
  const url = parseHttpsAddress(value);
  if (!url || url.port !== '' || url.hash !== '') return null;
  const { hostname, href } = url;
  return hosts.includes(hostname) || domains.some((domain) => hostname.endsWith(domain)) ? href : null;
}

const base64url = (length: number) =>
  z
    .string({ error: (issue) => (issue.input === undefined ? 'is required' : 'must be text') })
    // Some browsers add padding, which is removed.
    .transform((value) => value.replace(/=+$/, ''))
    .pipe(z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`), 'is not a browser key'));

const endpoint = z
  .string({ error: (issue) => (issue.input === undefined ? 'is required' : 'must be text') })
  .max(1000, 'is too long')
  .refine((value) => toPushAddress(value) !== null, 'is not the URL of a known push service')
  .transform((value) => toPushAddress(value) ?? value)
  .meta({ description: "as in the browser's `PushSubscription`" });

export const newPush = z.object({
  endpoint,
  keys: z.object({ p256dh: base64url(87), auth: base64url(22) }),
});
export type NewPush = z.output<typeof newPush>;

export const endedPush = z.object({
  endpoint: z
    .string({ error: (issue) => (issue.input === undefined ? 'is required' : 'must be text') })
    .min(1, 'is required')
    .max(1000, 'is too long'),
});

export const pushKey = z
  .object({
    key: z.string().nullable().meta({
      description: '`applicationServerKey` of the shop; null if push notifications are not configured',
    }),
  })
  .meta({ id: 'PushKey' });
export type PushKey = z.output<typeof pushKey>;
