import { z } from 'zod';
import { text } from '#src/platform/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';

export const pageNames = [
  'about',
  'buying',
  'selling',
  'safety',
  'contact',
  'terms',
  'privacy',
  'imprint',
  'cookies',
] as const;
export type PageName = (typeof pageNames)[number];

const version = z.number().int().meta({ description: 'rises with each change; 0 before the first one' });
const changedAt = z.iso
  .datetime()
  .nullable()
  .meta({ description: 'null while the page has the text that ships' });

export const pageSummary = z
  .object({ name: z.enum(pageNames), title: z.string(), changedAt })
  .meta({ id: 'ShopPageSummary' });
export type PageSummary = z.output<typeof pageSummary>;

export const shopPage = pageSummary
  .extend({
    text: z.string().meta({ description: 'Markdown; empty only for an imprint that nobody has written' }),
    version,
  })
  .meta({ id: 'ShopPage' });
export type ShopPage = z.output<typeof shopPage>;

const readVersion = z
  .number({ error: () => fieldProblems.mustBeNumber })
  .int({ error: () => fieldProblems.mustBeWhole })
  .min(0, { error: () => fieldProblems.atLeast(0) });

export const pageText = z.object({
  text: text(50_000).meta({
    description: 'Markdown, with the title in a first line that begins with `# `; raw HTML is shown as text',
  }),
});

export const pageChange = pageText.extend({ version: readVersion });

export const pageRestoring = z.object({ version: readVersion });

/** Separates the title, a first line that begins with `# `, from the rest. */
export function splitTitle(markdown: string): { title: string | null; rest: string } {
  const [line = '', title = null] = /^# +(.*)(?:\n|$)/.exec(markdown) ?? [];
  return { title, rest: markdown.slice(line.length) };
}
