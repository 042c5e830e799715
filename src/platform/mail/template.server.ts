import { z } from 'zod';
import { escapeMarkup } from '#src/platform/shared/text.ts';
import { grammar } from '#src/texts/grammar.ts';
import { direction } from '#src/texts/locale.ts';
import { shopFacts, shopName } from '#src/texts/shop.ts';
import { labeled } from '#src/texts/words.ts';
import { mailReason, type MailReason } from './reason.server.ts';

/**
 * Joins lines, because a line break in a name or subject could forge a header or a line that seems to come from the
 * shop.
 */
function oneLine(text: string): string {
  // Includes Unicode's line and paragraph separators, and marks that change the text direction.
  return text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim();
}
const line = z.string().transform(oneLine);

const mailKinds = [
  'security',
  /** An email about an API token or a webhook, so that many of them don't use up the limit of `security`. */
  'programs',
  /** The last email to an address, or an admin's decision. */
  'vital',
  /** A link that confirms the address of an account. */
  'confirm',
  /** A link to set a password. */
  'reset',
  /** An email that strangers can request for any address. */
  'asked',
  /** An email about a booking or an item. */
  'trade',
  /** An email about a meeting or a deal that both sides have agreed on. */
  'deal',
  /** Several emails of kind `trade` in one. */
  'gathered',
  /** An issue of the newsletter. */
  'letter',
  'test',
] as const;
export type MailKind = (typeof mailKinds)[number];

export const mail = z.object({
  kind: z.enum(mailKinds).default('security'),
  /** Missing only in emails queued by an earlier release. */
  for: mailReason.optional(),
  topic: z.string().optional(),
  /** Emails to an unconfirmed address do not contain the name, because anyone could have typed both. */
  to: z.object({ name: line, address: line, confirmed: z.boolean().default(false) }),
  subject: line,
  greeting: line,
  paragraphs: z.array(line),
  /** The photo of the item that the email is about, from `ownPhoto`. Only the HTML part shows it. */
  photo: z.url().optional(),
  /** Replaces greeting and paragraphs. The HTML must come from `renderMarkdown`, which removes active content. */
  letter: z.object({ html: z.string(), text: z.string() }).optional(),
  /** Labels and values. Links are removed from both, unless the value is an address of the shop. */
  facts: z.array(z.tuple([line, line]).or(z.tuple([line, line, z.literal('address')]))).optional(),
  turn: line.optional(),
  action: z.object({ label: line, url: z.url() }).optional(),
  footer: line,
  way: z.object({ label: line, url: z.url() }).optional(),
  /** The address at which a mail program unsubscribes (RFC 8058), and the name of a mailing list. */
  list: z.object({ leave: z.url(), name: line.optional() }).optional(),
  calendar: z.object({ method: z.enum(['PUBLISH', 'CANCEL']), text: z.string() }).optional(),
});
export type Mail = z.input<typeof mail> & { for: MailReason };
export type WaitingMail = z.output<typeof mail>;

/**
 * Returns the URL of a photo for emails. Omits photos on other hosts, which would learn when an email is opened, and
 * SVG, which mail programs don't show.
 */
export const ownPhoto = (shopUrl: string, path: string): { photo?: string } =>
  /^\/(?:images|demo)\/[\w-]+\.(?:webp|jpg)$/.test(path) ? { photo: `${shopUrl}${path}` } : {};

export function renderMail(content: z.input<typeof mail>): { subject: string; text: string; html: string } {
  const { subject, greeting, paragraphs, letter, facts = [], turn, action, footer, way } = content;
  const text = [
    ...(letter ? [letter.text] : [greeting, ...paragraphs]),
    ...(facts.length > 0 ? [facts.map(([label, value]) => labeled(label, value)).join('\n')] : []),
    ...(turn ? [turn] : []),
    ...(action ? [`${labeled(action.label, '').trimEnd()}\n${action.url}`] : []),
    ['-- ', footer, ...(way ? [labeled(way.label, way.url)] : [])].join('\n'),
  ].join('\n\n');
  return { subject, text: `${text}\n`, html: renderHtml(content) };
}

/** Many mail clients do not support logical properties. */
const [start, end] = direction === 'rtl' ? ['right', 'left'] : ['left', 'right'];

/** Where any two signs can part, as `overflow-wrap` has it, a long value would leave a label the width of one. */
const cell = `style="min-width:6em;padding:4px 0;padding-${end}:16px;vertical-align:top;color:#5b5b55"`;
const button =
  'style="display:inline-block;padding:12px 20px;background:#1c1c1a;color:#ffffff;text-decoration:none"';

const logo = () =>
  `<p style="margin:0 0 24px;padding-${start}:10px;border-${start}:8px solid ${shopFacts().accent ?? '#f0a81c'};font-weight:700">${escapeMarkup(shopName())}</p>`;

/** Without a fixed height and with an empty text, so that a blocked photo leaves no gap. */
const renderPhoto = (photo: string): string =>
  `<img src="${escapeMarkup(photo)}" width="240" alt="" style="display:block;max-width:100%;height:auto;margin:16px 0">`;

/** The classes are those of `renderMarkdown`. */
const letterStyle = `<style>
h2,h3,h4,h5,h6{line-height:1.25;margin:1.5em 0 .5em}h2{font-size:22px}h3{font-size:18px}h4,h5,h6{font-size:16px}
img{max-width:100%;height:auto}a{color:#14606b}hr{border:0;border-top:1px solid #dad5c9;margin:2em 0}
blockquote{margin:1em 0;padding-${start}:16px;border-${start}:2px solid #dad5c9;color:#5b5b55}
pre{overflow-x:auto;padding:12px;background:#f7f5f0}table{border-collapse:collapse}
th,td{padding:6px 0;padding-${end}:16px;border-bottom:1px solid #dad5c9;text-align:${start};vertical-align:top}
.post-center{text-align:center}.post-right{text-align:${end}}
</style>`;

function renderHtml(content: z.input<typeof mail>): string {
  const { subject, greeting, paragraphs, photo, letter, facts = [], turn, action, footer, way } = content;
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td ${cell}>${escapeMarkup(label)}</td><td style="padding:4px 0">${escapeMarkup(value)}</td></tr>`,
  );
  const body = [
    logo(),
    ...(letter
      ? [letter.html]
      : [greeting, ...paragraphs].map((paragraph) => `<p>${escapeMarkup(paragraph)}</p>`)),
    ...(photo === undefined ? [] : [renderPhoto(photo)]),
    ...(rows.length > 0 ? [`<table role="presentation">${rows.join('')}</table>`] : []),
    ...(turn ? [`<p><strong>${escapeMarkup(turn)}</strong></p>`] : []),
    ...(action
      ? [`<p><a ${button} href="${escapeMarkup(action.url)}">${escapeMarkup(action.label)}</a></p>`]
      : []),
    `<p style="color:#5b5b55;font-size:13px">${escapeMarkup(footer)}${way ? ` <a href="${escapeMarkup(way.url)}">${escapeMarkup(way.label)}</a>` : ''}</p>`,
  ];
  return `<!doctype html>
<html lang="${grammar.language}"><head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title>${letter ? letterStyle : ''}</head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1c1c1a;background:#ffffff">
<div dir="${direction}" style="max-width:560px;overflow-wrap:anywhere;unicode-bidi:plaintext">
${body.join('\n')}
</div></body></html>
`;
}

/** Matches emoji, which are kept whole, and invisible characters, which could hide a dot or the end of an address. */
const invisible = /(\p{RGI_Emoji})|[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800\uFFFC]/gv;

const links = [
  /:[/\\]{2}|[^@\uFF20\uFE6B][@\uFF20\uFE6B][^@\uFF20\uFE6B]/u,
  /(?<![\p{L}\p{N}])(?:https?|mailto|javascript|data|magnet|whatsapp|tg|sms|bitcoin|file):/iu,
  // Matches two letters right after a dot, even if no such domain exists. Domains can begin with emoji.
  /[\p{L}\p{M}\p{N}\p{So}_-][.\uFF0E\u2024\uFE52][\p{L}\p{M}]{2}/u,
  /[\p{L}\p{M}\p{N}_-][.\uFF0E\u2024\uFE52]xn--/iu,
  // Browsers treat the ideographic full stop as a dot, but before Chinese, Japanese or Korean letters it ends a
  // sentence.
  /[\p{L}\p{M}\p{N}\p{So}_-][\u3002\uFF61](?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}])\p{L}){2}/u,
  /(?<![\p{N}.])\p{N}{1,3}(?:[.\uFF0E\u2024\uFE52\u3002\uFF61]\p{N}{1,3}){3}(?!\p{N})/u,
  /\[[0-9a-f:]*:[0-9a-f:.]*\]/i,
];

/** Checks the normalized word, too, because browsers read letters in squares and circles as plain letters. */
const isLink = (word: string): boolean =>
  links.some((link) => link.test(word) || link.test(word.normalize('NFKC')));

/**
 * Removes links, including bare addresses, which mail programs turn into links. Words that `isOwn` accepts are kept.
 */
export function textForMail(text: string, isOwn: (word: string) => boolean = () => false): string {
  return text
    .replaceAll(invisible, (_, emoji?: string) => emoji ?? '')
    .replaceAll(/[^\P{Cc}\t\n\r]/gu, ' ')
    .replaceAll(/\S+/g, (word) => (isOwn(word) || !isLink(word) ? word : '…'));
}
