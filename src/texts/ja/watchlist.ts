import type { Translation } from '#src/texts/translation.ts';
import type { watchlistTexts as english } from '#src/texts/watchlist.ts';
import { digits } from '#src/texts/words.ts';

export const watchlistTexts: Translation<typeof english> = {
  nav: 'お気に入り',
  watch: (title) => `${title}をお気に入りに追加`,
  short: 'お気に入り',
  watching: 'お気に入り済み',
  ifFree: '再び販売中になったら知らせる',
  willNotify: '再び販売中になったらお知らせします',
  done: 'お気に入りに追加しました。',
  failed: 'エラーが起きました。もう一度お試しください。',
  watchers: 'お気に入り登録',
  watcherCount: (count) => `${digits(count)}人`,
  list: {
    title: 'お気に入り',
    count: (count) => `${digits(count)}点`,
    empty: 'お気に入りはまだありません',
    emptyHint:
      '商品のハートを押してください。値下げされたとき、再び販売中になったとき、売れたときにお知らせします。',
    browse: '商品を見る',
    since: (day) => `${day}に追加`,
    same: '追加したときと同じ価格',
    lower: (by) => `${by}値下がり`,
    higher: (by) => `${by}値上がり`,
    remove: '外す',
    removeOf: (title) => `外す：${title}`,
  },
};
