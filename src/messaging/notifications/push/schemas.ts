import { z } from 'zod';
import { explainText, parseHttpsAddress } from '#src/platform/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';

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
    .string({ error: explainText })
    // Some browsers add padding, which is removed.
    .transform((value) => value.replace(/=+$/, ''))
    .pipe(
      z
        .string()
        .regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`), { error: () => fieldProblems.notBrowserKey }),
    );

const endpoint = z
  .string({ error: explainText })
  .max(1000, { error: () => fieldProblems.tooLong })
  .refine((value) => toPushAddress(value) !== null, { error: () => fieldProblems.notPushService })
  .transform((value) => toPushAddress(value) ?? value)
  .meta({ description: "as in the browser's `PushSubscription`" });

export const newPush = z.object({
  endpoint,
  keys: z.object({ p256dh: base64url(87), auth: base64url(22) }),
  key: base64url(87).nullable().default(null).meta({
    description:
      'the `key` of `GET /push` with which the browser subscribed; without it, pushes end when they are rejected',
  }),
});
export type NewPush = z.output<typeof newPush>;

export const endedPush = z.object({
  endpoint: z
    .string({ error: explainText })
    .min(1, { error: () => fieldProblems.required })
    .max(1000, { error: () => fieldProblems.tooLong }),
});

export const pushKey = z
  .object({
    key: z.string().nullable().meta({
      description: '`applicationServerKey` of the shop; null if push notifications are not configured',
    }),
  })
  .meta({ id: 'PushKey' });
