import type { modelFactTexts as english } from '#src/texts/model-facts.server.ts';
import type { Translation } from '#src/texts/translation.ts';

export const modelFactTexts: Translation<typeof english> = {
  labels: {
    alias: '別名',
    elsewhere: 'ほかの地域での名称',
    build: 'タイプ',
    covers: 'イメージサークル',
    macro: 'マクロレンズ',
    year: '発売年',
    note: '注意点',
  },
  builds: {
    slr: '一眼レフ',
    mirrorless: 'ミラーレス',
    rangefinder: 'レンジファインダー',
    viewfinder: 'ビューファインダーカメラ',
    compact: 'コンパクト',
    bridge: 'ネオ一眼',
    tlr: '二眼レフ',
    instant: 'インスタントカメラ',
    view: 'ビューカメラ',
  },
  belongings: {
    battery: '電池',
    charger: '充電器',
    hood: 'レンズフード',
    filter: 'フィルター径',
    screen: 'フォーカシングスクリーン',
  },
  diameter: (mm) => `${mm} mm`,
  frame: (short, long) => `${short} × ${long} mm`,
};
