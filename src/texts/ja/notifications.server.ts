import type {
  conversationMailTexts as englishMail,
  digestTexts as englishDigest,
  notificationTexts as english,
} from '#src/texts/notifications.server.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits } from '#src/texts/words.ts';
import { san } from './people.ts';

export const notificationTexts: Translation<typeof english> = {
  order: {
    requested: '商品に購入の申し込みが届きました',
    accepted: '出品者が承諾しました',
    agreed: '希望の価格で承諾されました',
    proposed: '待ち合わせが提案されました',
    arranged: '待ち合わせが決まりました',
    'handed-over': '受け渡しを確認してください',
    disputed: '取引の問題が報告されました',
    settlement: 'トラブル解決の提案が届きました',
    'dispute-withdrawn': '問題の報告が取り下げられました',
    completed: '取引が完了しました',
    declined: '購入の申し込みは承諾されませんでした',
    withdrawn: '購入者が申し込みを取り下げました',
    expired: '取引が期限切れになりました',
    cancelled: '取引がキャンセルされました',
    'no-show': '取引が終了しました（無断キャンセル）',
    returning: '取引がキャンセルされました。何をいつまでに返すか確認してください',
    reduced: '値下げした価格で取引が完了しました',
  },
  meeting: {
    suggested: (times) => `待ち合わせの提案：${times}`,
    changeSuggested: (times) => `待ち合わせ変更の相談：${times}`,
    set: (time) => `待ち合わせ確定：${time}`,
    changed: (time) => `待ち合わせ変更：${time}`,
    or: '、または',
  },
  disputeWaiting: 'トラブルについて判断が必要です',
  offer: {
    made: '商品にオファーが届きました',
    countered: '再提案が届きました',
    edited: 'オファーした商品が編集されました',
    confirmed: 'オファーが継続されました',
    declined: 'オファーは承諾されませんでした',
    withdrawn: 'オファーが取り下げられました',
    expired: 'オファーが期限切れになりました',
    'item-taken': 'オファーした商品が商談中か売却済みになりました',
    overtaken: 'オファーした価格より安くなりました',
    closed: 'オファーが終了しました',
  },
  message: '新着メッセージ',
  priceDropped: '値下げ',
  backOnSale: '再び販売中',
  watchedSold: '売却済み',
  itemFound: () => '保存した検索に一致する新着商品',
  foundItem: (price, place, searches) => `${price}、${place}、検索：${searches}`,
  and: '、',
  searchFound: (count) => `保存した検索に一致する新着商品${digits(count)}件`,
  sellerListed: (count) => `フォロー中の出品者の新着商品${digits(count)}件`,
  reviewRequested: '取引の評価をお願いします',
  reviewWaiting: '評価が届きました（こちらからも評価すると読めます）',
  reviewsOpen: '取引の双方の評価が公開されました',
  reviewAnswered: '評価に返信がありました',
  mail: {
    subject: (text, title) => `${text}：${title}`,
    search: (name) => `保存した検索：${name}`,
    item: '対象',
    detail: '現在',
    action: '見る',
  },
  unsubscribe: {
    messages: 'メッセージのメールを停止',
    offers: 'オファーのメールを停止',
    watchlist: 'お気に入りのメールを停止',
    searches: '保存した検索のメールを停止',
    sellers: 'フォロー中の出品者のメールを停止',
    reviews: '評価のメールを停止',
    daily: '毎日のまとめメールを停止',
  },
};

export const conversationMailTexts: Translation<typeof englishMail> = {
  subject: (count, title) => {
    const messages = `メッセージが${digits(count)}件届いています`;
    return title === null ? messages : `${messages}：${title}`;
  },
  text: '新着メッセージがあります。返信はサイトでお願いします。このメールに返信しても相手には届きません。メールアドレスが相手に知られることもありません。',
  label: (other, title, count) =>
    count === 1 ? `${san(other)}から：${title}` : `${san(other)}から：${title}（${count}件）`,
  hidden: '内容はサイトで読めます。',
  more: (count) => `ほか${digits(count)}件のやり取り。`,
  action: '読んで返信する',
};

export const digestTexts: Translation<typeof englishDigest> = {
  subject: (count, first) => (count === 1 ? first : `${first}、ほか${digits(count - 1)}件`),
  text: '前回のまとめメールのあとに届いた通知です。',
  last: (count) => `最新の${digits(count)}件です。すべては「通知」で確認できます。`,
  action: '通知を見る',
};
