let segmenter: Intl.Segmenter | null | undefined;

/** Splits a text into graphemes, or into code points in Firefox before 125, which has no `Intl.Segmenter`. */
function split(text: string): Iterable<{ segment: string }> {
  // Made when it is first used, because that blocks a slow phone for 40 ms.
  segmenter ??=
    typeof Intl.Segmenter === 'function' ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null;
  return segmenter?.segment(text) ?? Array.from(text, (each) => ({ segment: each }));
}

/** Counts code points, like PostgreSQL and the schemas. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** Cuts a text to at most `max` code points, but never inside a grapheme such as a flag. */
export function cutText(text: string, max: number): string {
  // A text has no more code points than code units. Splitting blocks the server for long texts.
  if (text.length <= max) return text;
  let [end, length] = [0, 0];
  for (const { segment } of split(text)) {
    length += lengthOf(segment);
    if (length > max) return text.slice(0, end);
    end += segment.length;
  }
  return text;
}
