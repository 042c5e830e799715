import { info } from '#src/texts/pages.server.ts';
import type { PageName } from './schemas.ts';

/** Escapes the characters that Markdown gives a meaning, such as those in the name of a shop. */
const escape = (text: string): string =>
  text.replaceAll(/[\\`*_[\]<&#]|(?<=^\d{1,9})[.)]|^[-+=~>|]/g, String.raw`\$&`);

/** Returns the text that ships as Markdown. The imprint has none, because only the operator can write it. */
export function originalOf(name: PageName): string {
  if (name === 'imprint') return '';
  const { title, lead, sections } = info[name]();
  const parts = sections.flatMap(({ heading, text }) => [`## ${escape(heading)}`, escape(text)]);
  return `${[`# ${escape(title)}`, escape(lead), ...parts].join('\n\n')}\n`;
}
