import type {
  PointWords,
  body as englishBody,
  builtInLens as englishBuiltInLens,
  glass as englishGlass,
} from '#src/texts/checklist-shared.ts';
import type { Translation } from '#src/texts/translation.ts';

const fungus: PointWords = {
  ask: 'カビはありますか？',
  how: '絞りを開け、レンズにライトを当てて、糸状のカビがないか見ます。',
  photo: '後ろから光を当てたカビ。',
  answers: {
    none: 'カビなし',
    rim: '周辺にわずかなカビ',
    spread: 'レンズ全体にカビ',
  },
};
const haze: PointWords = {
  ask: 'クモリはありますか？',
  how: 'レンズにライトを当てます。クモリのないレンズなら、光のまわりは暗いままです。',
  photo: '後ろから光を当てたクモリ。',
  answers: { none: 'クモリなし', trace: 'わずかなクモリ', milky: '全体に白いクモリ' },
};
const scratches: PointWords = {
  ask: 'レンズにキズはありますか？',
  how: 'レンズに息を吹きかけ、照明の下で傾けて見ます。',
  photo: '横から光を当てたキズ。',
  answers: { none: 'キズなし', fine: '軽い拭きキズ', deep: '深いキズや欠け' },
};
const aperture: PointWords = {
  ask: '絞り羽根は動きますか？',
  how: '何度か絞り込んだり開けたりします。羽根がすばやく動き、形が整い、油染みがなければ良好です。',
  photo: '絞り込んだ羽根を正面から。',
  answers: {
    snappy: '絞り羽根に油染みなし、動作は軽快',
    none: '絞り羽根がない',
    oil: '絞り羽根に油染みがあるが、動作は軽快',
    slow: '絞り羽根に粘り、または変形',
    stuck: '絞り羽根が固着',
  },
};
export const glass: Translation<typeof englishGlass> = { fungus, haze, aperture };

export const builtInLens: Translation<typeof englishBuiltInLens> = {
  fungus,
  haze,
  scratches,
  blades: aperture,
  lensDust: {
    ask: 'レンズ内にチリはありますか？',
    how: 'ライトを当てて中を見ます。デジタルなら、明るい壁をF16で撮った写真も見ます。',
    photo: 'チリが写った写真。',
    answers: {
      little: 'レンズ内のチリはほとんどなし',
      some: 'レンズ内にチリがあるが、写りに影響なし',
      shows: 'レンズ内のチリが写真に写る',
    },
  },
  extends: {
    ask: 'レンズの繰り出し、ズーム、収納はできますか？',
    how: '電源を5回入れたり切ったりし、ズームを両端まで動かします。',
    answers: {
      smooth: 'レンズの繰り出しと収納はスムーズ',
      none: '繰り出しもズームもしないレンズ',
      rough: '異音や引っかかりがあるが、繰り出しと収納は可能',
      fails: 'レンズが途中で止まる、またはエラーが出る',
    },
  },
  focusing: {
    ask: '手動でピントを合わせられますか？',
    how: 'ピントリングやノブを端から端まで回します。',
    answers: {
      smooth: 'ピント操作はスムーズ',
      none: '手動ではピントを合わせられない',
      uneven: 'ピント操作にムラやガタ',
      stiff: 'ピント操作が重い',
      stuck: 'ピントリングが固着',
    },
  },
};

export const body: Translation<typeof englishBody> = {
  rangefinder: {
    ask: '距離計の二重像は合っていますか？',
    how: '1m先のもの、次に遠くの鉄塔や月で確かめます。近距離、遠距離、上下とも、2つの像が重なれば良好です。',
    photo: '遠くの輪郭に合わせたときの二重像。',
    answers: {
      aligned: '距離計は近距離、遠距離、上下とも正確',
      none: '距離計がない',
      slight: '距離計が上下または無限遠でわずかにずれる',
      off: '二重像が薄い、または明らかにずれる',
      dead: '二重像が見えない、または動かない',
    },
  },
  autofocus: {
    ask: 'オートフォーカスでピントが合いますか？',
    how: '明るい場所と暗い場所で、近くと遠くのものに向けてシャッターボタンを半押しします。',
    answers: {
      sure: 'オートフォーカスは速く正確',
      none: 'オートフォーカスがない',
      slow: 'オートフォーカスが遅い、または迷う',
      fails: 'オートフォーカスが動作しない',
    },
  },
  mount: {
    ask: 'マウントにガタはありませんか？',
    how: '付けたレンズを軽くひねります。ぐらつかなければ良好です。',
    photo: 'マウントを正面から。',
    answers: {
      tight: 'マウントにガタなし',
      brassed: 'マウントに摩耗があるが、ガタなし',
      loose: 'マウントにガタあり',
      contacts: 'カメラがレンズを認識しない',
    },
  },
  wear: {
    ask: '外観の使用感は？',
    how: '縁、角、底面、グリップで、地金の露出、塗装のはがれ、テカリを見ます。',
    photo: '使用感がいちばん目立つところ。',
    answers: {
      light: '使用感はほとんどなし',
      traces: '縁やグリップに塗装のスレやテカリ',
      heavy: '使用感が強い（地金の露出、文字の消え）',
    },
  },
  grips: {
    ask: 'グリップや貼り革ははがれていませんか？',
    how: '縁を指でなぞります。',
    photo: '浮いている縁。',
    answers: {
      firm: 'グリップや貼り革の浮きなし',
      lifting: 'グリップや貼り革にベタつき、縮み、浮き',
      missing: 'グリップや貼り革に破れや欠損',
    },
  },
  knocks: {
    ask: '凹みやアタリはありますか？',
    how: '縁と角、上面、底面を見ます。',
    photo: '横から光を当てた凹みのアップ。',
    answers: { none: '凹みなし', small: '小さなアタリ', dents: '凹みや割れ' },
  },
  tripod: {
    ask: '三脚穴は使えますか？',
    how: '三脚ネジを手で締め、軽く引きます。',
    answers: {
      holds: '三脚穴は良好',
      none: '三脚穴がない',
      worn: '三脚穴に摩耗があるが、固定できる',
      stripped: '三脚穴のネジ山がつぶれている、または緩い',
    },
  },
};

export const service: PointWords = {
  ask: '整備、修理、分解の履歴はありますか？',
  how: 'ネジのキズやガタは、分解の跡です。修理業者による整備なら、ランクは下がりません。',
  photo: '整備の領収書。名前と住所は隠してください。',
  answers: {
    none: '整備や修理の記録なし',
    shop: '修理業者が整備または修理',
    own: '修理業者以外が分解または修理',
  },
};

export const smell: PointWords = {
  ask: 'においはありますか？',
  how: '袋に入れて一晩置いてから、においを確かめます。',
  answers: {
    none: 'においなし',
    smoke: 'タバコのにおい',
    mold: 'カビのにおい',
  },
};
