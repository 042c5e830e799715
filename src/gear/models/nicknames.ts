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
]);

/** Returns the one spelling of a maker's name, or the word itself. */
export const oneName = (token: string): string => makerNames.get(token) ?? token;

export function makerOfNickname(folded: string): string | undefined {
  return makerNames.get(folded);
}

const phrases: [RegExp, string][] = [
  [/\bnifty fifty\b/g, '50mm f1.8'],
  [/\b(?:plastic fantastic|yongnuo fifty)\b/g, '50mm f1.8'],
  [/\bholy trinity\b/g, 'f2.8'],
  [/\b(?:fischauge|fish[ -]eye|fisheyes)\b/g, 'fisheye'],
  [/\bmakro\b/g, 'macro'],
  [/\bmicro four thirds\b/g, 'mft'],
  [/\bg[ -]?master\b/g, 'gm'],
  [/\bom-?d\b/g, ' '],
  [/\bvoigtlaender\b/g, 'voigtlander'],
  [/\bsummi-/g, 'summi'],
  [/\bcarl zeiss\b/g, 'zeiss'],
  [/\bwalimex pro\b/g, 'walimex'],
  [/\bnippon kogaku\b/g, 'nikon'],
  [/\bcyber-shot\b/g, 'cybershot'],
  [/\bbeer ?can\b/g, 'minolta af 70-210mm f4'],
];

const fillers = new Set(
  `a an the and or for with in of on used second hand mint boxed body only kit new old good excellent condition cheap
  camera cameras bodies lens lenses dslr dslrs slr slrs mirrorless digital slt prime primes zoomlens mount mounts bayonet
  from to by at any some
  kamera kameras objektiv objektive gehause gebraucht mit und fur von body spiegelreflex spiegelreflexkamera systemkamera festbrennweite
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

export function withoutFillers(tokens: string[]): string[] {
  // A single letter before a number or after a version belongs to a name: 'E-M1', 'E 16-50mm', 'A 7', 'IIIa'.
  const isOfName = (token: string, at: number) =>
    token.length === 1 && (/\d/.test(tokens[at + 1] ?? '') || /^mk\d$/.test(tokens[at - 1] ?? ''));
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
  ];
  for (const [pattern, plain] of short) if (pattern.test(name)) names.push(name.replace(pattern, plain));
  // The rest of 'IXUS II' is the version of many cameras.
  const isName = (text: string): boolean => text !== '' && text !== maker && !/^[IV]+$/.test(text);
  return names.map((each) => each.trim()).filter(isName);
}
