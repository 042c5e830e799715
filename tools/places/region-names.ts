/** Words for kinds of regions, at the beginning of names, in languages where many names have them. */
const heads: Partial<Record<string, string>> = {
  ca: 'província|regió|departament|governació|districte|estat|prefectura|comtat|municipi|cantó|divisió|parròquia|voivodat|comunitat autònoma',
  de: 'Provinz|Oblast|Departamento|Region|Gemeinde|Gouvernement|Bezirk|Präfektur|Kreis|Rajon|Gouvernorat|Gespanschaft|Distrikt|Munizip|Komitat|Woiwodschaft|Qark|Autonome Gemeinschaft|Autonome Region|Département|Gebiet|Bundesstaat|Kanton',
  es: 'provincia|región|distrito|municipalidad|gobernación|departamento|condado|óblast|parroquia|prefectura|municipio|cantón|estado|voivodato|división|periferia|comunidad autónoma',
  fr: 'région|province|gouvernorat|état|district|préfecture|oblast|département|wilaya|municipalité|canton|județ|raion|comté|comitat|paroisse|voïvodie|subdivision|apskritis|division|oblys|communauté autonome|communauté|communauté forale',
  it: 'provincia|regione|distretto|dipartimento|governatorato|prefettura|oblast’|contea|comune|parrocchia|canton|municipalità|voivodato|cantone|divisione|quartiere|stato',
  nl: 'provincie|oblast|changwat|district|kanton|woiwodschap|regio',
  pt: 'região|oblast|município|província|distrito|condado|voivodia|governorado|divisão|departamento|estado',
};

/** The prepositions and articles after such a word in Romance languages. */
const links =
  '(?:de la |de las |de los |de l’|du |des |de |d’|del |della |dello |dell’|dei |degli |delle |di |da |do |dos |das )';

const patterns = new Map(
  Object.entries(heads).map(([language, words]) => [
    language,
    /^(?:de|nl)$/.test(language)
      ? new RegExp(String.raw`^(?:${words}) (?=\p{Lu})`, 'u')
      : new RegExp(String.raw`^(?:${words}) (?:${links}(?=\p{L})|(?<=^canton )(?=\p{Lu}))`, 'iu'),
  ]),
);

const kinds =
  /\b(?:province|region|state|county|district|governorate|department|prefecture|municipality|oblast|republic|division|parish|canton|voivodeship|krai|kray)\b/i;

/** Returns a name without the marks that distinguish subdivisions of the same name in CLDR: `Hama (Provinz)`, `Osh²`. */
export const plainName = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll('&amp;', '&')
    .replaceAll(/[²³]/g, '')
    .replace(/ ?[(（][^()（）]*[)）]$/, '')
    .replaceAll(/[\s|]+/g, ' ')
    .trim();

/** Returns a name without its kind, `Kyōto` for `Präfektur Kyōto`, if the English name has none either. */
export function shortName(name: string, language: string, english: string): string {
  const pattern = patterns.get(language);
  return !pattern || kinds.test(english) ? name : name.replace(pattern, '');
}

/** Names that CLDR lacks or has wrong: Japanese ones with a double hyphen, and Hesse in Spanish. */
export const corrected: Partial<Record<string, Record<string, string>>> = {
  'CH.BL': { ja: 'バーゼル＝ラント準州' },
  'CH.BS': { ja: 'バーゼル＝シュタット準州' },
  'DE.01': { ja: 'バーデン＝ヴュルテンベルク州' },
  'DE.05': { es: 'Hesse' },
  'DE.07': { ja: 'ノルトライン＝ヴェストファーレン州' },
  'DE.08': { ja: 'ラインラント＝プファルツ州' },
  'DE.10': { ja: 'シュレースヴィヒ＝ホルシュタイン州' },
  'DE.12': { ja: 'メクレンブルク＝フォアポンメルン州' },
  'DE.14': { ja: 'ザクセン＝アンハルト州' },
  'FR.11': { ja: 'イル＝ド＝フランス地域圏' },
  'FR.24': { ja: 'サントル＝ヴァル・ド・ロワール地域圏' },
  'FR.27': { ja: 'ブルゴーニュ＝フランシュ＝コンテ地域圏' },
  'FR.32': { ja: 'オー＝ド＝フランス地域圏' },
  'FR.75': { ja: 'ヌーヴェル＝アキテーヌ地域圏' },
  'FR.84': { ja: 'オーヴェルニュ＝ローヌ＝アルプ地域圏' },
  'FR.93': { ja: 'プロヴァンス＝アルプ＝コート・ダジュール地域圏' },
  'IT.05': { ja: 'エミリア＝ロマーニャ州' },
  'IT.06': { ja: 'フリウリ＝ヴェネツィア・ジュリア州' },
  'IT.17': { ja: 'トレンティーノ＝アルト・アディジェ州' },
};
