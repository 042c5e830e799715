import { adapterNamer } from '#src/texts/adapter-names.ts';

/** Returns マウントアダプター（Canon FD → Sony E）, Nikon FTZ. */
export const anAdapter = adapterNamer({
  any: 'マウントアダプター',
  between: (from, to, maker) => `${maker}マウントアダプター（${from} → ${to}）`,
  withLens: '（補正レンズ入り）',
  withoutLens: '（補正レンズなし）',
  own: (name) => name,
  teleconverter: (name) => `${name}（テレコンバーター）`,
  later: '／',
  ring: 'L-Mアダプターリング',
  adaptall: (other) => `M42用アダプトールマウントと${other}`,
});
