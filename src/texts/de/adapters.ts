import { adapterNamer } from '#src/texts/adapter-names.ts';

/** Returns what follows „mit“: einem Adapter von Canon FD auf Sony E, dem Nikon FTZ. */
export const anAdapter = adapterNamer({
  any: 'einem Adapter',
  between: (from, to, maker) => `einem ${maker && `${maker}-`}Adapter von ${from} auf ${to}`,
  withLens: ' mit Korrekturlinse',
  withoutLens: ' ohne Korrekturlinse',
  own: (name) => `dem ${name}`,
  teleconverter: (name) => `dem ${name} (Telekonverter)`,
  later: ' oder ',
  ring: 'dem Adapterring L-M',
  adaptall: (other) => `einem Adaptall-Bajonett für M42 und ${other}`,
});
