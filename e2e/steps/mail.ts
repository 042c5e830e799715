import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseMail, type ReadMail } from '#test/mails.ts';
import { expect } from '../fixtures.ts';

/** Waits until an address has received `count` emails with this subject, and returns the last one. */
export async function findMail(
  stateDir: string,
  email: string,
  subject: string,
  count = 1,
): Promise<ReadMail> {
  const folder = join(stateDir, 'outbox');
  let found: ReadMail[] = [];
  await expect
    .poll(async () => {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
      const mails = await Promise.all(names.toSorted().map((name) => readFile(join(folder, name), 'utf8')));
      found = mails.map(parseMail).filter((one) => one.to === email && one.subject === subject);
      return found.length;
    })
    .toBeGreaterThanOrEqual(count);
  return found.at(-1)!;
}

export function linkIn({ text }: ReadMail, page: string): string {
  return new RegExp(`http\\S+/${page}\\?token=\\S+`).exec(text)![0];
}
