import { adapterNamer } from '#src/texts/adapter-names.ts';

/** Returns une bague Canon FD vers Sony E, la bague Nikon FTZ. */
export const anAdapter = adapterNamer({
  any: 'une bague',
  between: (from, to, maker) => `une bague ${maker && `${maker} `}${from} vers ${to}`,
  withLens: ' avec lentille',
  withoutLens: ' sans lentille',
  own: (name) => `la bague ${name}`,
  teleconverter: (name) => `le téléconvertisseur ${name}`,
  later: ' ou ',
  ring: 'la bague L-M',
  adaptall: (other) => `une monture Adaptall pour M42 et ${other}`,
});
