import type { priceTexts as english } from '#src/texts/prices.ts';
import type { Translation } from '#src/texts/translation.ts';

export const priceTexts: Translation<typeof english> = {
  title: '相場',
  range: (condition: string, low: string, high: string) =>
    `状態「${condition}」：10件中8件が${low}～${high}で売れています`,
  mid: (mid: string) => `中央の価格は${mid}です。`,
  here: (count: number) => `直近12か月、当店で${count}件`,
  notOnlyHere: (count: number, elsewhere: number) => `直近12か月で${count}件、うち${elsewhere}件は当店以外`,
  position: {
    below: 'この商品の価格は価格帯より安めです。',
    within: 'この商品の価格は価格帯の範囲内です。',
    above: 'この商品の価格は価格帯より高めです。',
  },
  tooFew: (count: number, needed: number) =>
    count === 0
      ? `まだ取引がありません。価格帯の表示には${needed}件必要です。`
      : `これまでの取引は${count}件です。価格帯の表示には${needed}件必要です。`,
  fewSellers: (count: number, sellers: number, needed: number) =>
    `これまでの取引は出品者${sellers}人の${count}件です。価格帯の表示には出品者${needed}人が必要です。`,
  tooWide: (count: number) => `直近12か月の${count}件は価格差が大きく、価格帯を表示できません。`,
  othersAsk: (count: number, low: string, high: string) =>
    low === high
      ? `この状態の商品がほかに${count}件、${low}で出品中です。`
      : `この状態の商品がほかに${count}件、${low}～${high}で出品中です。`,
  held: (percent: number, count: number) =>
    `当店の直近${count}件の取引のうち、${percent}%が前日の価格帯に収まりました。`,
  limits:
    'シャッター回数と整備の有無は考慮していません。セットは、出品者が内容を記載した場合にのみ除外しています。',
  form: {
    question: 'ほかの出品者の取引価格',
    condition: '状態を選ぶと、ほかの出品者の取引価格が表示されます。',
    model: '候補から機種を選ぶと、ほかの出品者の取引価格が表示されます。',
    none: '直近12か月に、比較できる取引はありません。',
    parts: 'セットは内容がそれぞれ異なるため、相場はありません。',
  },
  chart: {
    title: '過去2年間の取引',
    band: (low: string, high: string) => `直近12か月は10件中8件が約${low}～${high}で成立`,
    rounded: '点は1件の取引を、月と丸めた価格で示します（状態は問いません）。',
    sources: (names: string) => `${names}の取引を含みます`,
    month: '月',
    sales: '取引数',
    prices: '価格',
    between: (low: string, high: string) => (low === high ? low : `${low}～${high}`),
  },
};
