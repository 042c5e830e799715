const notes: Partial<Record<string, string>> = {
  ' with a lens': ' mit Korrekturlinse',
  ' (glassless)': ' ohne Korrekturlinse',
};
const adaptall = 'Adaptall mount for M42 and ';

/**
 * Returns what follows „mit“: einem Adapter von Canon FD auf Sony E for Canon FD to Sony E adapter, and dem Nikon FTZ for
 * a name of its own.
 */
export function anAdapter(name: string): string {
  if (name === '') return 'einem Adapter';
  if (name === 'L-M adapter ring') return 'dem Adapterring L-M';
  if (name.startsWith(adaptall))
    return `einem Adaptall-Bajonett für M42 und ${anAdapter(name.slice(adaptall.length))}`;
  const [, before, from, to, after, note = ''] =
    /^(?:(Hama|Urth) )?(.+) to (.+?)(?: (Vertex))? (?:adapter|ring)( with a lens| \(glassless\))?$/.exec(
      name,
    ) ?? [];
  const maker = before ?? after;
  return from === undefined || to === undefined
    ? `dem ${name.replace(', later ', ' oder ').replace('(teleconverter)', '(Telekonverter)')}`
    : `einem ${maker === undefined ? 'Adapter' : `${maker}-Adapter`} von ${from} auf ${to}${notes[note] ?? ''}`;
}
