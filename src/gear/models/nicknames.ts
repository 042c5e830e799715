/** Other names of makers, among them those under which importers sold the same lenses. */
const makerNames = new Map([
  ['fuji', 'fujifilm'],
  ['fujinon', 'fujifilm'],
  ['oly', 'olympus'],
  ['hassy', 'hasselblad'],
  ['voigtlaender', 'voigtlander'],
  ['blad', 'hasselblad'],
  ['zenith', 'zenit'],
  ['rokinon', 'samyang'],
  ['bower', 'samyang'],
  ['walimex', 'samyang'],
  ['leitz', 'leica'],
  ['asahi', 'pentax'],
  ['zenza', 'bronica'],
  ['laowa', 'venus'],
  ['panny', 'panasonic'],
  ['cv', 'voigtlander'],
  ['7artisan', '7artisans'],
  ['ttartisans', 'ttartisan'],
]);

/** Returns the one spelling of a maker's name, or the word itself. */
export const oneName = (token: string): string => makerNames.get(token) ?? token;

export function makerOfNickname(folded: string): string | undefined {
  return makerNames.get(folded);
}

const phrases: [RegExp, string][] = [
  [/^\s*(?:the )?nifty fifty\s*$/g, 'canon ef 50mm f1.8'],
  [/\bnifty fifty\b/g, '50mm f1.8'],
  [/\b(?:plastic fantastic|yongnuo fifty)\b/g, '50mm f1.8'],
  [/\bholy trinity\b/g, 'f2.8'],
  [/\b(?:fischauge|fish[ -]eye|fisheyes)\b/g, 'fisheye'],
  [/\bmakro\b/g, 'macro'],
  [/\bmicro four thirds\b/g, 'mft'],
  [/\bg[ -]?master\b/g, 'gm'],
  [/\bom-?d\b/g, ' '],
  [/\bsummi-/g, 'summi'],
  [/\bwalimex pro\b/g, 'walimex'],
  [/\bnippon kogaku\b/g, 'nikon'],
  [/\bcyber-shot\b/g, 'cybershot'],
  [/\bbig beer ?can\b/g, 'minolta af 75-300mm f4.5-5.6'],
  [/\bbaby beer ?can\b/g, 'minolta af 35-70mm f4'],
  [/\bbeer ?can\b/g, 'minolta af 70-210mm f4'],
  [/\bsecret handshake\b/g, 'minolta af 28-135mm f4-4.5'],
  [/\bshorty forty\b/g, 'canon ef 40mm f2.8 stm'],
  [/\bmagic drain ?pipe\b/g, 'canon ef 80-200mm f2.8l'],
  [/\bdream lens\b/g, 'canon 50mm f0.95'],
  [/\bcream machine\b/g, 'nikon 85mm f1.4d'],
  [/\bbigma\b/g, 'sigma 50-500mm'],
  [/\bsigmonster\b/g, 'sigma 300-800mm'],
  [/\bfujicron\b/g, 'fujifilm xf f2 wr'],
  [/\b(?:king of bokeh|bokeh king)\b/g, 'leica summicron-m 35mm f2'],
  [/\btexas leica\b/g, 'fujifilm gw690'],
  [/(?<![\w-])pl (?=\d)/g, 'panasonic leica '],
  [/\bcrons?\b/g, 'summicron'],
  [/(?<!\b[cdv][\s-]?)\blux\b/g, 'summilux'],
  [/\bnocti\b/g, 'noctilux'],
  [/\bczj\b/g, 'zeiss jena'],
  [/\bcarl zeiss\b/g, 'zeiss'],
  [/\bltd\b/g, 'limited'],
  [/\b(\d)[ -]elements?\b/g, '$1element'],
  [/\b(?:pre|non|not|without|no)[\s-]?(?:(ai)s?|(asph)(?:erical)?|(is|vr|os|ois|vc))\b/g, 'non$1$2$3'],
];

const fillers = new Set(
  `a an the and or for with in of on used second hand mint minty boxed exc vgc euc guc bnib bnwt lnib nib obo ono body only kit new old like good excellent fair condition cheap
  camera cameras bodies lens lenses dslr dslrs slr slrs mirrorless digital slt prime primes zoomlens mount mounts bayonet
  from to by at any some oder ou
  kamera kameras objektiv objektive gehause gebraucht mit und fur von body spiegelreflex spiegelreflexkamera systemkamera festbrennweite
  geh obj
  appareil photo objectif boitier occasion avec et pour le la les un une de du des numerique
  camara objetivo cuerpo con y para el los usada usado segunda mano
  macchina fotografica obiettivo corpo usato usata e per il lo
  aparat obiektyw photo beginner beginners starter entry level einsteiger anfanger debutant gebrauchte gebrauchter gebrauchtes anschluss bajonett monture attacco`.split(
    /\s+/,
  ),
);

export function isFiller(word: string): boolean {
  return fillers.has(word);
}

export function writeOut(folded: string): string {
  return phrases.reduce((text, [pattern, replacement]) => text.replaceAll(pattern, replacement), folded);
}

/** @param belongs whether two words beside each other, such as a filler and the next one, are a part of a name: 'New F-1' */
export function withoutFillers(
  tokens: string[],
  belongs: (one: string, next: string) => boolean = () => false,
): string[] {
  // A single letter before a number, or after a version or an aperture, belongs to a name: 'E-M1', 'A 7', 'IIIa', '3.5E'.
  const isOfName = (token: string, at: number) => {
    if (token.length > 1) return belongs(token, tokens[at + 1] ?? '');
    const before = tokens[at - 1] ?? '';
    return /\d/.test(tokens[at + 1] ?? '') || /^(?:mk\d|f\d\.\d)$/.test(before) || belongs(before, token);
  };
  const named = tokens.map(oneName).filter((token, at) => !fillers.has(token) || isOfName(token, at));
  return named.length > 0 ? named : tokens;
}

export function otherNames(maker: string, name: string, alias: string): string[] {
  const names = alias.split(',').filter(Boolean);
  const short: [RegExp, string][] = [
    [/^Alpha (?=\d)/, 'A'],
    [/^(?:DMC|DC)-/, ''],
    [/^DSC-/, ''],
    [/^EOS-?\s*/, ''],
    [/^EOS (?:Digital )?(?:Rebel|Kiss) (?:Digital )?/i, ''],
    [/^FinePix\s*/, ''],
    [/^(?:Digital )?IXUS /, ''],
    [/^PowerShot /, ''],
    [/^FDn /, 'FD '],
    [/^Lens FL /, 'FL '],
    [/^Nikkor /, ''],
    [/^(?:smc )?Pentax-/i, ''],
    [/^GR Digital/, 'GRD'],
    [/ ?\(Typ (?=\d)/, ' '],
  ];
  for (const [pattern, plain] of short) if (pattern.test(name)) names.push(name.replace(pattern, plain));
  // The rest of 'IXUS II' is the version of many cameras.
  const isName = (text: string): boolean => text !== '' && text !== maker && !/^[IV]+$/.test(text);
  return names.map((each) => each.trim()).filter(isName);
}
