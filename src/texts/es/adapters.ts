/** Returns un adaptador de Canon FD a Sony E for Canon FD to Sony E adapter, and el Nikon FTZ for a name of its own. */
export const anAdapter = (name: string): string => {
  const [, from, to] = /^(.+) to (.+) adapter$/.exec(name) ?? [];
  if (from !== undefined && to !== undefined) return `un adaptador de ${from} a ${to}`;
  return name === '' ? 'un adaptador' : `el ${name}`;
};
