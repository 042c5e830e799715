import type { importTexts as english } from '#src/texts/imports.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits } from '#src/texts/words.ts';
import { san } from './people.ts';

const items = (count: number) => `${digits(count)}点`;

export const importTexts: Translation<typeof english> = {
  link: 'インポート',
  title: '商品のインポート',
  lead: '表計算ソフトのファイルから、たくさんの商品をまとめて出品できます。結果を確認するまで、何も公開されません。',
  leadFor: (seller) => `${san(seller)}の商品としてインポートします。`,
  form: {
    file: '表のファイル',
    fileHint: 'CSVまたはXLSX。1行に1点、10,000行まで。',
    choose: 'ファイルを選ぶ',
    zips: '写真',
    zipsHint: '500 MBまでのZIPファイル。「写真」の列に、中のファイル名を書きます。',
    chooseZips: 'ZIPを選ぶ',
    optional: '任意',
    template: 'ひな形をダウンロード',
    submit: 'ファイルを確認',
    sending: (percent) => `写真を送信中：${percent}%`,
    failed: 'ファイルを送信できませんでした。接続を確認して、もう一度お試しください。',
    columns: '使える列',
    required: '必須',
    column: '列',
    example: '例',
    examples: { photos: 'mae.jpg, ushiro.jpg', parts: 'レンズ | Nikon | 50mm f/1.8' },
  },
  again: '別のファイルをインポート',
  states: {
    uploading: '写真がすべて届いていません。ファイルを選び直してください。',
    checking: (done, of) => `確認中：${digits(done)}／${digits(of)}行`,
    publishing: (done, of) => `出品中：${digits(done)}／${digits(of)}`,
    undoing: (done, of) => `取り消し中：${digits(done)}／${digits(of)}`,
    published: (count) => `${items(count)}を出品しました。`,
    canceled: (count) =>
      count === 0
        ? 'ファイルを破棄しました。何も出品していません。'
        : `中止しました。${items(count)}は出品済みです。`,
    undone: (count) => `取り消しました。${items(count)}を削除しました。`,
  },
  background: 'このページを離れても、処理は続きます。',
  ready: (count) => (count === 0 ? '出品できる行がありません。' : `${items(count)}を出品できます。`),
  wrong: (count) => `${digits(count)}行にエラーがあります。`,
  publish: (count) => `${items(count)}を出品する`,
  duplicates: (count) => `すでにあると思われる${digits(count)}行も出品する`,
  cancel: '中止',
  discard: 'ファイルを破棄',
  discarding: {
    title: 'ファイルを破棄しますか？',
    text: 'ファイルと写真をここから削除します。まだ何も出品していません。',
    yes: 'ファイルを破棄',
    no: '残す',
  },
  undo: 'インポートを取り消す',
  undoing: {
    title: 'インポートを取り消しますか？',
    text: 'このインポートの商品をすべて削除します。そのあとに申し込みや編集があった商品は残ります。',
    yes: 'インポートを取り消す',
    no: '商品を残す',
  },
  until: (moment) => `${moment}まで取り消せます。`,
  failed: 'うまくいきませんでした。何も変わっていません。もう一度お試しください。',
  rows: {
    title: 'ファイルの行',
    all: 'すべての行',
    row: '行',
    item: '商品',
    model: '機種',
    result: '結果',
    results: {
      waiting: '未確認',
      ready: '出品できます',
      duplicate: 'すでにあるようです',
      skipped: '対象外',
      wrong: 'エラーあり',
      published: '出品済み',
      failed: '出品できませんでした',
      undone: '削除済み',
      kept: '残しました',
    },
    count: (label, count) => `${label}（${digits(count)}）`,
    untitled: 'タイトルなし',
  },
  mapping: {
    title: 'ファイルの列',
    lead: '各列の内容を選ぶと、行をもう一度確認します。',
    unknown: (count) => `認識できない列が${digits(count)}列あり、使われません。`,
    ignore: '使わない',
    submit: 'もう一度確認',
    twice: '同じ項目は1回だけ選べます。',
  },
  earlier: '以前のインポート',
  fileOf: (name, day) => `${name}（${day}）`,
};
