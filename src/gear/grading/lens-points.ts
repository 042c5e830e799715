import { checklistTexts } from '#src/texts/checklists.ts';
import { pointsOf, smell } from './points.ts';

const must = true;
const quick = true;
const texts = checklistTexts.lens;

const autofocus = { autofocus: true, 'manual-focus': false, 'leaf-shutter': false };
const manual = { autofocus: false, 'manual-focus': true, 'leaf-shutter': false, stabilizer: false };

export const lensPoints = [
  ...pointsOf(texts, 'kind', [
    'build',
    'zoom prime manualZoom manual leaf',
    {
      must,
      decides: {
        zoom: { ...autofocus, zoom: true },
        prime: { ...autofocus, zoom: false },
        manualZoom: { ...manual, zoom: true },
        manual: { ...manual, zoom: false },
        leaf: { 'leaf-shutter': true, stabilizer: false },
      },
    },
  ]),
  ...pointsOf(
    texts,
    'mechanics',
    ['autofocus', 'sure none | loud | fails!', { must, quick, only: 'autofocus' }],
    ['stabilizer', 'works none | loud | fails!', { quick, only: 'stabilizer' }],
    ['aperture', 'snappy none | oil | slow stuck!', { must, quick, photo: 'worse' }],
    ['stopping', 'works none | | errors!', { quick, only: 'autofocus' }],
    ['leaf', 'right none | | slow stuck!', { must, quick, only: 'leaf-shutter' }],
    ['focus', 'smooth none | uneven | stiff stuck!', { must, quick }],
    ['infinity', 'sharp none | past | short', { must, quick }],
    ['coupling', 'agrees none | slight | off', { quick, only: 'coupled' }],
    ['zoom', 'smooth none | creeps | stiff stuck!', { quick, only: 'zoom' }],
    ['lensMount', 'tight | brassed | loose contacts!', { must, quick, photo: ['brassed', 'loose'] }],
    ['altered', 'none clean | | rough', { only: 'manual-focus', photo: ['clean', 'rough'] }],
  ),
  ...pointsOf(
    texts,
    'glass',
    ['fungus', 'none | | rim spread', { must, quick, photo: 'worse' }],
    ['haze', 'none | trace | milky', { must, quick, photo: 'worse' }],
    ['separation', 'none | | rim spread', { quick, photo: 'worse' }],
    ['front', 'none | fine | deep', { quick, photo: 'worse' }],
    ['rear', 'none | faint | marked', { quick, photo: 'worse' }],
    ['coating', 'intact none | worn | peeling', { quick, photo: 'worse' }],
    ['yellowing', 'none | slight | strong', { only: 'manual-focus', photo: 'worse' }],
    ['flaking', 'none | dots | flakes', { only: 'manual-focus', photo: 'worse' }],
    ['dust', 'little | some | much'],
    ['sharp', 'even | slight | soft', { quick, photo: 'worse' }],
  ),
  ...pointsOf(
    texts,
    'outside',
    ['barrel', 'clean | worn | dented', { must, photo: 'worse' }],
    ['thread', 'clean none | marked | bent'],
    ['rubber', 'firm none | loose | missing', { photo: 'worse' }],
    ['parts', 'fine none | worn | missing'],
  ),
  ...pointsOf(texts, 'history', ['service', 'none shop | | own', { fact: true, photo: ['shop'] }], smell),
];
