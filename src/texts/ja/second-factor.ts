import type { secondFactorTexts as english } from '#src/texts/second-factor.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';

export const secondFactorTexts: Translation<typeof english> = {
  step: {
    title: 'あと一歩です',
    lead: '認証アプリを開き、このショップ用に表示されているコードを入力してください。',
    code: '認証アプリのコード',
    codeHint: '6桁の数字です。30秒ごとに新しいコードに変わります。',
    recoveryLead: 'リカバリーコードを1つ入力してください。各コードは1回だけ使えます。',
    recoveryCode: 'リカバリーコード',
    submit: 'ログイン',
    withRecovery: 'リカバリーコードを使う',
    withApp: '認証アプリを使う',
    passkeyLead: 'このアカウントにはパスキーがあります。指紋、顔、または画面ロックで使ってください。',
    back: 'ログインに戻る',
    lost: 'スマートフォンもリカバリーコードもなくしましたか？',
    contact: 'お問い合わせください',
  },
  section: {
    title: 'ログインの2段階認証',
    lead: 'パスキーか、スマートフォンのアプリのコードを併用すれば、パスワードを盗まれただけではアカウントに入られません。',
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
  passkeys: {
    title: 'パスキー',
    lead: 'パスワードの代わりに、指紋、顔、または画面ロックでログインできます。偽のページにだまし取られることもありません。',
    add: 'パスキーを追加',
    added: 'パスキーを追加しました',
    since: (date: string) => `追加：${date}`,
    used: (date: string) => `最終利用：${date}`,
    otherHost: (host: string) => `${host}用に作成されたため、ここでは使えません。削除してください。`,
    rename: '名前を変更',
    renameOf: (name: string) => `${name}の名前を変更`,
    renameTitle: 'パスキーの名前',
    name: '名前',
    save: '保存',
    renamed: '名前を変更しました',
    remove: '削除',
    removeOf: (name: string) => `${name}を削除`,
    removeTitle: (name: string) => `${name}を削除しますか？`,
    removeText:
      'このパスキーではログインできなくなり、ほかのブラウザーからはログアウトされます。端末からも削除するまでは、候補に表示されることがあります。',
    removed: 'パスキーを削除しました',
    unsupported: 'このブラウザーでは、ここでパスキーを使えません。',
    failed: 'パスキーは使われませんでした。もう一度試すか、別の方法を選んでください。',
    known: 'この端末には、このアカウントのパスキーがすでにあります。',
  },
  confirm: {
    title: '本人確認',
    leads: {
      password: 'パスワードを入力してください。',
      code: '認証アプリのコードを入力してください。',
      passkey: 'パスキーを使ってください。',
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
    lead: '認証アプリのコードではログインできなくなり、ほかのブラウザーからはログアウトされます。パスキーがない場合はパスワードだけでログインできるようになり、リカバリーコードは使えなくなります。',
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
    lead: '管理者はショップ全体を変更できるため、パスワードだけでは不十分です。パスキーを追加するか認証アプリを設定するまで、ここではほかの操作はできません。',
  },
};
