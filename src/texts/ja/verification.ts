import type { Translation } from '#src/texts/translation.ts';
import type { verificationTexts as english } from '#src/texts/verification.ts';
import { san } from './people.ts';

export const verificationTexts: Translation<typeof english> = {
  title: '出品者の認証',
  lead: '名前の横にマークが付き、管理者が確認した内容が購入者に表示されます。管理者が1件ずつ確認するため、かかる時間は決まっていません。結果はメールでお知らせします。',
  verified: '認証済みの出品者です。',
  asked: (day) => `${day}に申し込みました。結果が出たら、メールでお知らせします。`,
  declined: (day) => `${day}に見送り`,
  again: (day) => `${day}から再び申し込めます。`,
  needed: '必要なもの',
  needs: {
    email: '確認済みのメールアドレス',
    photo: '写真',
    about: '30文字以上の自己紹介',
  },
  whenComplete: '3つともそろうと、ここで申し込めます。',
  has: '完了',
  missing: '未完了',
  note: '管理者に伝えたいこと',
  noteHint: '例：自分の店舗や、ほかのサイトでの評価へのリンク。管理者だけに表示されます。500文字まで。',
  optional: '任意',
  ask: '認証を申し込む',
  sent: 'ありがとうございます。プロフィールを確認します。',
  failed: '申し込みを送信できませんでした。入力内容は残っています。もう一度お試しください。',
  notLoaded: '読み込めませんでした。しばらくしてから、もう一度お試しください。',
  askedOn: (day) => `${day}に認証を申し込み`,
  approve: '認証する',
  approveOf: (name) => `認証する：${san(name)}`,
  decline: '見送る',
  declineOf: (name) => `見送る：${san(name)}`,
  declineTitle: (name) => `${san(name)}の認証を見送りますか？`,
  declineText: '出品は続けられ、30日後に再び申し込めます。',
  reason: '理由',
  reasonHint: '本人にメールで届きます。500文字まで。',
  cancel: 'キャンセル',
  wasDeclined: '認証を見送りました',
};
