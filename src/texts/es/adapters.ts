const notes: Partial<Record<string, string>> = { ' with a lens': ' con lente', ' (glassless)': ' sin lente' };
const adaptall = 'Adaptall mount for M42 and ';

/** Returns un adaptador de Canon FD a Sony E for Canon FD to Sony E adapter, and el Nikon FTZ for a name of its own. */
export function anAdapter(name: string): string {
  if (name === '') return 'un adaptador';
  if (name === 'L-M adapter ring') return 'el anillo adaptador L-M';
  if (name.startsWith(adaptall))
    return `una montura Adaptall para M42 y ${anAdapter(name.slice(adaptall.length))}`;
  const [, maker = '', from, to, note = ''] =
    /^(Hama |Urth )?(.+) to (.+?) (?:adapter|ring)( with a lens| \(glassless\))?$/.exec(name) ?? [];
  return from === undefined || to === undefined
    ? `el ${name.replace(', later ', ' o ').replace('(teleconverter)', '(teleconvertidor)')}`
    : `un adaptador ${maker}de ${from} a ${to}${notes[note] ?? ''}`;
}
