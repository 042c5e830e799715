import type { MetaDescriptor } from 'react-router';
import { siteTexts } from '#src/texts/site.ts';

export const unlistedMeta = (title: string): MetaDescriptor[] => [
  { title: `${title} · ${siteTexts.name}` },
  { name: 'robots', content: 'noindex' },
];
