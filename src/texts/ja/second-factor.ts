import type { secondFactorTexts as english } from '#src/texts/second-factor.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';

export const secondFactorTexts: Translation<typeof english> = {
  step: {
    title: 'あと一歩です',
    lead: '認証アプリを開き、このショップ用に表示されているコードを入力してください。',
    code: '認証アプリのコード',
    codeHint: '6桁の数字です。30秒ごとに新しいコードに変わります。',
    recoveryLead:
      '認証アプリの設定時に保存したリカバリーコードを1つ入力してください。各コードは1回だけ使えます。',
    recoveryCode: 'リカバリーコード',
    submit: 'ログイン',
    withRecovery: 'リカバリーコードを使う',
    withApp: '認証アプリを使う',
    back: 'ログインに戻る',
    lost: 'スマートフォンもリカバリーコードもなくしましたか？',
    contact: 'お問い合わせください',
  },
  section: {
    title: 'ログインの2段階認証',
    lead: 'スマートフォンのアプリのコードを併用すれば、パスワードを盗まれただけではアカウントに入られません。',
    since: (date: string) => `認証アプリ（${date}から）`,
    codesLeft: (count: number) =>
      plural(count, {
        other:
          count === 0
            ? 'リカバリーコードは残っていません。新しく作成してください。'
            : `リカバリーコードの残り：${count}個`,
      }),
    setUp: '認証アプリを設定',
    newCodes: '新しいリカバリーコード',
    remove: '認証アプリを解除',
    outside: 'このショップのログインと2段階認証はFirebaseが管理しています。',
    optional: 'デモと同じく、このショップでは必須ではありません。ほかのショップでは管理者に必須です。',
  },
  confirm: {
    title: '本人確認',
    leads: {
      password: 'パスワードを入力してください。',
      code: '認証アプリのコードを入力してください。',
      google: 'Googleでログインしています。Googleのウィンドウがもう一度開きます。',
    },
    lasts: '確認後10分間は、再度の確認は不要です。',
    submit: '確認する',
    cancel: 'キャンセル',
  },
  setUp: {
    title: '認証アプリを設定',
    scan: 'スマートフォンのパスワード管理アプリなど、認証アプリで画像を読み取り、表示されたコードを入力してください。',
    picture: '認証アプリ用のQRコード',
    secret: 'または、このキーをアプリに入力してください：',
    code: 'アプリのコード',
    submit: '有効にする',
    done: 'ログインの2段階認証を有効にしました',
  },
  codes: {
    title: 'リカバリーコード',
    lead: 'スマートフォンをなくしたときにログインするためのコードです。各コードは1回だけ使え、再表示はできません。ほかの人に見られない場所に保存してください。',
    copy: 'コピー',
    copied: 'コードをコピーしました',
    notCopied: 'ブラウザーがコードをコピーできませんでした。選択してコピーしてください。',
    download: 'ダウンロード',
    print: '印刷',
    close: '保存しました',
  },
  remove: {
    title: '認証アプリを解除しますか？',
    lead: 'パスワードだけでログインできるようになります。リカバリーコードは使えなくなり、ほかのブラウザーからはログアウトされます。',
    submit: '認証アプリを解除',
    done: '認証アプリを解除しました',
  },
  newCodes: {
    title: '新しいリカバリーコード',
    lead: 'これまでのコードは使えなくなります。',
    submit: '新しいコードを作成',
  },
  admins: {
    title: '2段階認証を設定してください',
    lead: '管理者はショップ全体を変更できるため、パスワードだけでは不十分です。認証アプリを設定するまで、ここではほかの操作はできません。',
  },
};
