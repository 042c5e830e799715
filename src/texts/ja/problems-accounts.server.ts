import type {
  accountFields as englishFields,
  accountProblems as english,
  photoProblems as englishPhotos,
} from '#src/texts/problems-accounts.server.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits } from '#src/texts/words.ts';

const wait = '終わるまで少しお待ちください。';

export const accountProblems: Translation<typeof english> = {
  linkExpired: 'このリンクは無効か、期限切れです。',
  emailTaken: 'このメールアドレスは、別のアカウントで使われています。',
  emailConfirmed: 'このメールアドレスは確認済みです。',
  confirmEmail: '先にメールアドレスを確認してください。確認用のリンクをメールでお送りしています。',
  noFirebaseEndpoint: 'このエンドポイントはありません。アカウントはFirebaseが管理しています。',
  firebaseDown: '現在Firebaseに接続できません。1分ほど待ってから、もう一度お試しください。',
  googleDown: 'Googleに接続できませんでした。',
  loginAgain: '本人確認のため、もう一度ログインしてください。',
  idTokenEnded: 'IDトークンが無効か、期限切れです。',
  accessTokenEnded: 'アクセストークンが無効か、期限切れです。',
  notForPrograms: 'この呼び出しはAPIトークンでは実行できません。ユーザー本人だけが行えます。',
  needsScope: (scope) => `このAPIトークンには${scope}のスコープがありません。`,
  tooManyTokens: (max) => `APIトークンは${digits(max)}件までです。先にどれかを取り消してください。`,
  tooManyWebhooks: (max) => `Webhookは${digits(max)}件までです。先にどれかを削除してください。`,
  onlyAdminsHear: 'report.openedを選べるのは管理者だけです。',
  onlyAdminsRead: 'admin:readを選べるのは管理者だけです。',
  otherOrigin: 'このエンドポイントは、このサイトのページからのリクエストだけを受け付けます。',
  onlyLogin: 'ほかにログインする方法がありません。先にパスワードを設定してください。',
  wrongPassword: 'パスワードが違います。',
  wrongLogin: 'メールアドレスかパスワードが違います',
  wrongCode: 'コードが正しくないか、すでに使われています。',
  stepEnded: '2つ目の手順までに時間がたちすぎました。もう一度ログインしてください。',
  hasAuthenticator: 'このアカウントにはすでに認証アプリがあります。先に解除してください。',
  lateAuthenticator: 'このアプリの設定期限が切れました。閉じて、もう一度設定してください。',
  noAuthenticator: 'このアカウントには認証アプリがないか、その間に設定されました。',
  wrongPasskey: 'このパスキーは受け付けられませんでした。アカウントから削除された可能性があります。',
  knownPasskey: 'このパスキーはすでに使われています。',
  tooManyPasskeys: (max) => `1つのアカウントに登録できるパスキーは${digits(max)}個までです。`,
  noUser: 'このユーザーは見つかりません。',
  ownConcern: '自分に関わることなので、別の管理者が判断する必要があります。',
  suspended: (reason) => `アカウントは利用停止中です：${reason}`,
  closed: 'このアカウントは閉鎖されました。',
  isClosed: 'このアカウントは閉鎖されています。',
  tryAgain: 'もう一度お試しください。',
  ownBlock: '自分をブロックすることはできません。',
  tooManyBlocks: (max) => `ブロックできるのは${digits(max)}人までです。`,
  signUpClosed: '現在、新規登録を受け付けていません。',
  invitationUsed: 'この招待は期限切れか、すでに使われています。新しい招待を依頼してください。',
  nameChanged: (name) => `名前が「${name}」に変わりました。もう一度確認してください。`,
  onlySellersVerified: '認証できるのは出品者だけです。',
  alreadyVerified: 'すでに認証済みです。',
  alreadyAsked: 'すでに申し込んでいます。',
  askAgainLater: (days) => `見送りから${digits(days)}日たつと、再び申し込めます。`,
  profileFirst: '先にメールアドレスを確認し、写真と自己紹介（30文字以上）を加えてください。',
  declined: (reason) => `アカウントは管理者に承認されませんでした：${reason}`,
  draftSaved: '下書きを保存しました。',
  checkedFirst: '出品者は、商品の公開前に管理者が確認します。結果はメールでお知らせします。',
  uploadingPhotos: (count) => `すでに${digits(count)}枚の写真をアップロード中です。${wait}`,
  uploadingMegabytes: (megabytes) => `すでに${digits(megabytes)}MBの写真をアップロード中です。${wait}`,
};

export const accountFields: Translation<typeof englishFields> = {
  isOwnEmail: 'は今のメールアドレスと同じです',
  emailTaken: 'は別のアカウントで使われています',
  incorrect: 'が違います',
  tooCommon: 'はよく使われているため危険です。別のものにしてください',
  repeats: 'が同じ文字の繰り返しです。別のものにしてください',
  hasShopName: 'にサイトの名前が含まれています。別のものにしてください',
  hasOwnName: 'に名前かメールアドレスが含まれています。別のものにしてください',
  foreignPhoto: 'は、自分でアップロードした写真か、ほかのサイトの写真のURLにしてください',
};

export const photoProblems: Translation<typeof englishPhotos> = {
  detail: (fault) => `写真${fault}。`,
  faults: {
    damaged: 'が壊れているか、途中で切れています',
    unknownInks: 'はAdobeマーカーのないCMYK画像です。RGBで保存し直してください',
    tooManyPixels: 'は1億1000万画素までです',
    tooSmall: 'が小さすぎます。縦横とも32ピクセル以上必要です',
    tooNarrow: 'が細長すぎます。長辺は短辺の20倍までです',
    heic: 'はHEIC形式で、ブラウザーで表示できません。JPEGにしてください（iPhoneはカメラの設定で「互換性優先」）',
    empty: 'のファイルが空です',
    unknownFormat: 'はJPEG、PNG、WebP、AVIFのどれかにしてください',
    oneTooMany: (max) => `は、1つのアカウントに${digits(max)}枚まで保存できます`,
    noRoom: (megabytes) =>
      `の容量が足りません。1つのアカウントに保存できるのは${digits(megabytes)}MBまでです`,
  },
};
