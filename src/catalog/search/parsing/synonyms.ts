/** Synonyms in several languages, one group per line. */
const accessories = `
sling slings
toploader
accessory accessories zubehor accessoire accessoires
flash flashes flashgun speedlight speedlights speedlite speedlites blitz blitze blitzgerat flashs
battery batteries akku akkus batterie batterien accu bateria batteria batterie
charger chargers ladegerat chargeur cargador
grip grips batteriegriff handgriff poignee
bag bags tasche taschen kameratasche fototasche sac sacoche
backpack backpacks rucksack fotorucksack dos
pouch pouches
case cases etui koffer halfcase
strap straps gurt trageriemen tragegurt courroie sangle sangles bandouliere correa correas
tripod tripods stativ stative dreibein trepied trepieds tripode treppiede
monopod monopods einbeinstativ einbein monopode
ballhead ballheads kugelkopf rotule
head heads
gimbal gimbals
filter filters filtre filtres filtro
polfilter polarizer polariser polarizers polarizing cpl polarisant
cap caps deckel objektivdeckel bouchon
hood hoods gegenlichtblende sonnenblende streulichtblende paresoleil
adapter adapters adaptor adaptors adaptateur adattatore adaptador
converter converters teleconverter telekonverter extender konverter
card cards speicherkarte speicherkarten karte tarjeta tarjetas carte cartes
remote remotes fernausloser telecommande
trigger triggers funkausloser
cable cables kabel
set sets outfit conjunto ensemble
tube tubes zwischenring zwischenringe
microphone microphones mikrofon mic
softbox softboxes
umbrella umbrellas
plate plates wechselplatte
loupe loupes lupe
finder viewfinder sucher aufstecksucher viseur
lightmeter belichtungsmesser posemetre meter meters
projector projektor
enlarger vergrosserer
`;
const polarizers = 'polfilter polarizer polariser polarizers polarizing cpl polarisant'.split(' ');
const nds = 'nd2 nd4 nd8 nd16 nd32 nd64 nd400 nd500 nd1000 graufilter'.split(' ');
const cards = 'sdxc sdhc microsd compactflash cfast cfexpress xqd'.split(' ');

const silvers =
  'silver slv slvr silber silbern silberne silberner silbernes argent argente argentee argentes argentees plateado plateada plata';

/** Narrower words: 'bag' also finds backpacks, but 'backpack' does not find bags. */
const narrower: Record<string, readonly string[]> = {
  bag: ['backpack', 'rucksack', 'sling', 'toploader', 'pouch'],
  sd: ['sdxc', 'sdhc'],
  nd: nds,
  // A title may name the maker and the model without the series.
  eos: ['canon'],
  powershot: ['canon'],
  alpha: ['sony', 'minolta'],
  lumix: ['panasonic'],
  coolpix: ['nikon'],
  filter: [...polarizers, ...nds, 'nd', 'uv', 'skylight'],
  card: cards,
  memory: ['sd', 'cf', ...cards],
  // Chrome is mostly silver, but silver is no black chrome.
  chrome: silvers.split(' '),
};
// Names of a camera that have no number, or are shorter than three letters, are not in `other-names.ts`.
const others = `
sd
nd
memory speicher
eos
powershot
alpha
lumix
coolpix
carbon carbone karbon
fisheye fischauge
leather leder cuir
e6 e6n e6nh e6p
e4 e4n
el15 el15a el15b el15c
w126 w126s
300d rebel
350d xt
400d xti
450d xsi
1100d t3
1200d t5
1300d t6
2000d t7
`;

/** Colors in the languages of shops, as gear is described with them. 'Braun' is a maker. */
const colors = `
${silvers}
chrome chr chrom verchromt chromee cromado cromada
black blk schwarz schwarze schwarzer schwarzes schwarzen noir noire noirs noires negro negra negros negras nero
white wht weiss weisse weisser weisses blanc blanche blanco blanca bianco
brown brn braune brauner braunes marron brun brune
red rot rote roter rotes rouge rouges rojo roja rojas rosso
pink rosa rosafarben rose roses rosado rosada
blue blau blaue blauer blaues bleu bleue bleus azul azules blu
green grun grune gruner grunes gruen gruene vert verte verde
gray grey grau graue grauer graues gris grise
gold golden goldene dore doree dorado dorada
yellow gelb gelbe gelber jaune amarillo amarilla
purple violet violett violette lila morado morada
orange orangefarben naranja
olive oliv olivgrun
beige champagne
`;

const linesOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
const ofAccessories = linesOf(accessories);
const ofColors = linesOf(colors);
export const colorWords: ReadonlySet<string> = new Set(ofColors.flat());
const known = new Map<string, string[]>();
for (const line of [...ofAccessories, ...linesOf(others), ...ofColors]) {
  const [first = ''] = line;
  for (const word of line) known.set(word, [...(known.get(word) ?? []), ...line, ...(narrower[first] ?? [])]);
}

export const accessoryWords: readonly string[] = ofAccessories.flat();

export function synonymsOf(word: string): readonly string[] {
  return known.get(word) ?? [];
}

export const allSynonyms: readonly string[] = [...known.keys()];
