import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { newId } from '#src/platform/ids.server.ts';
import { demoPhotoUrl, type readPictures } from './photos.ts';
import type { Region } from './region.ts';

/** A post file: front matter with `key: value` lines, then Markdown. */
export type PostFile = { title: string; image: string; excerpt: string; date: string; text: string };

/** @throws Error if a key is missing */
export function parsePost(source: string): PostFile {
  const [, head = '', text = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  const fields = Object.fromEntries(
    head.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [
        line.slice(0, colon).trim(),
        line
          .slice(colon + 1)
          .trim()
          .replace(/^(["'])(.*)\1$/, '$2'),
      ];
    }),
  );
  const { title, image, excerpt, date } = fields;
  if (!title || !image || !excerpt || !date || !text.trim())
    throw new Error('a post lacks title, image, excerpt, date or text');
  return { title, image, excerpt, date, text: text.trim() };
}

export async function insertPosts(
  trx: Trx,
  authorId: string,
  pictures: ReturnType<typeof readPictures>,
  { amounts }: Pick<Region, 'amounts'>,
): Promise<void> {
  const folder = join(import.meta.dirname, 'posts');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted();
  for (const file of files) {
    const { title, image, excerpt, date, text } = parsePost(await readFile(join(folder, file), 'utf8'));
    const published_at = new Date(date);
    const fields = {
      title,
      image: demoPhotoUrl(image, pictures.get(image)!.widths),
      excerpt,
      des: amounts(text),
    };
    await trx
      .insertInto('posts')
      .values({
        ...fields,
        id: newId(),
        author_id: authorId,
        created_at: published_at,
        updated_at: published_at,
        published_at,
      })
      .execute();
  }
}
