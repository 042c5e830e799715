/** A post as its file has it: front matter of `key: value` lines, then Markdown. */
export type PostFile = { title: string; image: string; excerpt: string; date: string; text: string };

/** @throws Error when a key is missing. */
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
