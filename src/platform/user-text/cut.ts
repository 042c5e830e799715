// Firefox before 125 has no `Intl.Segmenter`.
const segmenter =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null;

/** Counts code points, like PostgreSQL and the schemas. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** Cuts a text to at most `max` code points, but never inside a grapheme such as a flag. */
export function cutText(text: string, max: number): string {
  let [end, length] = [0, 0];
  for (const { segment } of segmenter?.segment(text) ?? Array.from(text, (each) => ({ segment: each }))) {
    length += lengthOf(segment);
    if (length > max) return text.slice(0, end);
    end += segment.length;
  }
  return text;
}
