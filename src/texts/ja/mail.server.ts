import type { mailTexts as english } from '#src/texts/mail.server.ts';
import { shopName } from '#src/texts/shop.ts';
import type { Translation } from '#src/texts/translation.ts';
import { checks } from './checks.ts';
import { sama, san } from './people.ts';

const mistake = (email: string): string => `間違いだと思われる場合は、${email} までご連絡ください。`;
const questions = (email: string): string => `ご質問は ${email} までお送りください。`;
const nobodyTold = (email: string): string =>
  `通報したことは誰にも知らせていません。結果に納得できない場合や、ほかにご存じのことがある場合は、${email} までご連絡ください。`;

export const mailTexts: Translation<typeof english> = {
  greeting: ({ name, confirmed }) => (confirmed ? sama(name) : 'ご利用ありがとうございます。'),
  greetingAll: 'こんにちは。',
  footer: (url) => `アカウントをお持ちの方にお送りしています。${shopName()} ${url}`,
  facts: {
    item: '商品',
    price: '価格',
    itemPlace: '商品の地域',
    meeting: '希望の待ち合わせ場所',
    seller: '出品者',
    sellerPhone: '出品者の電話番号',
    sellerEmail: '出品者のメールアドレス',
    buyer: '購入者',
    buyerEmail: '購入者のメールアドレス',
    phone: '購入者の電話番号',
    reason: '理由',
  },
  webhookDisabled: {
    subject: 'Webhookを停止しました',
    paragraphs: (days: number) => [
      `${shopName()}のWebhookが${days}日間失敗し続けたため、停止しました。`,
      'サーバーが復旧したら、プロフィールからWebhookを有効にしてください。過去30日間の送信は、そこから再送信できます。',
    ],
    action: 'Webhookを見る',
  },
  testMail: {
    get subject() {
      return `${shopName()}からのテストメール`;
    },
    paragraphs: [
      'ご依頼のテストメールです。ほかのメールと同じ方法で送信しました。届いていれば、メールの配信は正常です。',
    ],
    action: '稼働状況に戻る',
  },
  removed: {
    subject: (title) => `商品が削除されました：${title}`,
    paragraphs: ['管理者が商品を削除しました。掲載は終了しています。'],
    withOrder: '進行中の取引はキャンセルされ、購入者にお知らせしました。',
    contact: mistake,
    action: '出品した商品を見る',
  },
  paused: {
    subject: (title) => `公開停止：${title}`,
    paragraphs: [
      '通報を受け、管理者が商品を調べて公開を停止しました。公開が再開されるまで、一覧に表示されず、購入の申し込みやオファーも届きません。',
    ],
    withOrder:
      'この商品は取引中です。取引はそのままで、購入者には待つようお願いしました。公開が再開されるまで、商品を渡さないでください。',
    contact: (email) =>
      `問題はマイページで修正できます。修正が済んだとき、または間違いだと思われる場合は、${email} までご連絡ください。管理者がもう一度確認します。`,
    action: '商品を見る',
  },
  restored: {
    subject: (title) => `公開再開：${title}`,
    free: '管理者が商品の公開を再開しました。再び一覧に表示され、購入の申し込みを受け付けられるようになりました。',
    unapproved:
      '管理者が商品の公開停止を解除しました。ただし、このサイトでは認証済みの出品者の商品だけが公開されるため、まだ公開されません。認証されると、公開を再開できます。',
    stillPaused:
      '管理者による公開停止は解除されましたが、ご自身で設定した公開停止が続いています。一覧に表示するには、公開を再開してください。',
    withOrder:
      '管理者が商品の公開を再開しました。取引は引き続き有効で、取引を進められることを購入者にもお知らせしました。',
    contact: questions,
    action: '商品を見る',
  },
  described: {
    subject: (title) => `商品の説明が変わりました：${title}`,
    changed: (seller) => `取引中の商品の説明を、${san(seller)}が変更しました。新しい説明：`,
    choice: '価格、状態、写真は変わっていません。ご希望と違う場合は、取引をキャンセルしてください。',
    action: 'やり取りを開く',
  },
  orderPaused: {
    subject: (title) => `お待ちください：${title}`,
    paragraphs: [
      '通報を受け、管理者が取引中の商品の公開を停止しました。取引はそのままです。',
      '次のお知らせが届くまで、支払いや待ち合わせはしないでください。取引は、やり取りの画面からいつでもキャンセルできます。',
    ],
    action: 'やり取りを開く',
  },
  orderRestored: {
    subject: (title) => `取引を再開できます：${title}`,
    paragraphs: [
      '取引中の商品の公開停止が解除されました。取引は引き続き有効です。出品者と取引を進めてください。',
    ],
    action: 'やり取りを開く',
  },
  reported: {
    subject: (title) => `通報の結果：${title}`,
    thanks: {
      item: '通報ありがとうございました。管理者が商品を調べました。',
      message: '通報ありがとうございました。管理者が該当のメッセージと直前の10件を調べました。',
      review: '通報ありがとうございました。管理者が評価を調べました。',
      fact: '通報ありがとうございました。管理者が情報と出典を調べました。',
    },
    outcomes: {
      dismissed: '問題は見つからなかったため、掲載を続けます。',
      paused: '公開を停止しました。問題が解決するまで、一覧に表示されず、購入を申し込むこともできません。',
      removed: '商品を削除しました。',
      upheld: 'ご指摘のとおりでしたので、必要な対応を取りました。',
    },
    messageStays: '問題は見つかりませんでした。送信者をブロックすると、連絡が届かなくなります。',
    factStays: '出典と照らし合わせた結果、情報は変更しません。',
    reviewStays: '問題は見つからなかったため、評価はそのまま残ります。評価された人は返信できます。',
    reviewRemoved: '評価を削除しました。星の数も集計から外れました。',
    contact: {
      item: (email) =>
        `誰が通報したかは、出品者に知らせていません。結果に納得できない場合や、ほかにご存じのことがある場合は、${email} までご連絡ください。`,
      message: nobodyTold,
      review: nobodyTold,
      fact: nobodyTold,
    },
    noReason: 'このサイトの利用規約に反しています。',
  },
  closed: {
    subject: { byAdmin: 'アカウントが閉鎖されました', byYou: '退会しました' },
    byAdmin: '管理者がアカウントを閉鎖しました。今後はログインできません。',
    byYou: '退会の手続きが完了しました。今後はログインできません。',
    trade: '進行中の取引はキャンセル、商品は削除となり、関係者全員にお知らせしました。',
    contact: (email) => `間違いだと思われる場合は、それまでに ${email} までご連絡ください。`,
    erased: '名前、メールアドレス、電話番号は消去されました。',
    erasedLater: '名前、メールアドレス、電話番号は30日後に消去されます。',
    footer: (url) => `アカウントに関する最後のメールです。${shopName()} ${url}`,
  },
  suspended: {
    subject: 'アカウントの利用が停止されました',
    what: '管理者がアカウントの利用を停止しました。利用停止が解除されるまでログインできません。',
    trade: '進行中の取引はキャンセルされ、相手にお知らせしました。商品は非公開になっています。',
    reason: '理由',
    contact: mistake,
  },
  lifted: {
    subject: 'アカウントの利用停止が解除されました',
    what: '管理者がアカウントの利用停止を解除しました。',
    itemsListed:
      'ログインできるようになり、商品も再び表示されています。キャンセルされた取引は元に戻りません。',
    itemsPaused: 'ログインできるようになりました。キャンセルされた取引は元に戻りません。',
    action: 'ログイン',
  },
  verified: {
    subject: '認証済みの出品者になりました',
    what: '管理者による認証が完了しました。商品の出品者名の横にマークが付き、認証された時期と、確認された内容が表示されます。',
    whileSuspended: 'アカウントの利用停止中は表示されません。',
    checked: '確認済みの内容',
    checks,
    action: '認証済みとは',
  },
  unverified: {
    subject: '出品者の認証が取り消されました',
    byAdmin: '管理者が認証を取り消しました。',
    byNewName:
      '認証は以前のお名前に対するものだったため、お名前の変更により終了しました。新しいお名前は管理者が確認します。',
    newName: (from, to) => `名前の変更：「${from}」→「${to}」`,
    itemsStay: '商品の掲載は続きますが、マークは表示されません。',
    itemsPaused:
      'このサイトでは認証済みの出品者の商品だけが公開されるため、商品の公開を停止しました。認証されると、公開を再開できます。',
    reason: '理由',
    contact: mistake,
  },
  notVerified: {
    subject: '今回は認証を見送りました',
    paragraphs: [
      '認証のお申し込みありがとうございました。管理者がプロフィールを拝見し、今回は見送らせていただきました。出品はこれまでどおり続けられます。30日後に再び申し込めます。',
    ],
    reason: '理由',
    action: 'プロフィールを見る',
    contact: questions,
  },
  backupFailed: {
    subject: (host) => `${host}のバックアップに失敗しました`,
    unknown:
      'バックアップはエラーメッセージなしで終了しました。システムログに原因が残っている可能性があります。',
    advice: '次にバックアップが成功するまで、新しいデータは保護されません。',
    last: '前回のバックアップ',
    never: 'なし',
    footer: (url) => `このサイトの運営者にお送りしています。${shopName()} ${url}`,
  },
  newsletter: {
    subject: 'メールマガジン登録の確認',
    paragraphs: [
      'このアドレスへのメールマガジンの配信について、お申し込みがありました。',
      '登録を確定してください。お心当たりがない場合は、このメールを無視してください。メールマガジンは届きません。',
    ],
    action: '登録を確定',
    footer: (url) => `サイトでこのアドレスが入力されたため、お送りしています。${shopName()} ${url}`,
    unsubscribe: '配信停止',
  },
  newsletterIssue: {
    listName: () => `${shopName()}メールマガジン`,
    footer: (url) => `メールマガジンに登録された方にお送りしています。${shopName()} ${url}`,
    unsubscribe: '配信停止',
    testSubject: (subject) => `【テスト】${subject}`,
    testFooter: (url) =>
      `ご本人だけに送信したテストです。登録者には、ここに配信停止のリンクが表示されます。${shopName()} ${url}`,
  },
};
