import type { tokenTexts as english } from '#src/texts/tokens.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits } from '#src/texts/words.ts';

export const tokenTexts: Translation<typeof english> = {
  profile: {
    title: 'プログラム',
    lead: 'サイトを自動で利用する自作プログラムのための設定です。',
  },
  title: 'APIトークン',
  lead: 'トークンを持つプログラムは、ご本人に代わってAPIを利用できます。パスワードと同じように大切に保管してください。',
  reference: 'APIリファレンス',
  create: {
    title: 'トークンを作成',
    lead: 'トークンでできるのは、ここで選んだことだけです。ご本人にできない操作はできません。',
    name: '名前',
    nameHint: 'どのプログラムに使うか。',
    scopes: 'できること',
    scopeNames: {
      'listings:read': '自分の商品を見る',
      'listings:write': '自分の商品の出品・編集・取り下げと、販売・返品の報告',
      'orders:read': '自分の取引を見る',
      'messages:read': '自分のメッセージを読む',
      'admin:read': '管理者の画面の内容を見る',
    },
    days: '有効期間',
    dayCount: (days) => `${digits(days)}日間`,
    submit: 'トークンを作成',
    failed: 'トークンを作成できませんでした。もう一度お試しください。',
    created: 'トークンを作成しました',
    secret: 'トークンは今だけ表示されます。コピーしてください：',
    copy: 'トークンをコピー',
    copied: 'トークンをコピーしました',
  },
  list: {
    title: '作成したトークン',
    none: 'トークンはまだありません。',
    used: (day) => `最終使用：${day}`,
    unused: '未使用',
    until: (day) => `${day}まで有効`,
    expired: (day) => `${day}に期限切れ`,
    revoke: '取り消す',
    revokeOf: (name) => `取り消す：トークン「${name}」`,
    revoked: 'トークンを取り消しました',
    failed: 'トークンを取り消せませんでした。もう一度お試しください。',
  },
};
