const notes: Partial<Record<string, string>> = {
  ' with a lens': ' avec lentille',
  ' (glassless)': ' sans lentille',
};
const adaptall = 'Adaptall mount for M42 and ';

/** Returns une bague Canon FD vers Sony E for Canon FD to Sony E adapter, and la bague Nikon FTZ for a name of its own. */
export function anAdapter(name: string): string {
  if (name === '') return 'une bague';
  if (name === 'L-M adapter ring') return 'la bague L-M';
  if (name.endsWith('(teleconverter)')) return `le téléconvertisseur ${name.replace(' (teleconverter)', '')}`;
  if (name.startsWith(adaptall))
    return `une monture Adaptall pour M42 et ${anAdapter(name.slice(adaptall.length))}`;
  const [, from, to, note = ''] =
    /^(.+) to (.+?) (?:adapter|ring)( with a lens| \(glassless\))?$/.exec(name) ?? [];
  return from === undefined || to === undefined
    ? `la bague ${name.replace(', later ', ' ou ')}`
    : `une bague ${from} vers ${to}${notes[note] ?? ''}`;
}
