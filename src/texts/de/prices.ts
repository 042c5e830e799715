import type { priceTexts as english } from '#src/texts/prices.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';

export const priceTexts: Translation<typeof english> = {
  title: 'Preisspiegel',
  range: (condition: string, low: string, high: string) =>
    `Zustand ${condition}: Acht von zehn werden für ${low} bis ${high} verkauft`,
  mid: (mid: string) => `Der mittlere Preis ist ${mid}.`,
  here: (count: number) =>
    plural(count, { one: '{n} Verkauf hier in 12 Monaten', other: '{n} Verkäufe hier in 12 Monaten' }),
  notOnlyHere: (count: number, elsewhere: number) =>
    plural(count, {
      one: '{n} Verkauf in 12 Monaten, nicht in diesem Shop',
      other: `{n} Verkäufe in 12 Monaten, davon ${elsewhere} nicht in diesem Shop`,
    }),
  position: {
    below: 'Der Preis dieses Artikels liegt unter der Spanne.',
    within: 'Der Preis dieses Artikels liegt in der Spanne.',
    above: 'Der Preis dieses Artikels liegt über der Spanne.',
  },
  tooFew: (count: number, needed: number) =>
    count === 0
      ? `Noch kein Verkauf; für eine Spanne braucht es ${needed}.`
      : plural(count, {
          one: `Bisher {n} Verkauf; für eine Spanne braucht es ${needed}.`,
          other: `Bisher {n} Verkäufe; für eine Spanne braucht es ${needed}.`,
        }),
  fewSellers: (count: number, sellers: number, needed: number) =>
    `Bisher ${plural(count, { one: '{n} Verkauf', other: '{n} Verkäufe' })} von ${plural(sellers, { one: 'einer Person', other: '{n} Personen' })}; für eine Spanne braucht es ${needed} Verkäufer.`,
  tooWide: (count: number) =>
    `Die Preise der ${count} Verkäufe in 12 Monaten liegen für eine Spanne zu weit auseinander.`,
  othersAsk: (count: number, low: string, high: string) =>
    plural(count, {
      one: `In diesem Zustand wird noch {n} Exemplar für ${low} angeboten.`,
      other:
        low === high
          ? `In diesem Zustand werden noch {n} für ${low} angeboten.`
          : `In diesem Zustand werden noch {n} für ${low} bis ${high} angeboten.`,
    }),
  held: (percent: number, count: number) =>
    `Von den letzten ${count} Verkäufen in diesem Shop lagen ${percent} % in der Spanne vom Vortag.`,
  limits:
    'Auslösungen und Service sind nicht berücksichtigt. Sets sind nur ausgenommen, wenn die Anzeige ihre Teile nennt.',
  form: {
    question: 'Wofür andere verkauft haben',
    condition: 'Wähle den Zustand, dann siehst du, wofür andere verkauft haben.',
    model: 'Wähle ein vorgeschlagenes Modell, dann siehst du, wofür andere verkauft haben.',
    none: 'In den letzten 12 Monaten gab es hier keine Verkäufe zum Vergleichen.',
    parts: 'Für ein Set gibt es keinen Preisspiegel, weil Sets Verschiedenes enthalten.',
  },
  chart: {
    title: 'Verkäufe der letzten zwei Jahre',
    band: (low: string, high: string) =>
      `In den letzten 12 Monaten wurden acht von zehn für etwa ${low} bis ${high} verkauft`,
    rounded: 'Jeder Punkt ist ein Verkauf: sein Monat und sein gerundeter Preis, in jedem Zustand.',
    sources: (names: string) => `Mit Verkäufen aus ${names}`,
    month: 'Monat',
    sales: 'Verkäufe',
    prices: 'Preise',
    between: (low: string, high: string) => (low === high ? low : `${low} bis ${high}`),
  },
};
