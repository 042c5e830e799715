import { checklistTexts } from '#src/texts/checklists.ts';
import { pointsOf, smell } from './points.ts';
import type { Trait, Traits } from './traits.ts';

const must = true;
const quick = true;
const texts = checklistTexts.accessory;

/** These properties are not asked about unless an accessory has them. */
const none = { functions: false, power: false } satisfies Traits;
const having = (...traits: Trait[]): Traits => ({
  ...none,
  ...Object.fromEntries(traits.map((trait) => [trait, true])),
});

export const accessoryPoints = [
  ...pointsOf(texts, 'kind', [
    'build',
    'battery flash meter filter adapter card film support other',
    {
      must,
      decides: {
        battery: having('functions', 'power', 'charge', 'label'),
        flash: having('functions', 'power', 'flash'),
        meter: having('functions', 'power', 'reading'),
        filter: having('functions', 'optics'),
        adapter: having('functions', 'adapts', 'optics'),
        card: having('functions', 'label', 'capacity'),
        film: having('expiry'),
        support: having('functions', 'locks'),
        other: having('functions', 'power'),
      },
    },
  ]),
  ...pointsOf(
    texts,
    'function',
    ['works', 'all | most | some none!', { must, quick, only: 'functions' }],
    ['charge', 'holds none | weak | dead!', { must, only: 'charge' }],
    ['capacity', 'full | | errors! less!', { must, only: 'capacity' }],
    ['tube', 'fires | slow | misses!', { quick, only: 'flash' }],
    ['head', 'moves none | loose | fails', { quick, only: 'flash' }],
    ['chamber', 'clean none | traces | corroded', { must, quick, only: 'flash', photo: 'worse' }],
    ['trigger', 'low none | high |', { only: 'flash' }],
    ['reading', 'right | slight | off', { must, quick, only: 'reading' }],
    ['glass', 'clean none | marks | scratched', { must, quick, only: 'optics', photo: ['scratched'] }],
    ['seat', 'tight | play | loose', { must, quick, only: 'adapts', photo: ['loose'] }],
    ['contacts', 'pass none | partly | fail!', { must, quick, only: 'adapts' }],
    ['infinity', 'reaches none | | short', { must, quick, only: 'adapts' }],
    ['hold', 'hold | worn | slip!', { must, quick, only: 'locks', photo: ['slip'] }],
    ['safe', 'safe none | worn | unsafe', { must, quick, only: 'power', photo: 'worse' }],
    ['expiry', 'fresh | recent | long', { must, quick, only: 'expiry', photo: 'always' }],
    ['stored', 'cold | room | warm', { only: 'expiry' }],
    ['label', 'own | unsure | fake', { quick, only: 'label', photo: 'worse' }],
  ),
  ...pointsOf(
    texts,
    'outside',
    ['complete', 'all | small | parts', { quick }],
    ['wear', 'none | traces | heavy', { photo: 'worse' }],
  ),
  ...pointsOf(texts, 'history', smell),
];
