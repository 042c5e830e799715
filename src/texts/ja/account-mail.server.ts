import type { accountMailTexts as english } from '#src/texts/account-mail.server.ts';
import { shopName } from '#src/texts/shop.ts';
import type { Translation } from '#src/texts/translation.ts';
import { sama } from './people.ts';

export const accountMailTexts: Translation<typeof english> = {
  greeting: ({ name, confirmed }) => (confirmed ? sama(name) : 'こんにちは。'),
  footer: (url) => `サイトでこのアドレスが入力されたため、お送りしています。${shopName()} ${url}`,
  verify: {
    subject: 'メールアドレスの確認',
    get paragraphs() {
      return [
        `このアドレスで${shopName()}のアカウントが作成されました。ご自分のアドレスであることを確認してください。`,
        'リンクの有効期限は3日間です。アカウントを作成していない場合は、このメールを無視してください。',
      ];
    },
    action: 'このアドレスを確認',
  },
  invitation: {
    subject: () => `${shopName()}へのご招待`,
    paragraphs: () => [
      `中古のカメラ・レンズ・アクセサリーのマーケット、${shopName()}に登録できるようになりました。`,
      'このリンクはご本人専用で、有効期限は14日間です。',
    ],
    action: '登録する',
    footer: (url) => `管理者がこのアドレスを入力したため、お送りしています。${shopName()} ${url}`,
  },
  reset: {
    subject: '新しいパスワードの設定',
    paragraphs: [
      'パスワード再設定のご依頼を受け付けました。',
      'リンクの有効期限は1時間で、1回だけ使えます。新しいパスワードを設定すると、すべての端末からログアウトされます。',
      'お心当たりがない場合は、このメールを無視してください。パスワードは変わりません。',
    ],
    action: '新しいパスワードを設定',
  },
  change: {
    subject: '新しいメールアドレスの確認',
    get paragraphs() {
      return [
        `${shopName()}のアカウントのメールアドレスを、このアドレスに変更するご依頼を受け付けました。`,
        'リンクの有効期限は1日です。リンクを開くまで、アカウントのアドレスは変わりません。',
      ];
    },
    action: 'このアドレスを確認',
  },
  signUpTried: {
    subject: 'このアドレスで新規登録の操作がありました',
    get paragraphs() {
      return [
        `このアドレスで${shopName()}のアカウントを作成しようとする操作がありました。すでにアカウントをお持ちのため、何も変わっていません。`,
        'ご本人の操作であれば、このアドレスでログインするか、新しいパスワードを設定してください。お心当たりがなければ、何もする必要はありません。',
      ];
    },
    action: 'ログイン',
  },
  taken: {
    subject: 'このアドレスへの変更の操作がありました',
    get paragraphs() {
      return [
        `${shopName()}の別のアカウントのアドレスを、このアドレスに変更しようとする操作がありました。このアドレスはすでにご自分のアカウントで使われているため、何も変わっていません。`,
        'ご本人の操作であれば、このアドレスでログインしてください。お心当たりがなければ、何もする必要はありません。',
      ];
    },
  },
  emailChanged: {
    subject: 'メールアドレスが変更されました',
    paragraphs: (newEmail, contact) => [
      `${shopName()}のアカウントのアドレスが ${newEmail} に変わりました。このメールを受け取ったアドレスでは、今後ログインできません。`,
      `お心当たりがない場合は、すぐに ${contact} までご連絡ください。`,
    ],
  },
  linked: {
    subject: 'Googleでログインできるようになりました',
    paragraphs: (contact) => [
      `このアドレスのGoogleアカウントで、${shopName()}へのログインがありました。今後はGoogleでもログインできます。`,
      `お心当たりがない場合は、プロフィールでGoogleの連携を解除し、${contact} までご連絡ください。`,
    ],
    get endedParagraphs() {
      return [
        `このアドレスのGoogleアカウントで、${shopName()}へのログインがありました。すでにパスワード付きのアカウントがありましたが、ご本人が設定したものか確かめられませんでした。`,
        '安全のため、そのパスワードとほかのログイン方法を削除し、すべての端末からログアウトさせ、メールでお送りしたリンクを無効にしました。今後はGoogleでログインできます。',
        '名前、商品、取引を確かめてください。パスワードを使う場合は、下のボタンから新しく設定してください。',
      ];
    },
    action: { plain: 'ログイン方法を見る', ended: '新しいパスワードを設定' },
  },
  linkedOutside: {
    subject: 'アカウントに新しいログイン方法が追加されました',
    get paragraphs() {
      return [
        `${shopName()}のアカウントに、Googleなどの新しいログイン方法が追加されました。ほかの端末からはログアウトされました。`,
        '設定した覚えのないパスワードがある場合、ほかの人がそれを知っているおそれがあります。新しいパスワードに変えてください。',
      ];
    },
    action: '新しいパスワードを設定',
  },
  unlinked: {
    subject: 'Googleの連携が解除されました',
    paragraphs: (contact) => [
      `${shopName()}のアカウントのログイン方法は、パスワードだけになりました。ほかの端末からはログアウトされました。`,
      `お心当たりがない場合は、新しいパスワードを設定し、${contact} までご連絡ください。`,
    ],
  },
  newDevice: {
    subject: 'アカウントに新しいログインがありました',
    paragraphs: (contact) => [
      `${shopName()}のアカウントに、これまでに使われていないブラウザーからログインがありました。`,
      `ご本人の場合は、何もする必要はありません。お心当たりがない場合は、すぐに新しいパスワードを設定し（すべての端末からログアウトされます）、${contact} までご連絡ください。`,
    ],
    facts: {
      time: '日時',
      device: 'ブラウザー',
      network: 'ネットワーク',
      startingWith: (part) => `${part} で始まるアドレス`,
    },
    action: '新しいパスワードを設定',
  },
  passwordChanged: {
    subject: 'パスワードが変更されました',
    paragraphs: (contact) => [
      `${shopName()}のアカウントのパスワードが変更され、ほかの端末からはログアウトされました。`,
      `お心当たりがない場合は、すぐに新しいパスワードを設定し、${contact} までご連絡ください。`,
    ],
    action: '新しいパスワードを設定',
  },
  apiToken: {
    subject: '新しいAPIトークンが作成されました',
    paragraphs: (contact: string) => [
      `${shopName()}のアカウントにAPIトークンが作成されました。このトークンを持つプログラムは、ご本人に代わってAPIを利用できます。`,
      `お心当たりがない場合は、トークンを取り消し、すべての端末からログアウトして新しいパスワードを設定し、${contact}までご連絡ください。`,
    ],
    facts: { name: '名前', scopes: 'スコープ', expires: '有効期限' },
    action: 'APIトークンを見る',
  },
  webhook: {
    subject: 'Webhookが有効になりました',
    paragraphs: (contact: string) => [
      `${shopName()}のアカウントでWebhookが有効になりました。商品や取引の動きが別のサーバーに通知されます。`,
      `お心当たりがない場合は、Webhookを削除し、すべての端末からログアウトして新しいパスワードを設定し、${contact}までご連絡ください。`,
    ],
    action: 'Webhookを見る',
  },
  secondFactor: {
    'added-second-factor': {
      subject: 'ログイン時にコードが必要になりました',
      paragraphs: (contact: string) => [
        `${shopName()}へのログインには、認証アプリのコードも必要になりました。ほかのブラウザーからはログアウトされました。`,
        `リカバリーコードは安全な場所に保管してください。スマートフォンをなくしたときにログインするためのものです。お心当たりがない場合は、すぐに${contact}までご連絡ください。`,
      ],
    },
    'removed-second-factor': {
      subject: 'アカウントから認証アプリが解除されました',
      paragraphs: (contact: string, left: number) => [
        `${shopName()}のアカウントから認証アプリが解除されました。ほかのブラウザーからはログアウトされました。${left === 0 ? 'リカバリーコードは使えなくなりました。' : ''}`,
        `お心当たりがない場合は、すぐに新しいパスワードを設定し、${contact}までご連絡ください。`,
      ],
    },
    'added-passkey': {
      subject: 'アカウントにパスキーが追加されました',
      paragraphs: (contact: string) => [
        `${shopName()}のアカウントにパスキーが追加されました。このパスキーがあれば、パスワードなしでログインできます。`,
        `お心当たりがない場合は、プロフィールでパスキーを削除し、新しいパスワードを設定して、すぐに${contact}までご連絡ください。`,
      ],
    },
    'removed-passkey': {
      subject: 'アカウントからパスキーが削除されました',
      paragraphs: (contact: string) => [
        `${shopName()}のアカウントからパスキーが削除されました。ほかのブラウザーからはログアウトされました。`,
        `お心当たりがない場合は、すぐに新しいパスワードを設定し、${contact}までご連絡ください。`,
      ],
    },
    'made-recovery-codes': {
      subject: '新しいリカバリーコードが作成されました',
      paragraphs: (contact: string) => [
        `${shopName()}のアカウントの新しいリカバリーコードが作成されました。これまでのコードは使えません。`,
        `お心当たりがない場合は、すぐに新しいパスワードを設定し、${contact}までご連絡ください。`,
      ],
    },
    'used-recovery-code': {
      subject: 'リカバリーコードが使われました',
      paragraphs: (contact: string, left: number) => [
        `${shopName()}のアカウントのリカバリーコードが使われました。`,
        left === 0
          ? 'これが最後のコードでした。プロフィールで今すぐ新しいコードを作成してください。'
          : left <= 3
            ? `残りは${left}個です。早めにプロフィールで新しいコードを作成してください。`
            : `残りは${left}個です。各コードは1回だけ使えます。`,
        `お心当たりがない場合は、新しいパスワードを設定し、新しいコードを作成して、${contact}までご連絡ください。`,
      ],
    },
    'reset-second-factor': {
      subject: '2段階認証がリセットされました',
      paragraphs: (contact: string) => [
        `${shopName()}の運営者がアカウントの2段階認証を解除し、すべてのセッションを終了しました。新しく設定するまで、パスワードだけでログインできます。`,
        `お心当たりがない場合は、すぐに${contact}までご連絡ください。`,
      ],
    },
  },
};
