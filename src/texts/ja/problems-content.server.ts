import type {
  contentFields as englishFields,
  contentProblems as english,
  logoProblems as englishLogo,
} from '#src/texts/problems-content.server.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits } from '#src/texts/words.ts';

export const contentProblems: Translation<typeof english> = {
  noIssue: 'このメールマガジンは見つかりません。',
  issueSent: 'このメールマガジンは送信済みのため、変更できません。',
  issueChanged: 'このメールマガジンは、ほかで変更されています。もう一度読んでから送信してください。',
  noSubscribers: '確認済みの登録者はまだいません。',
  issueNotSending: 'このメールマガジンは送信中ではありません。',
  issueNotStopped: 'このメールマガジンの送信は停止されていません。',
  linkExpired: 'このリンクは期限切れです。',
  noPage: 'このページは見つかりません。',
  pageChanged: 'ほかの管理者が先にこのページを変更しました。',
  noPost: 'この記事は見つかりません。',
  postDeleted: 'この記事は削除されました。',
  postWithdrawn: 'この記事は非公開になりました。',
  settingsChanged: 'ほかの管理者が先に設定を変更しました。',
  noDemo: 'このサイトにデモはありません。',
  emailHasAccount: 'このメールアドレスのアカウントがあります。',
  setup: {
    done: 'このサイトには、すでに管理者がいます。',
    expired: 'このリンクは期限切れです。サーバーを再起動すると、新しいリンクが発行されます。',
    unknown: 'このリンクは無効です。サーバーを再起動すると、新しいリンクが発行されます。',
    elsewhere:
      'アカウントは外部のサービスで管理されています。新規登録してから、npm run people -- make-admin メールアドレス を実行してください。',
  },
};

export const contentFields: Translation<typeof englishFields> = {
  fixedCurrency: (currency, held) =>
    `は${currency}から変更できません。金額は換算されません（商品${digits(held.items)}点、下書き${digits(held.drafts)}件、保存した検索${digits(held.searches)}件）`,
  pastDay: 'は、今日以降の日付にしてください',
  oldLogo: 'は、1時間以内にアップロードしたものにしてください',
  setBy: (setting) => `は環境変数${setting}で設定されています`,
  makeAdmin: 'はこのサイトのアカウントで使われています。npm run people -- make-admin で管理者にしてください',
};

export const logoProblems: Translation<typeof englishLogo> = {
  detail: (fault) => `画像${fault}。`,
  faults: {
    tooManyPixels: 'は5000万画素までです',
    tooSmall: 'が小さすぎます。縦横とも32ピクセル以上必要です',
    tooNarrow: 'が細長すぎます。長辺は短辺の8倍までです',
    unreadable: 'は、壊れていないPNG、JPEG、WebP、SVGのどれかにしてください',
    tooCostly: 'の描画に時間かメモリーがかかりすぎます',
  },
};
