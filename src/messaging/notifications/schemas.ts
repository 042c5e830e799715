import { z } from 'zod';
import { paging } from '#src/platform/list-schemas.ts';
import { explainText } from '#src/platform/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';

export const groups = ['messages', 'offers', 'watchlist', 'searches', 'sellers', 'reviews'] as const;
export type Group = (typeof groups)[number];

export const mailTimes = ['now', 'daily', 'off'] as const;
export type MailTime = (typeof mailTimes)[number];

export const preference = z
  .object({
    mail: z.enum(mailTimes, { error: () => fieldProblems.oneOf('now', 'daily', 'off') }).meta({
      description: '`daily`: in the daily email at 07:00 UTC',
    }),
    push: z
      .boolean({ error: () => fieldProblems.oneOf('true', 'false') })
      .meta({ description: 'to the devices that the user has registered (`POST /push`)' }),
  })
  .meta({ id: 'NotificationPreference' });
export type Preference = z.output<typeof preference>;

const byGroup = {
  messages: preference,
  offers: preference,
  watchlist: preference,
  searches: preference,
  sellers: preference,
  reviews: preference,
} satisfies Record<Group, typeof preference>;
export const preferences = z.object(byGroup).meta({ id: 'NotificationPreferences' });
export type Preferences = z.output<typeof preferences>;

export const preferenceChanges = z.object(byGroup).partial();
export type PreferenceChanges = z.output<typeof preferenceChanges>;

export const notification = z
  .object({
    _id: z.string(),
    group: z.enum(['orders', ...groups]),
    kind: z.string(),
    text: z.string().meta({ description: 'what happened' }),
    title: z.string().meta({ description: 'the subject, usually the title of an item' }),
    detail: z.string().nullable().meta({ description: 'a detail, such as an amount' }),
    img: z.string().nullable().meta({ description: 'a photo of the item' }),
    other: z.string().nullable().meta({ description: 'the name of the other side of an order or offer' }),
    path: z.string().meta({ description: 'the page to open' }),
    count: z.int().meta({ description: 'number of occurrences since it was last read' }),
    date: z.iso.datetime().meta({ description: 'time of the latest occurrence' }),
    read: z.boolean(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.output<typeof notification>;

export const notificationsQuery = paging.extend({
  unread: z
    .enum(['true'], { error: () => fieldProblems.oneOf('true') })
    .optional()
    .meta({ description: 'only unread notifications' }),
});
export type NotificationsQuery = z.output<typeof notificationsQuery>;

/** `PUT /notifications/read`. Notifications after this time stay unread. */
export const readUntil = z.object({
  until: z.iso
    .datetime({ offset: true, error: () => fieldProblems.mustBeDateAndTime })
    .meta({ description: 'the `date` of the latest notification that was seen' }),
});
export const unreadNotifications = z
  .object({ unread: z.int().meta({ description: 'number of remaining unread notifications' }) })
  .meta({ id: 'UnreadNotifications' });

export const unsubscribeToken = z.object({
  token: z
    .string({ error: explainText })
    .min(1, { error: () => fieldProblems.required })
    .max(200, { error: () => fieldProblems.notToken })
    .meta({ description: 'the token from an email' }),
});

/** The body that mail programs send for one-click unsubscribing (RFC 8058). */
export const oneClick = z.object({
  'List-Unsubscribe': z.literal('One-Click', { error: () => fieldProblems.oneOf('One-Click') }),
});

export const unsubscribeState = z.object({ group: z.enum([...groups, 'daily']).nullable() });
export type UnsubscribeState = z.output<typeof unsubscribeState>;

/** The agreed time or the suggested times, in the zone of the place. `isChange` is whether they replace an agreed one. */
export type NotifiedMeeting = { times: readonly string[]; zone: string; isChange: boolean };
