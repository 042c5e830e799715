import { shopFacts, shopName } from '#src/texts/shop.ts';
import type { siteTexts as english } from '#src/texts/site.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits } from '#src/texts/words.ts';
import { formerUser } from './people.ts';

const months = (count: number): string => `${count}か月`;
const years = (count: number): string => `${count}年`;

/** 8か月、2年5か月, and 5年 above three years. */
const age = (count: number): string => {
  if (count < 12) return months(count);
  if (count > 36) return years(Math.round(count / 12));
  return `${years(Math.floor(count / 12))}${count % 12 > 0 ? months(count % 12) : ''}`;
};

/** シャッター850回、シャッター約4,200回、シャッター4.8万回 */
const shots = (count: number): string => {
  if (count < 1000) return `シャッター${digits(count)}回`;
  return count < 10_000
    ? `シャッター約${digits(Math.round(count / 100) * 100)}回`
    : `シャッター${Math.round(count / 1000) / 10}万回`;
};

export const siteTexts: Translation<typeof english> = {
  tagline: () => shopFacts().tagline ?? '大切に使われてきた、中古のカメラ・レンズ・アクセサリー。',
  modes: {
    to: { Buyer: '購入モードに切り替え', Seller: '出品モードに切り替え' },
    done: {
      Buyer: '購入モードになりました。出品した商品はそのままです。',
      Seller: '出品モードになりました。取引はそのままです。',
    },
    failed: 'エラーが起きました。もう一度お試しください。',
    ask: {
      Buyer: {
        title: '購入モードに切り替えますか？',
        text: '今は出品モードです。商品は出品されたままで、いつでも元に戻せます。',
      },
      Seller: {
        title: '出品モードに切り替えますか？',
        text: '今は購入モードです。取引はそのままで、いつでも元に戻せます。',
      },
    },
    cancel: 'キャンセル',
  },
  layout: {
    skip: '本文へ移動',
    home: () => `${shopName()}：トップページ`,
    mainNav: 'メイン',
    menu: 'メニュー',
    todo: (count) => (count > 0 ? `やること（${count}件）` : 'やること'),
    close: '閉じる',
    login: 'ログイン',
    logout: 'ログアウト',
    loggedOut: 'ログアウトしました',
    dismiss: '閉じる',
    loading: '読み込み中',
    theme: 'テーマ',
    themes: { system: '端末の設定', light: 'ライト', dark: 'ダーク' },
    contact: 'お問い合わせ',
    footerNote: '独自に運営しています。MITライセンスのオープンソースソフトウェアです。',
    noPhoto: '写真なし',
    needsScript:
      'このページにはJavaScriptが必要ですが、ブラウザーで無効になっています。商品とブログの閲覧は、JavaScriptなしでもできます。',
  },
  nav: {
    home: 'トップ',
    cameras: 'カメラ',
    lens: 'レンズ',
    accessories: 'アクセサリー',
    blogs: 'ブログ',
    fit: '適合チェック',
    grading: 'ランクの基準',
    sell: '出品',
    messages: 'メッセージ',
    offers: 'オファー',
    watchlist: 'お気に入り',
    orders: { Buyer: '購入の取引', Seller: '販売の取引', admin: 'すべての取引' },
    dashboard: 'マイページ',
  },
  kinds: {
    cameras: { section: '中古カメラ', one: 'カメラ', many: 'カメラ', all: 'すべてのカメラ' },
    lens: { section: '中古レンズ', one: 'レンズ', many: 'レンズ', all: 'すべてのレンズ' },
    accessories: {
      section: '中古アクセサリー',
      one: 'アクセサリー',
      many: 'アクセサリー',
      all: 'すべてのアクセサリー',
    },
  },
  listing: {
    grades: { Excellent: '美品', Good: '良品', Fair: '並品' },
    notWorking: () => '難あり（動作不良）',
    details: '詳細',
    detailsOf: (title) => `詳細：${title}`,
    originalPrice: '新品価格',
    reducedFrom: '値下げ前',
    plus: (name, more) => (more > 0 ? `＋${name}、ほか${more}点` : `＋${name}`),
    shots,
    listed: (date) => `出品：${date}`,
    short: { months: age, years },
    long: { months: age, years },
    states: { available: '販売中', booked: '商談中', sold: '売却済み' },
    verified: '認証済みの出品者',
    unverified: '未認証の出品者',
    verifiedShort: '認証済み',
    salePrice: '価格',
    condition: '状態',
    brand: 'メーカー',
    duration: '使用期間',
    location: '地域',
    seller: '出品者',
    description: '商品の説明',
    photoAlt: (title, number, of) => (of > 1 ? `${title}、写真${number}/${of}` : title),
    report: 'この商品を通報',
    reported: '通報済み',
    items: (count) => `${digits(count)}点`,
    pages: 'ページ',
    next: '次のページ',
    first: '最初のページ',
    empty: 'まだ商品がありません',
    emptyHint: '今は出品がありません。また後日ご覧いただくか、お手持ちの機材を出品してみてください。',
    endOfList: '前のページが最後でした',
    endOfListHint: 'ここにあった商品は、売却または削除されました。',
  },
  blog: {
    title: 'ブログ',
    count: (count) => `ブログ（${count}）`,
    details: '続きを読む',
    detailsOf: (title) => `続きを読む：${title}`,
    back: 'ブログ一覧へ',
    more: 'ほかの記事',
    older: '前の記事',
    newer: '次の記事',
    empty: 'まだ記事がありません',
    emptyHint: '最初の記事を準備中です。',
  },
  announcement: { label: 'お知らせ' },
  changedOn: (date) => `更新日：${date}`,
  left: { someone: formerUser, gone: '退会済み', erased: 'アカウントとともに削除' },
  errors: {
    back: 'トップページへ',
    notFound: {
      title: 'ページが見つかりません',
      text: 'リンクが古いか、URLが間違っている可能性があります。',
    },
    left: { title: 'このユーザーは退会しました', text: 'アカウントも、出品していた商品も削除されています。' },
    gone: { title: '掲載は終了しました', text: '削除された商品です。似た商品を探してみてください。' },
    notOnShow: {
      title: '現在は公開されていません',
      text: 'この商品は一時的に非公開で、購入を申し込めません。再び公開されることがあります。',
      bySeller: '出品者が公開を停止しています。再び公開されることがあります。',
    },
    forbidden: { title: 'アクセスできません', text: 'このアカウントでは、このページを開けません。' },
    refused: {
      title: 'このURLは開けません',
      text: '入力間違いがあるか、途中で切れている可能性があります。',
    },
    again: 'もう一度試す',
    noAnswer: 'サーバーに接続できません。',
    unreachable: {
      title: '接続できません',
      text: 'サイトにつながりません。何も送信されておらず、失われたものもありません。',
    },
    unavailable: {
      title: '現在このページは表示できません',
      text: 'データベースに接続できません。入力内容は残っています。1分ほど待ってから、もう一度お試しください。',
    },
    foreign: {
      title: 'サイトにつながりませんでした',
      text: 'サイトの代わりに、ファイアウォールやネットワークのログイン画面などが応答しました。接続を確認して、もう一度お試しください。',
    },
    tooMany: { title: 'リクエストが多すぎます', text: '1分ほど待ってから、もう一度お試しください。' },
    other: {
      title: 'サイト側でエラーが起きました',
      text: 'ほかの画面の入力内容は残っています。1分ほど待ってから、もう一度お試しください。',
    },
  },
  maintenance: {
    line: '現在は閲覧のみご利用いただけます。',
  },
  outage: {
    line: '価格や販売状況が最新でない可能性があります。購入の申し込み、メッセージ、ログインは、まもなく使えるようになります。',
  },
  form: {
    /** Fragments begin with a particle and follow the label. Those of a schema without a translation are English. */
    fieldError: (label, message) => {
      if (/^[A-Z]|[。？]$/.test(message)) return message;
      return /^[a-z]/.test(message) ? `${label}：${message}.` : `${label}${message}。`;
    },
    choose: '選択',
    newTab: '（新しいタブで開きます）',
    sessionEnded: 'ログインの有効期限が切れました。未送信の変更は、この端末に保存されています。',
    mistake: (email) => `間違いだと思われる場合は、${email} までご連絡ください。`,
    kept: '未送信の変更は、この端末に保存されています。',
    loginAgain: 'もう一度ログイン',
  },
  footer: {
    groups: [
      {
        title: 'サービス',
        links: [
          { to: '/buying', label: '購入ガイド' },
          { to: '/selling', label: '出品ガイド' },
          { to: '/safety', label: '安全な待ち合わせ' },
          { to: '/fit', label: '適合チェック' },
          { to: '/grading', label: 'ランクの基準' },
        ],
      },
      {
        title: '運営',
        links: [
          { to: '/about', label: 'このサイトについて' },
          { to: '/contact', label: 'お問い合わせ' },
          { to: '/blogs', label: 'ブログ' },
        ],
      },
      {
        title: '規約など',
        links: [
          { to: '/terms', label: '利用規約' },
          { to: '/privacy', label: 'プライバシー' },
          { to: '/imprint', label: '運営者情報' },
          { to: '/cookies', label: 'Cookie' },
        ],
      },
    ],
  },
  found: {
    lists: {
      cameras:
        'ランク、使用期間、地域がわかる中古カメラ。写真と出品者の情報付き。会って確かめてから支払えます。',
      lens: 'ランク、使用期間、地域がわかる中古レンズ。写真と出品者の情報付き。会って確かめてから支払えます。',
      accessories:
        'バッグ、三脚、ストロボ、ストラップなどの中古アクセサリー。ランク、使用期間、地域がわかり、会って確かめてから支払えます。',
    },
    blogs: '中古のカメラとレンズの選び方、確かめ方、手入れの方法。',
    itemFeed: '新着商品',
    postFeed: '新着記事',
  },
  version: {
    newer: 'サイトが新しいバージョンになりました。次に開くページから切り替わります。',
    needed: 'この操作には新しいバージョンが必要です。入力内容をコピーしてから、再読み込みしてください。',
    missing: 'ページの一部を読み込めませんでした。入力内容をコピーしてから、再読み込みしてください。',
    reload: '再読み込み',
  },
};
