import type { pauseTexts as english } from '#src/texts/pauses.ts';

export const pauseTexts: typeof english = {
  title: 'Pausierte Artikel',
  lead: 'In den Listen ausgeblendet, bis ein Admin sie freigibt.',
  link: 'Pausierte Artikel',
  tag: 'Pausiert',
  since: (day: string) => `Pausiert am ${day}`,
  edited: (day: string) => `Vom Verkäufer geändert am ${day}`,
  notEdited: 'Seitdem nicht geändert.',
  restore: 'Freigeben',
  restoreOf: (title: string) => `Freigeben: ${title}`,
  restored: 'Freigegeben',
  failed: 'Das hat nicht geklappt. Es wurde nichts geändert. Versuch es noch einmal.',
  empty: 'Nichts ist pausiert',
  emptyHint: 'Artikel, die nach einer Meldung pausiert wurden, erscheinen hier.',
  why: 'Grund',
  notice: (day: string) => `Pausiert seit ${day}`,
  what: 'Ein Admin hat ihn in den Listen ausgeblendet. Bis er freigegeben ist, kann ihn niemand sehen oder reservieren.',
  todo: 'Behebe das Problem und schreib uns dann an die Adresse unten auf dieser Seite. Ein Admin prüft es und gibt ihn frei.',
  off: 'Pausiert: in den Listen ausgeblendet, bis ein Admin ihn freigibt.',
  bySeller: {
    tag: (day: string) => `Vom Verkäufer pausiert am ${day}`,
    notice: (day: string) => `Von dir pausiert am ${day}`,
    what: 'Bis du ihn wieder aktivierst, kann ihn niemand sehen oder reservieren.',
    advertiseOff: 'Aktiviere ihn zuerst wieder: Pausierte Artikel können nicht hervorgehoben werden.',
    adminWhat: 'Der Verkäufer hat ihn pausiert.',
  },
};
