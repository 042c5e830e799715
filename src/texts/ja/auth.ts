import type { authTexts as english } from '#src/texts/auth.ts';
import type { Translation } from '#src/texts/translation.ts';

const noMatch = 'メールアドレスかパスワードが違います。両方を確かめて、もう一度お試しください。';
const taken = 'このメールアドレスはすでに登録されています。ログインしますか？';
const tooMany = '試行回数が多すぎます。1分ほど待ってから、もう一度お試しください。';
const network = 'サーバーに接続できません。入力内容は残っています。もう一度お試しください。';
const other = 'エラーが起きました。入力内容は残っています。もう一度お試しください。';
const closed = 'ログインが完了する前に、Googleのウィンドウが閉じられました。もう一度ボタンを押してください。';
const again = '安全のため、いったんログアウトし、ログインし直してからお試しください。';
const setUp = 'このログイン方法は、このサイトではまだ設定されていません。運営者にお知らせください。';

export const authTexts: Translation<typeof english> = {
  auth: {
    loginTitle: 'ログイン',
    loginLead: 'おかえりなさい。',
    loginAfterEnd:
      'ログインの有効期限が切れました。続けるにはログインしてください。未送信の変更は、この端末に保存されています。',
    loginTo: {
      ask: (title) =>
        `「${title}」についての質問を送るには、ログインしてください。書いた内容はこの端末に保存されています。`,
      book: (title) => `「${title}」の購入を申し込むには、ログインしてください。ログイン後、商品に戻ります。`,
      offer: (title) => `「${title}」にオファーするには、ログインしてください。ログイン後、商品に戻ります。`,
      watch: (title) =>
        `「${title}」をお気に入りに追加するには、ログインしてください。ログイン後、商品に戻ります。`,
    },
    loginToSell: '出品するにはログインしてください。',
    signupTitle: '新規登録',
    signupLead: '登録は1分ほどで終わります。機材を買うことも、売ることもできます。',
    signupTo: {
      ask: (title) =>
        `登録は1分ほどで終わります。そのあと「${title}」についての質問を送れます。質問はこの端末に保存されています。`,
      book: (title) => `登録は1分ほどで終わります。そのあと「${title}」に戻ります。`,
      offer: (title) => `登録は1分ほどで終わります。そのあと「${title}」にオファーできます。`,
      watch: (title) => `登録は1分ほどで終わります。そのあと「${title}」がお気に入りに入ります。`,
    },
    signupInvited: '登録には招待が必要です。招待のリンクを開くか、このサイトの運営者にお問い合わせください。',
    signupSpent:
      'この招待は期限切れか、すでに使われています。新しい招待については、このサイトの運営者にお問い合わせください。',
    signupClosed: '現在、新規登録を受け付けていません。',
    signupToSell: '登録は1分ほどで終わります。そのあと、最初の商品を出品できます。',
    name: '名前',
    email: 'メールアドレス',
    password: 'パスワード',
    passwordHint: '8文字以上。めずらしい言葉をいくつか並べると安全です。',
    show: 'パスワードを表示',
    hide: 'パスワードを隠す',
    role: '利用目的',
    roleHint: 'いつでも切り替えられます。',
    roleMissing: 'どちらかを選んでください。',
    roles: { Buyer: '購入', Seller: '出品' },
    roleHints: {
      Buyer: '機材を買う：気に入った商品の購入を申し込み、出品者と会います。',
      Seller: '機材を売る：商品を出品し、購入の申し込みを待ちます。',
    },
    submitLogin: 'ログイン',
    forgotPassword: 'パスワードをお忘れですか？',
    submitSignup: '登録する',
    noAccount: '初めての方はこちら：',
    byInvitation: '新規登録は招待制です。',
    haveAccount: '登録済みの方はこちら：',
    loginSuccess: 'ログインしました',
    signupSuccess: '登録が完了しました',
    finishTitle: '最後に1つだけ',
    finishLead: '利用目的がまだ選ばれていません。主にどちらで使いますか？',
    finishSubmit: '続ける',
    signedInAs: (name) => `${name}としてログインしています。`,
    toDashboard: 'マイページへ',
    or: 'または',
    passkey: 'パスキーを使う',
    google: 'Googleで続ける',
    googleEndTitle: 'Googleログイン',
    googleEnd: 'このウィンドウは自動的に閉じます。閉じない場合は、手動で閉じてサイトに戻ってください。',
    errors: {
      INVALID_EMAIL_OR_PASSWORD: noMatch,
      USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: taken,
      USER_ALREADY_EXISTS: taken,
      INVALID_EMAIL: 'メールアドレスの形式が正しくありません。確かめて、もう一度お試しください。',
      INVALID_PASSWORD: 'パスワードが違います。もう一度お試しください。',
      INVALID_TOKEN: 'このリンクは期限切れか、すでに使われています。新しいリンクを取得してください。',
      EMAIL_ALREADY_VERIFIED: 'このアドレスは確認済みです。',
      PASSWORD_TOO_SHORT: 'パスワードは8文字以上にしてください。',
      PASSWORD_TOO_LONG: 'パスワードは128文字までです。',
      FAILED_TO_CREATE_USER:
        'アカウントを作成できませんでした。入力内容は残っています。もう一度お試しください。',
      FAILED_TO_CREATE_SESSION: 'ログインできませんでした。入力内容は残っています。もう一度お試しください。',
      'no-cookies':
        'ブラウザーにログイン情報が保存されませんでした。このサイトのCookieとサイトデータを許可して、もう一度お試しください。',
      unauthenticated: 'ログインしていません。ログインして、もう一度お試しください。',
      forbidden: 'アカウントが閉鎖されているか、このサイトにないページです。',
      'unverified-email': '先にメールアドレスを確認してください。確認用のリンクをお送りしました。',
      maintenance: 'メンテナンス中です。ログインできるのは管理者だけです。',
      'last-admin': '管理者がほかにいません。先にほかの人を管理者にしてください。',
      'auth/email-already-in-use': taken,
      'auth/wrong-password': noMatch,
      'auth/user-not-found': noMatch,
      'auth/invalid-credential': noMatch,
      'auth/user-mismatch': '今ログインしているアカウントとは別のアカウントです。',
      'auth/invalid-email': 'メールアドレスの形式が正しくありません。確かめて、もう一度お試しください。',
      'auth/weak-password': '推測されやすいパスワードです。もっと長くしてください。',
      'auth/password-does-not-meet-requirements': '推測されやすいパスワードです。もっと長くしてください。',
      'auth/too-many-requests': tooMany,
      'auth/user-disabled': 'このアカウントは閉鎖されました。',
      'auth/requires-recent-login': again,
      'auth/user-token-expired': again,
      'auth/network-request-failed': network,
      'auth/timeout': network,
      'auth/popup-blocked':
        'ブラウザーがGoogleのウィンドウをブロックしました。このサイトのポップアップを許可し、もう一度ボタンを押してください。',
      'auth/popup-closed-by-user': closed,
      'auth/cancelled-popup-request': closed,
      'auth/user-cancelled': 'Googleログインが中止されました。もう一度ボタンを押してください。',
      'auth/account-exists-with-different-credential':
        'このメールアドレスには、パスワードを設定したアカウントがあります。パスワードでログインしてください。メールアドレスの確認が済むと、Googleでもログインできます。',
      'auth/google-unreachable': 'Googleに接続できません。1分ほど待ってから、もう一度お試しください。',
      'auth/sign-up-closed': '新規登録は招待制か、現在受け付けを停止しています。',
      'auth/google-failed': 'Googleでログインできませんでした。もう一度ボタンを押してください。',
      'auth/unauthorized-domain': setUp,
      'auth/operation-not-allowed': setUp,
      'auth/invalid-api-key': setUp,
      'auth/invalid-verification-code': 'コードが違います。確かめるか、新しいコードを取得してください。',
      'auth/multi-factor-auth-required':
        'このアカウントには2段階認証が必要ですが、このサイトは対応していません。別のアカウントをお使いください。',
      'auth/unknown': other,
      tooMany,
      network,
      other,
    },
    tooManyFor: (minutes) => `試行回数が多すぎます。${minutes}分後にもう一度お試しください。`,
  },
};
