import type { PointWords } from '#src/texts/checklist-shared.ts';
import { repairs, sitsTight } from './first-checklist-cameras.ts';

export const lensWords: Record<string, PointWords> = {
  fungus: {
    ask: 'カビはありますか？',
    how: '後ろからライトを当て、糸状のカビがないか見ます。',
    photo: '後ろから光を当てたカビ。',
    answers: {
      none: 'カビなし',
      rim: '周辺にわずかなカビ',
      spread: 'レンズ全体にカビ',
    },
  },
  haze: {
    ask: 'クモリはありますか？',
    how: '後ろからライトを当てます。クモリのないレンズなら、光のまわりは暗いままです。',
    photo: '後ろから光を当てたクモリ。',
    answers: { none: 'クモリなし', trace: 'わずかなクモリ', milky: '全体に白いクモリ' },
  },
  scratches: {
    ask: 'レンズにキズはありますか？',
    how: '前玉と後玉に息を吹きかけ、照明の下で傾けて見ます。',
    photo: '横から光を当てたキズ。',
    answers: {
      none: 'キズなし',
      fine: '軽い拭きキズ',
      deep: '爪が引っかかるキズ',
    },
  },
  separation: {
    ask: 'バルサム切れはありますか？',
    how: '虹色の模様や気泡を探します。多くは周辺に出ます。',
    photo: '周辺の虹色の模様。',
    answers: {
      none: 'バルサム切れなし',
      rim: '周辺にバルサム切れ',
      spread: 'レンズ全体にバルサム切れ',
    },
  },
  dust: {
    ask: 'レンズ内のチリの量は？',
    how: '後ろからライトを当てます。中古レンズなら少しはあります。',
    answers: { little: 'チリはほとんどなし', some: 'レンズ内にチリ', much: 'レンズ内に多くのチリ' },
  },
  aperture: {
    ask: '絞り羽根は動きますか？',
    how: '何度か絞り込んだり開けたりします。羽根がすばやく動き、油染みがなければ良好です。',
    photo: '絞り込んだ羽根を正面から。',
    answers: {
      snappy: '絞り羽根に油染みなし、動作は軽快',
      none: '絞り羽根がない',
      oil: '絞り羽根に油染みがあるが、動作は軽快',
      slow: '絞り羽根に粘り',
      stuck: '絞り羽根が固着',
    },
  },
  focus: {
    ask: 'ピントリングは回りますか？',
    how: '端から端まで回します。',
    answers: {
      smooth: 'ピントリングはスムーズ',
      uneven: 'ピントリングにトルクムラやガタ',
      stiff: 'ピントリングが重い',
      stuck: 'ピントリングが固着',
    },
  },
  zoom: {
    ask: 'ズームリングは回りますか？',
    how: '端から端まで回し、次にレンズを下に向けます。自重で伸びなければ良好です。',
    answers: {
      smooth: 'ズームはスムーズ',
      none: '単焦点',
      creeps: 'ズームの自重落ち、またはトルクムラ',
      stiff: 'ズームが重い',
    },
  },
  autofocus: {
    ask: 'オートフォーカスでピントが合いますか？',
    how: 'カメラに付け、近くと遠くのもので試します。',
    answers: {
      sure: 'オートフォーカスは正確',
      none: 'オートフォーカスがない',
      loud: 'オートフォーカスが遅い、または異音',
      fails: 'オートフォーカスが合わない',
    },
  },
  stabiliser: {
    ask: '手ブレ補正は働きますか？',
    how: 'オンにします。ファインダーの像が安定すれば良好です。',
    answers: {
      works: '手ブレ補正は良好',
      none: '手ブレ補正がない',
      loud: '手ブレ補正に異音があるが、働く',
      fails: '手ブレ補正が働かない',
    },
  },
  lensMount: {
    ...sitsTight,
    ask: 'カメラに付けてガタはありませんか？',
    answers: {
      tight: 'マウントにガタなし、接点も良好',
      brassed: 'マウントに摩耗があるが、ガタなし',
      loose: 'マウントにガタ、または接点不良',
    },
  },
  thread: {
    ask: 'フィルターは付きますか？',
    how: 'フィルターを付け外しします。',
    answers: {
      clean: 'フィルター枠は良好',
      none: 'フィルター枠がない',
      marked: 'フィルター枠にキズがあるが、使える',
      bent: 'フィルター枠に変形',
    },
  },
  barrel: {
    ask: '鏡筒の外観は？',
    how: '照明の下で回し、リングを見ます。',
    photo: 'キズのアップ。',
    answers: { clean: '鏡筒は新品同様', worn: '鏡筒に使用感', dented: '鏡筒に凹みや割れ' },
  },
  repairs,
};
