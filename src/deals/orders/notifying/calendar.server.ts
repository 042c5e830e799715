import { placeById, placeNamed } from '#src/media/places/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { textForMail } from '#src/platform/mail/template.server.ts';
import { formatMeetingIn, hourMs } from '#src/platform/shared/dates.ts';
import { orderPath } from '#src/platform/shared/deal-paths.ts';
import type { Position } from '#src/platform/shared/distance.ts';
import { grammar } from '#src/texts/grammar.ts';
import { meetingTexts } from '#src/texts/meetings.server.ts';
import { shopName } from '#src/texts/shop.ts';
import { siteTexts } from '#src/texts/site.ts';
import type { OrderForMail } from './queries.server.ts';

const encoder = new TextEncoder();
const octets = (text: string): number => encoder.encode(text).length;

/** Folds a line at 75 octets without cutting a character (RFC 5545, 3.1). */
function fold(line: string): string {
  let [folded, width] = ['', 0];
  for (const character of line) {
    const size = octets(character);
    if (width + size > 75) [folded, width] = [`${folded}\r\n `, 1];
    folded += character;
    width += size;
  }
  return folded;
}

/** Escapes TEXT (RFC 5545, 3.3.11), so that user text can neither end a value nor begin a line. */
const escape = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (char) => `\\${char}`)
    .replaceAll(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ');

const formatUtc = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d+/g, '');

export type OrderWithMeeting = Extract<OrderForMail, { meeting_at: Date }>;

type Method = 'PUBLISH' | 'CANCEL';

/** Returns the file for the agreed meeting, with the position of its place if the text names a town. */
export async function publishMeeting({ config }: App, db: DbOrTrx, order: OrderWithMeeting) {
  return calendarOf(order, config.PUBLIC_URL, 'PUBLISH', await findPosition(db, order));
}

async function findPosition(
  db: DbOrTrx,
  { meeting_place: text, item_location, item_place_id }: OrderWithMeeting,
): Promise<Position | undefined> {
  if (text === null) return undefined;
  // The seller may have chosen one of several towns with this name.
  const id = text === item_location ? item_place_id : await placeNamed(db, text);
  return id === null ? undefined : placeById(db, id);
}

/** Never contains the handover code. */
export function calendarOf(order: OrderWithMeeting, publicUrl: string, method: Method, position?: Position) {
  const isOff = method === 'CANCEL';
  const at = order.meeting_at;
  const url = `${publicUrl}${orderPath(order.id, order.conversation_id)}`;
  const zones = [order.meeting_zone, order.buyer_zone, order.seller_zone];
  const times = formatMeetingIn(at.toISOString(), zones);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    // The parts of this name are separated by two slashes.
    `PRODID:-//${escape(shopName()).replaceAll('/', ' ')}//Orders//${grammar.language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:order-${order.id}@${new URL(publicUrl).hostname}`,
    // A cancellation needs a higher number than all proposals.
    `SEQUENCE:${isOff ? order.proposal_version + 1 : order.meeting_version}`,
    `DTSTAMP:${formatUtc(order.now)}`,
    `DTSTART:${formatUtc(at)}`,
    `DTEND:${formatUtc(new Date(at.getTime() + hourMs / 2))}`,
    `SUMMARY:${escape(meetingTexts.summary(textForMail(order.title)))}`,
    `LOCATION:${escape(textForMail(order.meeting_place ?? siteTexts.left.erased))}`,
    ...(position ? [`GEO:${position.lat};${position.lon}`] : []),
    `DESCRIPTION:${escape([...times, meetingTexts.description(order.buyer_name, order.seller_name, url)].join('\n'))}`,
    `URL:${url}`,
    `STATUS:${isOff ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(isOff ? [] : alarm(meetingTexts.summary(textForMail(order.title)))),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return { method, text: lines.map((line) => `${fold(line)}\r\n`).join('') };
}

const alarm = (about: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'TRIGGER:-PT2H',
  `DESCRIPTION:${escape(about)}`,
  'END:VALARM',
];
