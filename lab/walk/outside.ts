import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Shop, TestUser } from '#e2e/shop.ts';
import { parseMail, type ReadMail } from '#test/mails.ts';
import { Browser, type startPushServices } from '#test/push.ts';

const withoutTags = (html: string): string[] => html.replaceAll(/<[^>]+>/g, '\n').split('\n');

/** Waits until no email has been sent for three seconds, and returns all of them. */
export async function readMails(stateDir: string): Promise<ReadMail[]> {
  const folder = join(stateDir, 'outbox');
  let names: string[] = [];
  for (let before = -1; names.length !== before; await pause(3_000)) {
    before = names.length;
    names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  }
  return Promise.all(names.map(async (name) => parseMail(await readFile(join(folder, name), 'utf8'))));
}

/** Returns the texts of an email and of the calendar file that is attached to it. */
export function textsOfMail({ subject, text, html, calendar }: ReadMail): string[] {
  const lines = (calendar?.text ?? '').replaceAll(/\r?\n /g, '').split(/\r?\n/);
  return [
    subject,
    ...text.split('\n'),
    ...withoutTags(html.replaceAll(/<style.*?<\/style>/gs, '')),
    ...lines.flatMap((line) => /^(?:SUMMARY|DESCRIPTION|LOCATION)[^:]*:(.*)$/.exec(line)?.[1] ?? []),
  ];
}

/** Returns the texts of the feeds and of the manifest. */
export async function textsOfFiles(url: string): Promise<Map<string, string[]>> {
  const texts = new Map<string, string[]>();
  for (const path of ['/feeds/items.xml', '/feeds/posts.xml']) {
    const feed = await (await fetch(url + path)).text();
    // The dates of feeds are English by their standard. A description with paragraphs is one text.
    const plain = feed.replaceAll(/<pubDate.*?<\/pubDate>/gs, '').replaceAll(/\s+/g, ' ');
    texts.set(path, withoutTags(plain));
  }
  const manifest = (await (await fetch(`${url}/shop/manifest.webmanifest`)).json()) as {
    description: string;
  };
  return texts.set('/shop/manifest.webmanifest', [manifest.description]);
}

/** Messages are pushed after five seconds, unless they have been read. */
const quietMs = 7_000;

/** Subscribes users to pushes, and returns a function that waits for the last push and returns all their texts. */
export async function receivePushes(
  services: Awaited<ReturnType<typeof startPushServices>>,
  shop: Shop,
  users: readonly TestUser[],
): Promise<() => Promise<string[]>> {
  const browsers = users.map((_, number) => new Browser(`https://fcm.googleapis.com/fcm/send/${number}`));
  for (const [number, user] of users.entries())
    await shop.call('POST', '/push', { bearer: user.token, body: browsers[number]!.subscription });
  return async () => {
    const received = [];
    let more;
    do {
      await pause(quietMs);
      more = services.take();
      received.push(...more);
    } while (more.length > 0);
    return received.flatMap((push) => {
      const browser = browsers.find(({ endpoint }) => endpoint.endsWith(push.path));
      const { title = '', text = '' } = browser?.read(push) ?? {};
      return [title, text];
    });
  };
}
