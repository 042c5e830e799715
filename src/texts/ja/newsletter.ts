import type { newsletterTexts as english } from '#src/texts/newsletter.ts';
import type { Translation } from '#src/texts/translation.ts';

export const newsletterTexts: Translation<typeof english> = {
  links: {
    confirm: {
      title: 'メールマガジン登録の確認',
      lead: 'ボタンを1回押すと、メールマガジンが届くようになります。',
      submit: '登録を確定',
      done: '登録しました。',
      gone: 'このリンクは無効です。メールマガジンを受け取るには、トップページからもう一度登録してください。',
    },
    leave: {
      title: 'メールマガジンの配信停止',
      lead: 'ボタンを1回押すと、メールマガジンは届かなくなります。',
      submit: '配信停止',
      done: '配信を停止しました。',
      gone: 'このリンクは無効です。最新のメールにあるリンクをお使いください。',
    },
    home: 'トップページへ',
  },
};
