import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { newId } from '#src/platform/ids.server.ts';
import type { Language } from '#src/texts/language-names.ts';
import { demoPhotoUrl, type readPictures } from './photos.ts';
import type { Region } from './region.ts';

export const postNames = [
  'checking-a-used-lens',
  'first-film-camera',
  'grades-and-prices',
  'meeting-a-seller',
  'mounts-and-adapters',
  'shutter-counts',
] as const;
type PostName = (typeof postNames)[number];

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

export async function readPost(name: PostName, language: Language): Promise<PostFile> {
  const folder = language === 'en' ? 'posts' : `texts/${language}/posts`;
  return parsePost(await readFile(join(import.meta.dirname, folder, `${name}.md`), 'utf8'));
}

export async function insertPosts(
  trx: Trx,
  authorId: string,
  pictures: ReturnType<typeof readPictures>,
  { language, local }: Pick<Region, 'language' | 'local'>,
): Promise<void> {
  for (const name of postNames) {
    const { title, image, excerpt, date, text } = await readPost(name, language);
    const published_at = new Date(date);
    const fields = {
      title,
      image: demoPhotoUrl(image, pictures.get(image)!.widths),
      excerpt,
      des: local(text),
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
