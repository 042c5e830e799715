import { checklistTexts } from '#src/texts/checklists.ts';
import { pointsOf, smell, type Definition } from './points.ts';
import { instant } from './traits.ts';

const must = true;
const quick = true;

const build = (decides: NonNullable<NonNullable<Definition[2]>['decides']>): Definition => [
  'build',
  Object.keys(decides).join(' '),
  { must, decides },
];

const interchangeable = { 'changeable-lens': true, 'built-in-lens': false };
const builtIn = { 'changeable-lens': false, 'built-in-lens': true };
const plain = { mirror: false, rangefinder: false, magazines: false, bellows: false };

const autofocus: Definition = ['autofocus', 'sure none | slow | fails!', { must, quick, only: 'autofocus' }];
const rangefinder: Definition = [
  'rangefinder',
  'aligned none | slight | off dead!',
  { must, quick, only: 'rangefinder', photo: 'worse' },
];
const builtInLens: Definition[] = [
  ['fungus', 'none | | rim spread', { must, quick, only: 'built-in-lens', photo: 'worse' }],
  ['haze', 'none | trace | milky', { must, quick, only: 'built-in-lens', photo: 'worse' }],
  ['scratches', 'none | fine | deep', { only: 'built-in-lens', photo: 'worse' }],
  ['blades', 'snappy none | oil | slow stuck!', { only: 'built-in-lens', photo: 'worse' }],
  ['lensDust', 'little | some | shows', { only: 'built-in-lens', photo: ['shows'] }],
  ['extends', 'smooth none | rough | fails!', { must, quick, only: 'built-in-lens' }],
];
const outside: Definition[] = [
  [
    'mount',
    'tight | brassed | loose contacts!',
    { must, quick, only: 'changeable-lens', photo: ['brassed', 'loose'] },
  ],
  ['wear', 'light | traces | heavy', { must, photo: 'worse' }],
  ['grips', 'firm | lifting | missing', { photo: 'worse' }],
  ['knocks', 'none | small | dents', { photo: 'worse' }],
  ['tripod', 'holds none | worn | stripped'],
];
const service: Definition = ['service', 'none shop | | own', { fact: true, photo: ['shop'] }];

const digital = checklistTexts.digital;
export const digitalPoints = [
  ...pointsOf(
    digital,
    'kind',
    build({
      mirrorless: { ...plain, ...interchangeable, autofocus: true },
      slr: { ...plain, ...interchangeable, mirror: true, autofocus: true },
      rangefinder: { ...plain, ...interchangeable, rangefinder: true, autofocus: false },
      compact: { ...plain, ...builtIn, 'shutter-view': false },
    }),
  ),
  ...pointsOf(
    digital,
    'function',
    ['pictures', 'all | | some! none!', { must, quick }],
    autofocus,
    ['accuracy', 'exact none | tuned | off', { quick, only: 'mirror' }],
    ['buttons', 'all | stiff | minor fail!', { quick }],
    ['stabilizer', 'works none | | fails!'],
    ['video', 'records none | noisy | silent', { quick }],
    ['flash', 'fires none | worn | fails', { quick }],
    ['locks', 'free | language | locked!', { must, quick }],
  ),
  ...pointsOf(
    digital,
    'sensor',
    ['sensor', 'clean | specks | marked', { must, quick, photo: 'always' }],
    ['filter', 'original spectrum lowPass mono', { fact: true, quick }],
    ['pixels', 'few | some | lines', { quick, photo: 'worse' }],
    ['curtains', 'flat none | marked | uneven!', { must, quick, only: 'shutter-view', photo: 'worse' }],
  ),
  ...pointsOf(
    digital,
    'view',
    ['finder', 'clear none | dust | marked dead!', { quick, photo: ['dust', 'marked'] }],
    rangefinder,
    ['mirror', 'clean | dust | marked sticks!', { only: 'mirror' }],
    ['display', 'clear none | scratched | burned partly dead!', { quick, photo: ['scratched', 'burned'] }],
  ),
  ...pointsOf(digital, 'glass', ...builtInLens),
  ...pointsOf(
    digital,
    'power',
    ['battery', 'holds none weak swollen', { fact: true, quick, photo: ['swollen'] }],
    ['card', 'saves none | | one fails!', { must, quick }],
    ['doors', 'close | worn | broken', { photo: 'worse' }],
    ['ports', 'work none | cover | fails'],
    ['clock', 'keeps none resets', { fact: true }],
  ),
  ...pointsOf(digital, 'outside', ...outside, ['water', 'none | | traces', { photo: 'worse' }]),
  ...pointsOf(digital, 'history', ['serial', 'same readable missing', { fact: true, quick }], service, smell),
];

const film = checklistTexts.film;
export const filmPoints = [
  ...pointsOf(
    film,
    'kind',
    build({
      slr: { ...plain, ...interchangeable, mirror: true },
      rangefinder: { ...plain, ...interchangeable, rangefinder: true, autofocus: false },
      compact: { ...plain, ...builtIn, autofocus: true, 'shutter-view': false },
      fixed: { magazines: false, mirror: false, bellows: false, autofocus: false, ...builtIn },
      tlr: { ...plain, ...builtIn, autofocus: false, rewind: false },
      medium: { ...interchangeable, mirror: true, rangefinder: false, magazines: true, rewind: false },
      folding: { magazines: false, ...builtIn },
      instant: { magazines: false, ...builtIn, ...instant },
      other: { magazines: true },
    }),
  ),
  ...pointsOf(
    film,
    'film',
    ['advance', 'smooth | rough | fails!', { must, quick, only: 'roll-film' }],
    ['rewind', 'rewinds none | rough | fails!', { must, quick, only: 'rewind' }],
    ['eject', 'ejects none | slow | fails!', { must, quick, only: 'instant' }],
    ['rollers', 'clean | dirty | damaged', { must, quick, only: 'instant', photo: 'worse' }],
    ['slowSpeeds', 'right none | | slow stuck!', { must, quick, only: 'roll-film' }],
    ['fastSpeeds', 'even none | | capped', { quick, only: 'shutter-view' }],
    ['shutter', 'tight | marked | holes!', { must, quick, only: 'shutter-view', photo: 'worse' }],
    ['seals', 'fresh none | worn | crumbling', { must, quick, only: 'roll-film', photo: 'worse' }],
    ['back', 'closes | worn | broken!'],
    ['counter', 'works none | fails |'],
    ['magazines', 'fine none | worn | faulty', { must, only: 'magazines', photo: 'worse' }],
    ['cocking', 'smooth none | rough | jams!', { must, quick, only: 'magazines' }],
    ['bellows', 'tight none | worn | holes!', { only: 'bellows', photo: 'worse' }],
    ['film', 'fine none | spacing | faults', { fact: true, photo: ['spacing', 'faults'] }],
  ),
  ...pointsOf(
    film,
    'function',
    autofocus,
    ['meter', 'right none | slight | off dead', { quick }],
    ['electronics', 'work none | bleeding | faded dead!', { quick, photo: ['bleeding', 'faded'] }],
    ['timer', 'works none | sticks |'],
    ['flash', 'fires none | | fails', { quick }],
    ['doors', 'close none | worn | broken', { photo: 'worse' }],
    ['chamber', 'clean none | traces | corroded', { quick, photo: 'worse' }],
  ),
  ...pointsOf(
    film,
    'view',
    ['finder', 'clear none | dust | hazy desilvered', { quick, photo: 'worse' }],
    rangefinder,
    ['mirror', 'clean none | foam | marked sticks!', { quick, only: 'mirror', photo: ['foam', 'marked'] }],
  ),
  ...pointsOf(film, 'glass', ...builtInLens, [
    'focusing',
    'smooth none | uneven | stiff stuck!',
    { quick, only: 'built-in-lens' },
  ]),
  ...pointsOf(film, 'outside', ...outside),
  ...pointsOf(film, 'history', service, smell),
];
