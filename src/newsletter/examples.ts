import type { Examples } from '#src/platform/manifest.server.ts';
import { date, email, id } from '#src/platform/http/samples.ts';

const letter = { subject: 'Autumn at the shop', des: 'What came in this week.' };
const letterSummary = {
  _id: id,
  subject: letter.subject,
  state: 'sent',
  changed: date,
  started: date,
  ended: date,
  stuck: false,
  recipients: { all: 312, waiting: 0, sent: 308, refused: 2, left: 1, unknown: 1 },
};
const mailedToken = 'b7f3…';

export const newsletterExamples: Examples = {
  schemas: {
    LetterSummary: letterSummary,
    Letter: { ...letterSummary, des: letter.des },
  },
  answers: {
    'POST /newsletter': { accepted: true },
    'POST /newsletter/check': { valid: true },
    'GET /newsletter/leave/{token}': '',
    'GET /newsletter/subscribers': { confirmed: 312 },
    'POST /newsletter/letters/{id}/test': { to: email },
  },
  bodies: {
    'POST /newsletter': { email },
    'POST /newsletter/confirm': { token: mailedToken },
    'POST /newsletter/check': { token: mailedToken, purpose: 'confirm' },
    'POST /newsletter/leave': { token: mailedToken },
    'POST /newsletter/leave/{token}': { 'List-Unsubscribe': 'One-Click' },
    'POST /newsletter/letters': letter,
    'PATCH /newsletter/letters/{id}': { subject: letter.subject },
    'POST /newsletter/letters/{id}/send': { changed: date },
  },
};
