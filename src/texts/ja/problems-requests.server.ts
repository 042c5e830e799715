import type { requestProblems as english } from '#src/texts/problems-requests.server.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits } from '#src/texts/words.ts';

export const requestProblems: Translation<typeof english> = {
  sendJson: '本文をJSONで送信してください。',
  sendForm: '本文をフォームとして送信してください。',
  sendMultipart: '本文をmultipart/form-dataで送信してください。',
  notJson: '本文が正しいJSONではありません。',
  notForm: '本文が正しいフォームではありません。',
  notMultipart: '本文が正しいmultipart/form-dataではありません。',
  tooDeep: '本文の入れ子が深すぎます。',
  incomplete: '本文が途中で切れています。',
  bodySlow: '本文が時間内に届きませんでした。',
  bodyTooLarge: (kilobytes) => `本文は${digits(kilobytes)}kBまでです。`,
  fileTooLarge: (megabytes) => `ファイルは${digits(megabytes)}MBまでです。`,
  singleFile: 'にはファイルを1つだけ指定してください',
  urlTooLong: (bytes) => `URLは${digits(bytes)}バイトまでです。`,
  urlMalformed: 'URLの形式が正しくありません。',
  tooManyParameters: (max) => `URLのパラメーターは${digits(max)}個までです。`,
  keyMalformed: 'は表示できるASCII文字1〜255文字にしてください',
  keyReused: 'この冪等キーは、別の呼び出しで使われています。',
  keyUsed: 'は別のパスか本文で使われています',
  keyInProgress: 'このキーでの最初の呼び出しを処理中です。',
  mailsInProgress: 'この宛先に別のメールを送信中です。',
  diskFull: 'ディスクがいっぱいのため、変更を保存できません。しばらくしてから、もう一度お試しください。',
  databaseReadOnly: '現在、データベースは読み取り専用です。もう一度お試しください。',
  databaseDown: '現在、データベースを利用できません。もう一度お試しください。',
  databaseSilent: 'データベースが応答していません。',
  stopping: '停止処理中です。',
  starting: 'サイトを起動しています。',
  migrating: (done: number, of: number) =>
    `データベースを更新しています（${of}件中${done}件のマイグレーションが完了）。`,
  tooManyAttempts: '試行回数が多すぎます。しばらくしてから、もう一度お試しください。',
  tooManyRequests: 'リクエストが多すぎます。しばらくしてから、もう一度お試しください。',
  currencyChanged: 'サイトの通貨が変更されました。価格を確かめてから、もう一度お試しください。',
  repeatedText: 'この文章は、すでに何人かに送信しています。一人ひとりに合わせたメッセージを書いてください。',
};
