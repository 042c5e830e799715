import { adapterNamer } from '#src/texts/adapter-names.ts';

/** Returns un adaptador de Canon FD a Sony E, el Nikon FTZ. */
export const anAdapter = adapterNamer({
  any: 'un adaptador',
  between: (from, to, maker) => `un adaptador ${maker && `${maker} `}de ${from} a ${to}`,
  withLens: ' con lente',
  withoutLens: ' sin lente',
  own: (name) => `el ${name}`,
  teleconverter: (name) => `el ${name} (teleconvertidor)`,
  later: ' o ',
  ring: 'el anillo adaptador L-M',
  adaptall: (other) => `una montura Adaptall para M42 y ${other}`,
});
