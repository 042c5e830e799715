import type { requestedTexts as english } from '#src/texts/requested.ts';
import type { Translation } from '#src/texts/translation.ts';

export const requestedTexts: Translation<typeof english> = {
  until: (seller: string, moment: string) =>
    `${seller} kann bis ${moment} annehmen. Du bekommst eine E-\u2060Mail.`,
  next: (seller: string) =>
    `Bis dahin kannst du ${seller} hier schreiben. Nach der Zusage macht ihr eine Zeit und einen öffentlichen Ort aus, du prüfst den Artikel und zahlst beim Treffen.`,
  safety: 'Sicher treffen',
  close: 'Alles klar',
};
