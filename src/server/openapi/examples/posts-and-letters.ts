import { date, email, id, type Examples } from './example.ts';

const post = {
  title: 'How to check a used lens',
  image: 'https://example.com/lens.jpg',
  des: '## Hold it to the light\n\nDust is harmless, *haze* is not.',
  excerpt: 'Five minutes with a torch.',
};
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

/** The blog, and the newsletter. */
export const postsAndLetters: Examples = {
  schemas: {
    Blog: { _id: id, ...post, date },
    ManagedBlog: { _id: id, ...post, published: false, date },
    LetterSummary: letterSummary,
    Letter: { ...letterSummary, des: letter.des },
  },
  answers: {
    'POST /blogs/preview': { html: '<h2>Hold it to the light</h2>\n' },
    'POST /newsletter': { accepted: true },
    'POST /newsletter/check': { valid: true },
    'GET /newsletter/leave/{token}': '',
    'GET /newsletter/subscribers': { confirmed: 312 },
    'POST /newsletter/letters/{id}/test': { to: email },
  },
  bodies: {
    'POST /blogs': { ...post, published: true },
    'POST /blogs/preview': { des: post.des },
    'PATCH /blogs/{id}': { published: true },
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
