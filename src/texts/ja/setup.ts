import type { setupTexts as english } from '#src/texts/setup.ts';
import type { Translation } from '#src/texts/translation.ts';

const restart = '新しいリンクが必要な場合は、サイトを再起動してください。起動時に表示されます。';

export const setupTexts: Translation<typeof english> = {
  title: 'サイトの初期設定',
  lead: 'どれもあとで変更できます。ただし通貨は、商品が出品されると変更できません。',
  shop: 'サイト',
  shopName: 'サイトの名前',
  language: '言語',
  languageHint: 'すべてのページとメールに使われます。',
  currency: '通貨',
  currencyHint: 'すべての価格がこの通貨になります。商品が出品されると変更できません。',
  timeZone: 'タイムゾーン',
  timeZoneHint: '公開ページの時刻に使われます。',
  units: '距離の単位',
  unitsOf: { km: 'キロメートル', mi: 'マイル' },
  isFixed: (variable) => `環境変数${variable}で設定されています。`,
  account: '自分のアカウント',
  accountLead: 'このサイトの管理者になります。',
  submit: 'サイトを開設する',
  signIn: 'ログイン',
  printed: {
    link: (address) => `1時間以内にサイトの初期設定をしてください：${address}`,
    signUp: (address) =>
      `管理者がまだいません。${address} で新規登録してから npm run people -- make-admin メールアドレス を実行してください`,
  },
  refused: {
    done: 'このサイトは設定済みで、管理者がいます。ログインするか、運用担当者に npm run people -- make-admin メールアドレス を実行してもらってください。',
    expired: `このリンクの有効期限（1時間）が切れました。${restart}`,
    unknown: `このリンクは無効です。途中で切れている可能性があります。${restart}`,
    elsewhere:
      'このサイトのアカウントはFirebaseで管理されています。先に新規登録し、運用担当者に npm run people -- make-admin メールアドレス を実行してもらってください。',
  },
};
