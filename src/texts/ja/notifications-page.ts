import type { notificationPageTexts as english } from '#src/texts/notifications-page.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits } from '#src/texts/words.ts';

export const notificationPageTexts: Translation<typeof english> = {
  nav: '通知',
  title: '通知',
  count: (count) => `通知${digits(count)}件`,
  empty: '新しい通知はありません',
  emptyHint: '取引とオファーの更新が、ここに90日間表示されます。メッセージは専用のページで確認できます。',
  browse: '商品を見る',
  times: (count) => `更新${digits(count)}件`,
  isNew: '新着',
  choices: {
    title: '通知の設定',
    emails: 'メール',
    lead: '取引についてのメールは、必ず送られます。',
    mail: (group) => `メール：${group}`,
    times: { now: 'すぐに', daily: '1日1回', off: 'オフ' },
    push: (group) => `プッシュ通知：${group}`,
    pushShort: 'プッシュ通知',
    saved: '保存しました',
    failed: 'エラーが起きました。何も変更されていません。もう一度お試しください。',
    groups: {
      messages: 'メッセージ',
      offers: 'オファー',
      watchlist: 'お気に入り',
      searches: '保存した検索',
      sellers: 'フォロー中の出品者',
      reviews: '評価',
    },
    hints: {
      messages: '「すぐに」の場合は、メッセージが10分間未読のままだとお送りします。',
      offers: 'オファーは、2日間返答がないと期限切れになります。',
      watchlist: '値下げされたとき、再び販売中になったとき、売れたとき。',
      searches: '検索ごとにも設定できます。遅いほうの設定が使われます。',
      sellers: '新しい商品が出品されたとき。',
      reviews: '評価が届いたとき、双方の評価が公開されたとき。',
    },
  },
  device: {
    title: 'この端末',
    lead: 'ページを開いていなくても、1分以内にメッセージの通知が届きます。',
    on: 'この端末のプッシュ通知はオンです。',
    off: 'この端末のプッシュ通知はオフです。',
    start: 'この端末でオンにする',
    stop: 'この端末でオフにする',
    denied:
      'このブラウザーは、このサイトの通知をブロックしています。ブラウザーの設定で許可してから、もう一度開いてください。',
    none: 'このブラウザーはプッシュ通知に対応していません。iPhoneでは、先にこのサイトをホーム画面に追加してください。',
    failed:
      'オンにできませんでした。プライベートウィンドウではプッシュ通知を受け取れません。それ以外の場合は、もう一度お試しください。',
  },
  unsubscribe: {
    title: 'メールの配信停止',
    lead: (group) =>
      `ボタンを押すと、「${group}」のメールが届かなくなります。通知のページでは、引き続き確認できます。`,
    leadDaily:
      'ボタンを押すと、毎日のまとめメールが届かなくなります。通知のページでは、引き続き確認できます。',
    submit: '配信停止',
    done: '配信を停止しました。',
    gone: 'このリンクは無効か、アカウントが閉鎖されています。',
    failed: 'エラーが起きました。もう一度お試しください。',
    settings: '通知の設定',
  },
};
