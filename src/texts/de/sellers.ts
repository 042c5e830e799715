import type { sellerTexts as english } from '#src/texts/sellers.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';

const reviews = (count: number): string => plural(count, { one: '{n} Bewertung', other: '{n} Bewertungen' });

export const sellerTexts: Translation<typeof english> = {
  sellers: {
    heading: 'Verkauf durch',
    about: (name: string) => `${name}: Artikel, abgeschlossene Verkäufe und Bewertungen.`,
    since: (month: string) => `Dabei seit ${month}`,
    fresh: 'Neu dabei',
    completed: (count: number) =>
      plural(count, { one: '{n} abgeschlossener Verkauf', other: '{n} abgeschlossene Verkäufe' }),
    none: 'Noch keine abgeschlossenen Verkäufe',
    stars: (stars: number, count: number) => `${digits(stars)} von 5 Sternen aus ${reviews(count)}`,
    reviews,
    noReviews: 'Noch keine Bewertungen',
    answers: {
      '1h': 'Antwortet meist innerhalb einer Stunde',
      '4h': 'Antwortet meist innerhalb von vier Stunden',
      day: 'Antwortet meist innerhalb eines Tages',
      days: 'Antwortet meist nach ein paar Tagen',
    },
    itemsIn: (town: string) => `Artikel in ${town}`,
    items: (count: number) => `Im Verkauf (${digits(count)})`,
    noItems: 'Gerade nichts im Verkauf',
    allItems: 'Alle Artikel',
    reviewsTitle: (count: number) => `Bewertungen von Käufern (${digits(count)})`,
    allReviews: 'Alle Bewertungen',
    onlyDeals: 'Bewerten kann nur, wer einen Kauf abgeschlossen hat.',
    more: 'Mehr von diesem Verkäufer',
    itemsOf: (name: string) => `Artikel von ${name}`,
    reviewsOf: (name: string) => `Bewertungen über ${name}`,
    back: (name: string) => `Zurück zu ${name}`,
    follow: 'Folgen',
    following: 'Du folgst',
    followOf: (name: string) => `Folgen: ${name}`,
    followingOf: (name: string) => `Du folgst ${name}`,
    followed: 'Wir melden dir neue Artikel.',
    unfollowed: 'Du folgst nicht mehr.',
    followFailed: 'Das hat nicht geklappt. Versuch es noch einmal.',
    nav: 'Wem du folgst',
    list: 'Wem du folgst',
    listCount: (count: number) => plural(count, { one: '{n} Person', other: '{n} Personen' }),
    seller: 'Name',
    onShow: 'Im Verkauf',
    when: 'Du folgst seit',
    unfollow: 'Entfolgen',
    unfollowOf: (name: string) => `Entfolgen: ${name}`,
    emptyList: 'Du folgst noch niemandem',
    emptyListHint:
      'Wähle „Folgen“ auf einer Verkäuferseite oder bei einem Artikel, dann melden wir dir neue Artikel.',
  },
};
