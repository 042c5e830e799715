import type { PointWords } from '#src/texts/checklist-shared.ts';
import type { sitsTight as english } from '#src/texts/first-checklist-cameras.ts';

const knocks: PointWords = {
  ask: '凹みやアタリはありますか？',
  how: '縁と角、底面を見ます。',
  photo: '横から光を当てた凹みのアップ。',
  answers: { none: '凹みやアタリなし', small: '小さなアタリ', dents: '凹みや割れ' },
};
export const repairs: PointWords = {
  ask: '分解や修理の履歴はありますか？',
  how: 'ネジ頭のキズや、貼り革をはがした跡がないか見ます。',
  answers: {
    none: '出品者の知る限り、分解なし',
    workshop: '修理業者が修理',
    own: '修理業者以外が分解',
  },
};
export const sitsTight: typeof english = {
  how: 'レンズを軽くひねります。ぐらつかなければ良好です。',
  photo: 'マウントを正面から。',
};

export const filmWords: Record<string, PointWords> = {
  advance: {
    ask: '巻き上げとシャッターは動きますか？',
    how: 'フィルムを入れずに、巻き上げとシャッターを10回試します。',
    answers: {
      smooth: '巻き上げはスムーズ、シャッターも毎回切れる',
      rough: '巻き上げに渋さがあるが、シャッターは毎回切れる',
      fails: '巻き上げかシャッターに不具合',
    },
  },
  slowSpeeds: {
    ask: 'スローシャッターは正常ですか？',
    how: '1秒と1/8秒の音を聞きます。途中で止まらずに動けば良好です。',
    answers: {
      right: 'スローシャッターの音は正常',
      none: 'スローシャッターがない',
      slow: 'スローシャッターに粘り',
      stuck: 'スローシャッターが途中で止まる',
    },
  },
  shutter: {
    ask: 'シャッターから光が漏れませんか？',
    how: '裏蓋を開け、カメラを光にかざして、光の点がないか見ます。',
    photo: 'シャッター幕を後ろから。',
    answers: {
      tight: 'シャッターの光漏れなし',
      marked: 'シャッター幕に跡があるが、光漏れなし',
      holes: 'シャッターから光が漏れる',
    },
  },
  seals: {
    ask: 'モルトの状態は？',
    how: '裏蓋のまわりのモルトに軽く触れます。',
    photo: '裏蓋の溝。',
    answers: {
      fresh: 'モルトは良好',
      none: 'モルトを使っていない',
      worn: 'モルトに劣化',
      crumbling: 'モルトが崩れている',
    },
  },
  meter: {
    ask: '露出計の値は、ほかの露出計と合いますか？',
    how: '日陰と日なたで、スマートフォンの露出計アプリと比べます。',
    answers: {
      right: '露出計の誤差は1段以内',
      none: '露出計がない',
      off: '露出計の誤差が1段を超える',
      dead: '露出計が動作しない',
    },
  },
  filmFinder: {
    ask: 'ファインダーと二重像はきれいに見えますか？',
    how: '空を見ます。距離計の二重像は、無限遠で重なれば良好です。',
    photo: 'ファインダーをのぞいた様子。',
    answers: {
      clear: 'ファインダーと二重像は良好',
      dust: 'ファインダー内にホコリ、二重像は正確',
      faulty: 'ファインダーにクモリ、または二重像が薄いかずれる',
    },
  },
  back: {
    ask: '裏蓋はきちんと閉まりますか？',
    how: '閉めて、縁を押します。',
    answers: {
      closes: '裏蓋はしっかり閉まる',
      worn: '裏蓋に摩耗があるが、閉まる',
      broken: '裏蓋が閉まらない',
    },
  },
  chamber: {
    ask: '電池室はきれいですか？',
    how: '開けて、緑青や白い粉がないか見ます。',
    photo: '開けた電池室。',
    answers: {
      clean: '電池室はきれい',
      none: '電池室がない',
      traces: '液漏れの跡があるが、接点は良好',
      corroded: '電池室に腐食',
    },
  },
  bellows: {
    ask: '蛇腹から光が漏れませんか？',
    how: '伸ばして、暗い部屋で内側からライトを当てます。',
    photo: '伸ばした蛇腹。',
    answers: {
      tight: '蛇腹の光漏れなし',
      none: '蛇腹がない',
      worn: '蛇腹に傷みがあるが、光漏れなし',
      holes: '蛇腹に穴',
    },
  },
  knocks,
  repairs,
};

export const digitalWords: Record<string, PointWords> = {
  pictures: {
    ask: '撮影できますか？',
    how: '各モードで、スローシャッターと高速シャッターで1枚ずつ撮ります。',
    answers: {
      all: 'すべてのモードで撮影できる',
      some: 'ときどき撮影できない',
      none: '撮影できない',
    },
  },
  sensor: {
    ask: 'センサーはきれいですか？',
    how: '均一で明るい壁を、F16でピントを外して撮り、拡大して見ます。',
    photo: 'その壁の写真を表示した画面。',
    answers: {
      clean: 'センサーはF16でもきれい',
      specks: 'F16でゴミが写る',
      marked: 'キズ、線、ドット抜け',
    },
  },
  curtains: {
    ask: 'シャッター幕に傷みはありませんか？',
    how: 'レンズを外して見ます。触らないでください。',
    photo: '閉じたシャッター幕を正面から。',
    answers: {
      flat: 'シャッター幕は平らできれい',
      none: 'メカシャッターがない',
      marked: 'シャッター幕に跡があるが、露光ムラなし',
      uneven: 'シャッター幕に傷み、または露光ムラ',
    },
  },
  mirror: {
    ask: 'ミラーとフォーカシングスクリーンはきれいですか？',
    how: 'マウントの中にライトを当てて見ます。',
    answers: {
      clean: 'ミラーとフォーカシングスクリーンはきれい',
      none: 'ミラーレス',
      dust: 'ミラーやフォーカシングスクリーンにホコリ',
      marked: 'ミラーやフォーカシングスクリーンにキズ',
    },
  },
  finder: {
    ask: 'ファインダーはきれいに見えますか？',
    how: '空に向け、隅まで見ます。',
    photo: 'ファインダーをのぞいた様子。',
    answers: {
      clear: 'ファインダーは良好',
      none: 'ファインダーがない',
      dust: 'ファインダー内にホコリ',
      faulty: 'ファインダーにクモリ、キズ、不具合',
    },
  },
  display: {
    ask: '背面モニターに傷みはありませんか？',
    how: '電源を切った状態と、白い画像、黒い画像で見ます。',
    photo: '横から光を当てた背面モニター。',
    answers: {
      clear: '背面モニターにキズなし',
      none: '背面モニターがない',
      scratched: '背面モニターにキズがあるが、見える',
      faulty: '背面モニターに割れ、色あせ、不具合',
    },
  },
  mount: {
    ...sitsTight,
    ask: 'マウントにガタはありませんか？',
    answers: {
      tight: 'マウントにガタなし',
      fixed: 'レンズ固定式',
      brassed: 'マウントに摩耗があるが、ガタなし',
      loose: 'マウントにガタ、または接点不良',
    },
  },
  batteryDoor: {
    ask: 'バッテリー室の蓋は閉まりますか？',
    how: '閉めて、カメラを軽く振ります。開かなければ良好です。',
    photo: '蓋とツメ。',
    answers: {
      closes: 'バッテリー室の蓋は良好',
      worn: 'バッテリー室の蓋に摩耗があるが、閉まる',
      broken: 'バッテリー室の蓋が破損',
    },
  },
  cardDoor: {
    ask: 'カード室の蓋は閉まりますか？',
    how: '開け閉めし、カードを入れてみます。',
    answers: {
      closes: 'カード室の蓋は良好',
      worn: 'カード室の蓋に摩耗があるが、閉まる',
      broken: 'カード室の蓋が破損',
    },
  },
  buttons: {
    ask: 'ボタンとダイヤルはすべて効きますか？',
    how: '1つずつ押すか回し、反応を確かめます。',
    answers: {
      all: 'ボタンとダイヤルはすべて良好',
      stiff: '固い、または摩耗したボタンやダイヤルがある',
      fail: '効かないボタンやダイヤルがある',
    },
  },
  hotShoe: {
    ask: 'ホットシューでストロボは発光しますか？',
    how: 'ストロボを付け、ガタなく発光するか確かめます。',
    answers: {
      works: 'ホットシューは良好',
      none: 'ホットシューがない',
      worn: 'ホットシューに摩耗があるが、発光する',
      fails: 'ホットシューに緩み、または発光しない',
    },
  },
  grips: {
    ask: 'グリップや貼り革ははがれていませんか？',
    how: '縁を指でなぞります。',
    photo: '浮いている縁。',
    answers: {
      tight: 'グリップや貼り革の浮きなし',
      lifting: 'グリップや貼り革にベタつきや浮き',
      missing: 'グリップや貼り革に破れや欠損',
    },
  },
  battery: {
    ask: 'バッテリーは膨らんでいませんか？',
    how: '机の上に置きます。ぐらつくものは膨らんでいて危険です。',
    answers: {
      flat: 'バッテリーに膨らみなし、持ちも良好',
      none: 'バッテリーなしで販売',
      weak: 'バッテリーに膨らみはないが、持ちが悪い',
      swollen: 'バッテリーに膨らみ',
    },
  },
  knocks,
  repairs,
};
