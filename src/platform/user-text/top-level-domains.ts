import tlds from 'tlds' with { type: 'json' };

const isLatin = (name: string): boolean => /^[a-z]+$/.test(name);

/** The top-level domains in Latin letters. */
export const topDomains: ReadonlySet<string> = new Set(tlds.filter((name) => isLatin(name)));

export const otherTopDomains: readonly string[] = tlds.filter((name) => !isLatin(name));

const read = (names: string): string[] => names.trim().split(/\s+/);

/** Two-letter domains that are also words or units in the five languages of the rules. */
const shortWords = read(`
  ad ae ai al am an ao as at au ba be bi by ca cd cf ci cm do er es et fi fm ga gb gi gp hm id ie il im in ir is it je jo
  kg km la li lu ma mc me mg mm mp ms mu mv my na ne ni no nu om pa pm ps re sa sb sc se sh si sk sm sn so sr ss st su sv
  tl tm tn to tv us va ve vi ws ye
`);
/** Longer domains that rarely begin a sentence, so that 'word.domain' is an address, not a missing space. */
const longNames = read(`
  aero agency app asia autos bargains berlin bet biz blog bond bot buzz bzh casino center cfd claims clinic college com
  community company consulting coop coupons credit cyou dating deals dental directory edu email enterprises estate
  exchange express finance financial fund fyi gdn gmbh gov group guru health help holdings host hosting icu info
  insurance investments jobs koeln lat limo llc loan loans lol ltd ltda management market marketing markets mobi mom
  money monster net network nrw observer ong online org partners pics pizza poker porn properties quest rehab rent
  rentals reviews rip rsvp rugby sarl sbs school security services sex shop social software solutions support surf
  sydney systems tax team tech technology tickets tokyo trade trading university ventures versicherung wang website
  wiki win xin xxx xyz yachts zip zone
`);

export const plainTopDomains: ReadonlySet<string> = new Set([
  ...[...topDomains].filter((name) => name.length === 2 && !shortWords.includes(name)),
  ...longNames,
]);

/** Domains that are also common short words, which often follow a period without a space. */
export const wordTopDomains: ReadonlySet<string> = new Set([
  ...shortWords,
  ...read('all best bot cab call here how ist mit new now not one open see sie the you'),
]);
