import type { openingTexts as english } from '#src/texts/opening.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits } from '#src/texts/words.ts';
import { san } from './people.ts';

export const openingTexts: Translation<typeof english> = {
  title: '公開の前に',
  done: '完了',
  open: '未完了',
  left: (count) => `残り${count}件`,
  contact: {
    title: '連絡先',
    hint: '問い合わせ先として、フッターとメールに表示されます。',
    action: '連絡先を設定',
  },
  pages: {
    title: '利用規約とプライバシーポリシー',
    hint: '元の文章には、サイトの運営者が書かれていません。どちらも書き換えてください。',
    action: 'ページを編集',
  },
  mail: {
    title: 'メールの動作確認',
    hint: {
      smtp: '自分にテストメールを送ってください。',
      outbox:
        'SMTP_URLを設定してください。設定がないと、メールは.state/outbox（STATE_DIRがあれば、その中のoutbox）にファイルとして書き出されるだけです。',
    },
  },
  backup: {
    title: 'バックアップの作成',
    hint: 'npm run backupを実行し、毎晩タイマーで自動実行されるようにしてください。',
    last: '前回成功したバックアップ：',
  },
  item: {
    title: '最初の商品',
    hint: '自分で販売する商品を出品するか、出品者を招待しましょう。',
    action: '商品を出品する',
  },
  demo: {
    title: 'デモの削除',
    hint: 'デモのユーザー、商品、記事は架空のものです。ひと通り見たら、自分のサイトを始めましょう。',
    start: '自分のサイトを始める',
    ask: 'デモを削除しますか？',
    removes: (people, items, orders, posts) =>
      `デモのアカウント${digits(people)}件、商品${digits(items)}点、取引${digits(orders)}件、記事${digits(posts)}件が削除されます。元に戻すことはできません。自分のアカウントもデモのものであれば、次のページでサイトの初期設定を行い、新しいアカウントを作ります。変更した設定とページは残ります。`,
    keepsNothing: 'サイトには、ほかにデータはありません。',
    keepsPeople: (count) => `登録済みのユーザーのアカウント${digits(count)}件は残ります：`,
    keepsItems: (count) => `そのユーザーの商品${digits(count)}点は残ります：`,
    itemOf: (title, seller) => `${title}（出品者：${san(seller)}）`,
    more: (count) => `ほか${digits(count)}件`,
    confirm: 'デモを削除する',
    cancel: '残す',
    failed: 'デモを削除できませんでした。もう一度お試しください。',
  },
};
