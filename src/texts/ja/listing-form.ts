import type { listingFormTexts as english } from '#src/texts/listing-form.ts';
import type { Translation } from '#src/texts/translation.ts';

export const listingFormTexts: Translation<typeof english> = {
  sections: {
    photos: '写真',
    item: '出品するもの',
    condition: '商品の状態',
    price: '価格',
    included: '付属品',
    parts: 'セット内容',
    more: 'その他の情報',
  },
  kindOf: { cameras: 'カメラ', lens: 'レンズ', accessories: 'アクセサリー' },
  switched: {
    cameras: 'この機種はカメラです。カメラ用のフォームに切り替えました。',
    lens: 'この機種はレンズです。レンズ用のフォームに切り替えました。',
  },
  conditionHint:
    '美品：すべて正常に動作し、使用感はほとんどなし。良品：正常に動作し、通常の使用感あり。並品：使用感が目立つ。動作に不具合があるものは、並品を選んで説明に書いてください。',
  optional: '任意',
  includedHint: '一緒に渡すものを選んでください。',
  oldEvidence:
    '読み取りから1日以上たったため、シャッター回数を削除しました。もう一度追加するか、シャッター回数なしで出品してください。',
  parts: {
    hint: '付いているレンズ、2本目のレンズ、フィルムマガジンなど。品名を書いておくと、その名前で探している人にも見つけてもらえます。',
    part: (number, kind) => `${number}. ${kind}`,
    name: '品名',
    add: { cameras: 'カメラを追加', lens: 'レンズを追加', accessories: 'アクセサリーを追加' },
    nameLens: 'レンズ名を入力',
    nameLensHint:
      'どのレンズですか？　レンズ名を書いておくと、その名前で探している人にも見つけてもらえます。',
    remove: '外す',
    removeOf: (part) => `${part}を外す`,
  },
  uploading: 'アップロード中の写真は失われます。それ以外は下書きに保存されています。',
  preview: {
    open: 'プレビュー',
    title: 'プレビュー',
    lead: '購入者にはこのように見えます。まだ出品されていません。',
    noTitle: 'タイトル未入力',
    noPrice: '価格未入力',
    noPhotos: '写真なし',
    back: 'フォームに戻る',
  },
  draft: {
    saving: '下書きを保存中…',
    saved: '下書きを保存しました',
    uploading: (count) => `下書きを保存しました。写真${count}枚をアップロード中です`,
    lost: (count) => `写真${count}枚がアップロードされていません。もう一度選んでください。`,
    waiting: 'この端末に保存しました。オンラインに戻ると、アカウントにも保存されます。',
    refused: (why) => `この端末だけに保存しました。${why}`,
    changed: 'この下書きは別の端末で変更されています',
    changedText: '残せるのはどちらか一方です。',
    takeOther: '別の端末の内容を使う',
    keepMine: 'この内容を残す',
    gone: 'この下書きは、別の端末で出品または削除されました。もう一度出品する前に「出品した商品」を確かめてください。',
    notFound: 'この下書きはもうありません。出品または削除されました。',
  },
  drafts: {
    title: '下書き',
    untitled: {
      cameras: 'タイトル未入力のカメラ',
      lens: 'タイトル未入力のレンズ',
      accessories: 'タイトル未入力のアクセサリー',
    },
    savedAt: '保存：',
    until: (day) => `${day}まで保管`,
    onDevice: 'この端末のみ',
    continue: '続ける',
    finish: (title) => `出品を仕上げる：${title}`,
    continueOf: (title) => `続ける：${title}`,
    remove: '削除',
    removeOf: (title) => `削除：${title}`,
    removeTitle: (title) => `下書き「${title}」を削除しますか？`,
    removeText: '文章と写真が削除されます。元に戻すことはできません。',
    removed: '下書きを削除しました',
    keep: '残す',
    failed: '下書きを削除できませんでした。もう一度お試しください。',
  },
  another: {
    label: '同じ商品をもう1点出品',
    copied: (title) =>
      `「${title}」からコピーしました。写真と状態を追加し、使用期間と説明を確かめてください。`,
    failed: '新しい下書きを作成できませんでした。もう一度お試しください。',
  },
};
