import type { invitationTexts as english } from '#src/texts/invitations.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits } from '#src/texts/words.ts';

export const invitationTexts: Translation<typeof english> = {
  nav: '登録と招待',
  title: '登録と招待',
  lead: 'アカウントを作れる人を決め、新しい人を招待できます。',
  loadFailed: '設定を読み込めませんでした。',
  settings: {
    title: '新しいアカウント',
    signUp: '登録できる人',
    modes: { open: '誰でも', invitation: '招待制', closed: '受け付けない' },
    modeHints: {
      open: 'サイトを見つけた人は、誰でも登録できます。',
      invitation: '登録には招待のリンクが必要です。',
      closed: '招待のリンクも使えません。既存のアカウントには影響しません。',
    },
    approveSellers: '認証済みの出品者の商品だけを公開する',
    approveHint:
      'ほかの出品者も下書きは作れます。出品しようとすると、管理者の「やること」に表示されます。すでに公開中の商品はそのままです。',
    save: '保存',
    saved: '保存しました',
    failed: '保存できませんでした。もう一度お試しください。',
  },
  invite: {
    title: '招待する',
    lead: 'リンクの有効期限は14日間です。',
    note: 'メモ',
    noteHint: '誰への招待か。管理者だけに表示されます。',
    email: 'メールアドレス',
    emailHint: '入力するとリンクが送られます。自分でリンクをコピーする場合は空欄にしてください。',
    uses: '使える人数',
    submit: '招待を作成',
    failed: '招待を作成できませんでした。もう一度お試しください。',
    created: '招待を作成しました',
    link: 'リンクは今だけ表示されます。コピーしてください：',
    mailed: (email) => `${email}にリンクを送信中です。ここでコピーすることもできます：`,
    copy: 'リンクをコピー',
    copied: 'リンクをコピーしました',
  },
  list: {
    title: '招待',
    none: '招待はまだありません。',
    unnamed: 'メモなし',
    used: (uses, max) => `${digits(max)}人中${digits(uses)}人が使用`,
    until: (day) => `${day}まで`,
    states: { open: '有効', used: '使用済み', expired: '期限切れ', revoked: '取り消し済み' },
    revoke: '取り消す',
    revokeOf: (name) => `取り消す：招待「${name}」`,
    revoked: '招待を取り消しました',
    failed: '招待を取り消せませんでした。もう一度お試しください。',
  },
};
