type Camera = { mounts: readonly string[]; crop: number | null; film?: boolean | null };

/**
 * A sensor size or a type of camera. An item matches by a mount that only such cameras have, or by its words; a model
 * matches by its data in the reference.
 */
export type Attribute = {
  has: (camera: Camera) => boolean;
  mounts: readonly string[];
  words: readonly string[];
  ofLenses: readonly string[];
  isBuild: boolean;
};

const mirrorless =
  'Canon EF-M|Canon RF|Fujifilm G|Fujifilm X|L-Mount|Micro Four Thirds|Nikon 1|Nikon Z|Pentax Q|Samsung NX|Samsung NX mini|Sony E';
const digitalMirrors = 'Canon EF|Canon EF-S|Four Thirds|Nikon F|Pentax K|Sigma SA|Sony A';
const filmMirrors = 'Canon FD|Canon FL|Contax/Yashica|M42|Minolta SR|Olympus OM|Leica R|Konica AR';
const mediumFilm =
  'Hasselblad V|Kiev 88|Mamiya 645|Rollei 6000|Rollei SL66|Bronica ETR|Bronica GS|Bronica SQ|Mamiya 7|Mamiya RB67|Mamiya RZ67|Pentax 67';
const mediumFormat = `Fujifilm G|Hasselblad H|${mediumFilm}`;
const smallFilm = `${filmMirrors}|M39 (Leica thread)|Contax G`;

function withMount(names: string, more: Partial<Attribute> = {}): Attribute {
  const mounts = names.split('|');
  const has = (camera: Camera): boolean => camera.mounts.some((mount) => mounts.includes(mount));
  return { has, mounts, words: [], ofLenses: [], isBuild: true, ...more };
}

const fullFrame: Attribute = {
  has: ({ crop, film }) => crop === 1 && !film,
  mounts: [],
  words: [],
  ofLenses: ['fe'],
  isBuild: false,
};
const apsC: Attribute = {
  has: ({ crop }) => crop !== null && crop > 1.4 && crop < 1.7,
  mounts: ['Canon EF-S', 'Canon EF-M', 'Fujifilm X', 'Samsung NX'],
  words: [],
  ofLenses: ['dx', 'dc'],
  isBuild: false,
};
const film = withMount(`${smallFilm}|${mediumFilm}`, {
  words: ['film', 'analog', 'analogue', 'argentique'],
  isBuild: false,
});
const twinLens: Attribute = { has: () => false, mounts: [], words: ['tlr'], ofLenses: [], isBuild: true };

const named: readonly (readonly [phrases: string, Attribute])[] = [
  [
    'full frame sensor|full frame|fullframe|vollformat|vollformatkamera|plein format|formato completo',
    fullFrame,
  ],
  ['crop sensor|aps c|apsc|crop|dx', apsC],
  [
    'medium format|mittelformat|mittelformatkamera|moyen format',
    withMount(mediumFormat, {
      words: ['rb67', 'rz67', 'rolleiflex', 'tlr', '6x6', '6x7', '6x9'],
      isBuild: false,
    }),
  ],
  ['mirrorless|systemkamera|hybride', withMount(mirrorless)],
  ['dslr|dslrs', withMount(digitalMirrors)],
  ['twin lens reflex|tlr', twinLens],
  ['slr|slrs|reflex|spiegelreflex|spiegelreflexkamera', withMount(`${digitalMirrors}|${filmMirrors}`)],
  [
    'rangefinder|messsucher|messsucherkamera|telemetrique',
    withMount('Leica M|M39 (Leica thread)|Contax G', { words: ['rangefinder'] }),
  ],
  ['35mm film', withMount(smallFilm, { words: ['film'], isBuild: false })],
  ['film|analog|analogue|analogkamera|argentique', film],
];

export const attributes: readonly (readonly [phrase: string, Attribute])[] = named
  .flatMap(([phrases, attribute]) => phrases.split('|').map((phrase) => [phrase, attribute] as const))
  .toSorted(([one], [other]) => other.length - one.length);
