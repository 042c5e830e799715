import { accountReasons } from './account-reasons.ts';
import { findingReasons } from './finding-reasons.ts';
import { each, type Reason } from './reason.ts';

export const reasons: Reason[] = [
  {
    file: 'src/db/cursor.server.ts',
    line: "throw new Error('NUL')",
    why: 'The error is caught three lines below, and its words are seen by nobody.',
  },
  ...each('The name of a list keeps cursors of other lists out; no other list is called like the mutant.', [
    { file: 'src/orders/service.server.ts', line: "parsePage('orders'", becomes: '""' },
    { file: 'src/users/service.server.ts', line: "parsePage('users'", becomes: '""' },
    { file: 'src/users/person-service.server.ts', line: "parsePage('notes'", becomes: '""' },
    { file: 'src/listings/service.server.ts', line: "parsePage('advertised'", becomes: '""' },
    { file: 'src/listings/service.server.ts', line: 'parsePage(`my/', becomes: '``' },
    { file: 'src/search/service.server.ts', line: "parsePage('on show'", becomes: '""' },
    { file: 'src/listings/moderation-service.server.ts', line: "parsePage('moderated'", becomes: '""' },
  ]),
  ...each('Only a side that is told has a mail, and its reason is there.', [
    {
      file: 'src/orders/mails.server.ts',
      line: "paragraphs: [buyerReads ?? ''",
      becomes: '"Stryker was here!"',
    },
    {
      file: 'src/orders/mails.server.ts',
      line: "paragraphs: [sellerReads ?? ''",
      becomes: '"Stryker was here!"',
    },
  ]),
  {
    file: 'src/orders/batched-mails.server.ts',
    line: "action?.url ?? ''",
    becomes: '"Stryker was here!"',
    why: 'Every mail about trade has an action.',
  },
  {
    file: 'src/orders/batched-mails.server.ts',
    line: 'if (held.length > 0)',
    why: 'Only where another process took the mails in between: the job would fail, and find none when it is tried again.',
  },
  {
    file: 'src/platform/mail-budget.server.ts',
    line: 'if (topic === undefined) return',
    becomes: 'false',
    why: 'Without a topic the statement finds nothing.',
  },
  {
    file: 'src/platform/mail-budget.server.ts',
    line: 'a.id < b.id',
    becomes: 'a.id <= b.id',
    why: 'No two have the same id.',
  },
  ...each('It narrows the type of what was thrown, and no other constraint can fail in there.', [
    { file: 'src/users/service.server.ts', line: "error.constraint === 'people_email'" },
    { file: 'src/users/removal-service.server.ts', line: "error.constraint === 'people_keep_an_admin'" },
  ]),
  ...each('Only memory: what is over weighs nothing for who asks next.', [
    { file: 'src/photos/fair-queue.ts', line: 'if (ends <= this.#now)', becomes: 'false' },
    { file: 'src/photos/fair-queue.ts', line: 'if (ends <= this.#now)', becomes: 'ends < this.#now' },
    { file: 'src/photos/fair-queue.ts', line: 'if (ends <= this.#now)', becomes: ';' },
  ]),
  {
    file: 'src/platform/http/form-file.server.ts',
    line: "case 'after':",
    why: 'Only memory: what follows the last delimiter is never looked at.',
  },
  {
    file: 'src/photos/sniff.server.ts',
    line: '/^(hei[cmsx]|hev[cx]|mif1|msf1)$/',
    why: 'A brand has four letters, as each of these.',
  },
  {
    file: 'src/platform/http/form-file.server.ts',
    line: 'bytes.length > 0',
    why: 'To write nothing changes nothing.',
  },
  {
    file: 'src/platform/http/form-file.server.ts',
    line: 'this.#rest.length - this.#delimiter.length + 1',
    becomes: 'this.#rest.length - this.#delimiter.length - 1',
    why: 'Two bytes more wait for what comes next.',
  },
  {
    file: 'src/photos/service.server.ts',
    line: 'if (folder) await rm(folder, { recursive: true, force: true })',
    becomes: 'false',
    why: 'What was made above is there.',
  },
  {
    file: 'src/photos/removal-service.server.ts',
    line: 'if (Date.now() - mtimeMs > dayMs)',
    why: 'A millisecond of a day; and what was just looked at is there.',
  },
  {
    file: 'src/photos/removal-service.server.ts',
    line: 'readdir(folder).catch(() => [])',
    becomes: '["Stryker was here"]',
    why: 'A name of which nothing is there is passed over.',
  },
  {
    file: 'src/photos/removal-service.server.ts',
    line: 'mtimeMs: Date.now()',
    becomes: '{}',
    why: 'No number is more than a day old.',
  },
  ...each('What it becomes means the same here: the element is not read, or there is nothing to match.', [
    {
      file: 'src/platform/http/form-file.server.ts',
      line: 'exec(type) ?? []',
      becomes: '["Stryker was here"]',
    },
    {
      file: 'src/platform/http/form-file.server.ts',
      line: 'exec(head) ?? []',
      becomes: '["Stryker was here"]',
    },
    {
      file: 'src/platform/http/form-file.server.ts',
      line: "const [, line = '']",
      becomes: '"Stryker was here!"',
    },
    {
      file: 'src/platform/http/form-file.server.ts',
      line: "[, key = '', quoted",
      becomes: '"Stryker was here!"',
    },
    {
      file: 'src/platform/http/form-file.server.ts',
      line: "request.headers.get('content-type') ?? ''",
      becomes: '"Stryker was here!"',
    },
  ]),
  ...each('What has no body, or an empty head, is refused with the same code a line further on.', [
    { file: 'src/platform/http/form-file.server.ts', line: 'reader?.read()', becomes: 'reader.read' },
    { file: 'src/platform/http/form-file.server.ts', line: 'if (!part?.value)', becomes: 'part.value' },
    { file: 'src/platform/http/form-file.server.ts', line: 'if (end > maxHeadBytes', becomes: 'end <= 0' },
    { file: 'src/platform/http/form-file.server.ts', line: 'if (end < 0) return false', becomes: 'end <= 0' },
  ]),
  {
    file: 'src/platform/http/form-file.server.ts',
    line: 'if (left <= 0)',
    becomes: 'left < 0',
    why: 'A timer of no milliseconds says the same.',
  },
  {
    file: 'src/platform/http/form-file.server.ts',
    line: "boundaryOf(request)}`, 'latin1')",
    becomes: '""',
    why: 'A boundary has ASCII alone, by its standard.',
  },
  ...each('Only where another call of the same person, whose account is elsewhere, is faster.', [
    { file: 'src/users/service.server.ts', line: 'const existing = known ??' },
    { file: 'src/users/service.server.ts', line: "if (!existing) throw new AppError('conflict'" },
  ]),
  {
    file: 'src/listings/moderation-service.server.ts',
    line: 'if (!isId(id))',
    why: 'By what is no id the database finds no item either.',
  },
  {
    file: 'src/listings/moderation-service.server.ts',
    line: "tellBuyerOfPause(app, trx, id, 'restored')",
    becomes: '""',
    why: 'Whatever is no pause is told as its end.',
  },
  {
    file: 'src/listings/wire.server.ts',
    line: 'edited_at !== null',
    becomes: 'true',
    why: 'What was never is not after anything either.',
  },
  ...each('Nothing is answered to what is none just as to nothing.', [
    { file: 'src/auth/account/device-name.ts', line: "userAgent ?? ''", becomes: '"Stryker was here!"' },
    { file: 'src/auth/pages/return-path.ts', line: "search.get('from') ?? '/'", becomes: '""' },
    { file: 'src/auth/access-token.ts', line: 'return token === null ? null', becomes: 'false' },
  ]),
  {
    file: 'src/auth/providers/embedded/hashed-sessions.server.ts',
    line: "id: 'rangefinder-hashed-sessions'",
    why: 'The name of the plugin, which nothing looks for.',
  },
  ...each('What a request does not have names no browser and nobody, whatever stands for it.', [
    {
      file: 'src/auth/providers/embedded/known-device.server.ts',
      line: "request.headers.get('cookie') ?? ''",
      becomes: '"Stryker was here!"',
    },
    {
      file: 'src/auth/providers/embedded/known-device.server.ts',
      line: "const [nonce = '', given = '']",
      becomes: '"Stryker was here!"',
    },
    {
      file: 'src/auth/providers/embedded/known-device.server.ts',
      line: ".split('.') ?? []",
      becomes: '["Stryker was here"]',
    },
    {
      file: 'src/auth/service.server.ts',
      line: "request.headers.get('authorization') ?? ''",
      becomes: '"Stryker was here!"',
    },
  ]),
  {
    file: 'src/auth/service.server.ts',
    line: 'if (person.email_verified !== email_verified)',
    becomes: 'true',
    why: 'To write what is there already changes nothing.',
  },
  ...each('The mutant refuses words of its own, which no password has.', [
    {
      file: 'src/auth/providers/embedded/weak-passwords.server.ts',
      line: "const [name = ''] =",
      becomes: '"Stryker was here!"',
    },
    {
      file: 'src/auth/providers/embedded/weak-passwords.server.ts',
      line: "const [name = ''] =",
      becomes: '["Stryker was here"]',
    },
  ]),
  ...each('What it takes in besides is no letter, and so no part of a word.', [
    {
      file: 'src/auth/providers/embedded/weak-passwords.server.ts',
      line: "const [name = ''] =",
      becomes: '/^(.*) </.exec(MAIL_FROM)',
    },
    {
      file: 'src/auth/providers/embedded/weak-passwords.server.ts',
      line: '[text, ...text.split(',
      becomes: '/[^\\p{L}\\p{N}@$]/u',
    },
  ]),
  {
    file: 'src/auth/providers/embedded/weak-passwords.server.ts',
    line: "const [name = ''] =",
    becomes: '/(.*) </',
    why: 'What takes all that it can begins at the beginning.',
  },
  {
    file: 'src/auth/providers/embedded/weak-passwords.server.ts',
    line: 'common ??= new Set(',
    why: 'The process of the tests has loaded the words before.',
  },
  ...each('What lacks a part has no right signature either.', [
    {
      file: 'src/auth/access-token.server.ts',
      line: 'if (!head || !body || !signature',
      becomes: '(!head || !body) && !signature',
    },
    {
      file: 'src/auth/access-token.server.ts',
      line: 'if (!head || !body || !signature',
      becomes: 'false',
    },
    {
      file: 'src/auth/access-token.server.ts',
      line: 'if (!head || !body || !signature',
      becomes: '!head && !body',
    },
  ]),
  {
    file: 'src/auth/access-token.server.ts',
    line: 'data.exp > Date.now() / 1000',
    becomes: 'data.exp >= Date.now() / 1000',
    why: 'The very millisecond.',
  },
  ...each('Only time: the key is made again.', [
    { file: 'src/auth/access-token.server.ts', line: 'if (!key) {', becomes: 'true' },
    { file: 'src/auth/access-token.server.ts', line: 'keys.set(secret, key);', becomes: ';' },
  ]),
  {
    file: 'src/auth/providers/embedded/guess-limit.server.ts',
    line: '= () => false,',
    becomes: '() => undefined',
    why: 'Undefined is no failure either.',
  },
  ...each('Only time: where there is no such cookie, no device is found in it either.', [
    {
      file: 'src/auth/providers/embedded/guess-limit.server.ts',
      line: "includes('rangefinder.device.')",
      becomes: 'false',
    },
    {
      file: 'src/auth/providers/embedded/guess-limit.server.ts',
      line: "includes('rangefinder.device.')",
      becomes: '""',
    },
  ]),
  ...accountReasons,
  ...findingReasons,
];
