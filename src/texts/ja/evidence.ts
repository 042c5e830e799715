import type { evidenceTexts as english } from '#src/texts/evidence.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits } from '#src/texts/words.ts';

export const evidenceTexts: Translation<typeof english> = {
  count: {
    title: 'シャッター回数',
    known: digits,
    fromFile: (count) => `${digits(count)}回（ファイルから取得）`,
    about: 'このシャッター回数について',
    readFrom: (read, camera, taken) =>
      `${camera}で${taken}に撮影されたファイルから、${read}に読み取りました。`,
    readFromUndated: (read, camera) => `${camera}（時計が未設定）のファイルから、${read}に読み取りました。`,
    canBeEdited: 'ファイルの情報は書き換えられることがあります。',
    unknown: '不明',
    film: 'フィルムカメラには記録がありません',
    notShown: '出品者が公開していません',
    why: {
      maker: (make) => `${make}のファイルには記録されません`,
      'not-written': 'ファイルに記録がありません',
      'not-believed': 'ファイルの数値が不自然です',
    },
    howToSee: '確認する方法',
    seen: {
      Canon: 'ほとんどのEOSは、パソコンのソフトを使えばUSB経由で回数を読み取れます。',
      Olympus:
        'オリンパスやOM SYSTEMの多くの機種では表示できます。MENUを押しながら電源を入れ、モニター調整を開き、INFO、上、下、左、右、シャッターボタン、上、右の順に押すと、Rの横に回数が出ます。',
      Panasonic:
        'LUMIXの多くの機種では、サービスメニューにSHTCNTとして表示されます。開くためのボタンは機種によって異なります。',
      other: '読み取れるのはメーカーのサービス窓口だけです。',
    },
    counts: {
      exposures: '電子シャッターでの撮影を含みます。',
      mechanical: 'メカシャッターのみの回数です。',
    },
    notes: {
      savedBy: (program) => `カメラではなく、${program}で保存されたファイルです。`,
      'may-have-wrapped': 'この機種のカウンターは65,535で0に戻るため、実際はもっと多い可能性があります。',
      'not-compared': 'ファイルのカメラと、この商品の機種は照合していません。',
      'count-fell': '以前この商品に表示されたファイルのほうが、シャッター回数が多くなっていました。',
    },
    firmware: (version) => `ファームウェア${version}。`,
  },
};
