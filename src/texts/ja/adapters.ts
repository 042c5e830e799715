const notes: Partial<Record<string, string>> = {
  ' with a lens': '、補正レンズ入り',
  ' (glassless)': '、補正レンズなし',
};
const adaptall = 'Adaptall mount for M42 and ';

/** Returns マウントアダプター（Canon FD → Sony E） for Canon FD to Sony E adapter, and Nikon FTZ for a name of its own. */
export function anAdapter(name: string): string {
  if (name === '') return 'マウントアダプター';
  if (name === 'L-M adapter ring') return 'L-Mアダプターリング';
  if (name.startsWith(adaptall))
    return `M42用アダプトールマウントと${anAdapter(name.slice(adaptall.length))}`;
  const [, maker = '', from, to, note = ''] =
    /^(Hama|Urth)? ?(.+) to (.+?) (?:adapter|ring)( with a lens| \(glassless\))?$/.exec(name) ?? [];
  return from === undefined || to === undefined
    ? name.replace(', later ', '／').replace(' (teleconverter)', '（テレコンバーター）')
    : `${maker}マウントアダプター（${from} → ${to}${notes[note] ?? ''}）`;
}
