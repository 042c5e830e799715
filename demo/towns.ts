import type { Language } from '#src/texts/language-names.ts';
import type { Town } from './users.ts';

/** The towns that texts of the demo name. Corvallis is where a buyer would meet halfway between Salem and Eugene. */
export type NamedTown = Town | 'Corvallis';

/** The towns of each country, in the order of `originals`. They are near each other where the original ones are. */
const lines: Record<string, string> = {
  AT: 'Krems, St. Pölten, Wien, Mödling, Wiener Neustadt, Graz, Bruck an der Mur, Leoben, Niklasdorf',
  AU: 'Newcastle, Gosford, Sydney, Parramatta, Wollongong, Melbourne, Geelong, Ballarat, Meredith',
  BE: 'Brugge, Gent, Antwerpen, Mechelen, Leuven, Bruxelles, Wavre, Namur, Gembloux',
  BR: 'Taubaté, Jacareí, São Paulo, Santo André, Campinas, Rio de Janeiro, Niterói, Petrópolis, Duque de Caxias',
  CA: 'Peterborough, Oshawa, Toronto, Mississauga, Hamilton, Montréal, Laval, Trois-Rivières, Berthierville',
  CH: 'Schaffhausen, Winterthur, Zürich, Zug, Luzern, Bern, Thun, Interlaken, Spiez',
  DE: 'Flensburg, Kiel, Hamburg, Lüneburg, Celle, Hannover, Hildesheim, Göttingen, Northeim',
  DK: 'Helsingør, Hillerød, København, Roskilde, Køge, Aarhus, Horsens, Vejle, Hedensted',
  ES: 'Girona, Mataró, Barcelona, Sabadell, Tarragona, Valencia, Sagunto, Castellón de la Plana, Nules',
  FI: 'Tampere, Hämeenlinna, Helsinki, Espoo, Lahti, Turku, Naantali, Rauma, Laitila',
  FR: 'Dijon, Beaune, Lyon, Vienne, Valence, Marseille, Aix-en-Provence, Avignon, Cavaillon',
  GB: 'Lancaster, Preston, Manchester, Stockport, Macclesfield, Birmingham, Coventry, Leicester, Nuneaton',
  IE: 'Dundalk, Drogheda, Dublin, Bray, Wicklow, Cork, Mallow, Limerick, Charleville',
  IN: 'Nashik, Thane, Mumbai, Panvel, Pune, Chennai, Kanchipuram, Vellore, Arcot',
  IT: 'Bergamo, Monza, Milano, Lodi, Piacenza, Bologna, Modena, Reggio Emilia, Rubiera',
  JP: 'Mito, Tsukuba, Tokyo, Kawasaki, Yokohama, Osaka, Kobe, Himeji, Kakogawa',
  KR: 'Uijeongbu, Goyang, Seoul, Incheon, Suwon, Busan, Gimhae, Changwon, Jinyeong',
  NL: 'Alkmaar, Zaandam, Amsterdam, Haarlem, Leiden, Utrecht, Amersfoort, Apeldoorn, Barneveld',
  NO: 'Lillehammer, Hamar, Oslo, Drammen, Tønsberg, Stavanger, Sandnes, Egersund, Bryne',
  NZ: 'Whangārei, Orewa, Auckland, Manukau, Hamilton, Wellington, Porirua, Palmerston North, Levin',
  PL: 'Płock, Legionowo, Warszawa, Pruszków, Łódź, Kraków, Katowice, Gliwice, Zabrze',
  PT: 'Braga, Guimarães, Porto, Vila Nova de Gaia, Aveiro, Lisboa, Setúbal, Évora, Montemor-o-Novo',
  SE: 'Gävle, Uppsala, Stockholm, Södertälje, Nyköping, Göteborg, Borås, Jönköping, Ulricehamn',
};

/** The same towns in a language that writes them in other letters than the place reference does. */
const inLanguage: Partial<Record<Language, Record<string, string>>> = {
  ja: { JP: '水戸, つくば, 東京, 川崎, 横浜, 大阪, 神戸, 姫路, 加古川' },
};

export const originals: readonly NamedTown[] = [
  'Bellingham',
  'Everett',
  'Seattle',
  'Tacoma',
  'Olympia',
  'Portland',
  'Salem',
  'Eugene',
  'Corvallis',
];

export const countries = Object.keys(lines);

/**
 * Returns the towns of a country by the original town, or null for a country without towns of its own. Without a
 * language, they have the names of the place reference.
 */
export function townsOf(country: string | null, language?: Language): Record<NamedTown, string> | null {
  if (country === null) return null;
  const names = ((language && inLanguage[language]?.[country]) ?? lines[country])?.split(', ');
  if (!names) return null;
  return Object.fromEntries(originals.map((town, at) => [town, names[at]!])) as Record<NamedTown, string>;
}
