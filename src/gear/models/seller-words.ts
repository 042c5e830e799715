/** Words that describe one item, so they say little about its model, although names may contain them: 'Neo Classic'. */
const words = new Set(
  `black silver chrome white gold red blue green grey gray brown graphite titanium champagne schwarz silber noir paint
  finish serviced service cla cla'd overhauled refurbished tested untested working works fully functional faulty spares
  repair broken clean mint minty near nos unused vgc exc ex lovely beautiful immaculate superb excellent+ fair poor worn
  brassed user rare genuine original classic vintage og early late later version ver gen first edition low high shutter
  count clicks actuations shots hours single double stroke wind fle goggles goggled caps cap hood case strap battery
  batteries charger manual instructions leather finder viewfinder prism meter metered grip seals box bundle set outfit
  lot uk us usa jp japan japanese german germany made warranty receipt import year years months please film full frame
  35mm 120 rangefinder tlr compact point shoot medium format autofocus af mf focus kit dial self timer papers
  stock nr collapsible rigid`.split(/\s+/),
);

/** 'v4' is the number that collectors give a version, 'mk1' the first one, which has no number, and '12k' a count. */
const versionOrCount = /^(?:v\d|mk1|\d+k|\d?elements?)$/;

export const isSellerWord = (token: string): boolean => words.has(token) || versionOrCount.test(token);

const accompanied = /\s(?:(?:with|incl\.?|including|inkl\.?|mit|avec|con|\+)(?=\s)|w\/(?!o))/i;

/** Splits text before the things that come with an item: 'AE-1 with 50mm', 'FM2 + case'. */
export function splitAccompanied(text: string): [item: string, others: string] {
  const at = text.search(accompanied);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}
