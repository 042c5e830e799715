const adjectives =
  'visible|known|major|obvious|optical|mechanical|electronic|technical|sichtbaren?|bekannten?|optischen?|mechanischen?|elektronischen?|technischen?|größeren?';
/** 'no visible or known …', before a word for broken. */
const negation = String.raw`(?<![\p{L}\p{N}])(?:no|not|non|nothing|without|keinen?|keinerlei|ohne|sans|sin|nicht) (?:(?:${adjectives}|and|or|und|oder) )*`;
const negated = String.raw`品?(?:[箇個]所)?(?:は|では)?\s*(?:なし|無し|ナシ|ない|ありません)`;
const inJapanese = 'ジャンク|故障|不動';

/** Words by which titles say that an item does not work, in the languages of shops. */
const broken = new RegExp(
  [
    String.raw`(?:for|as) parts|parts only|spares ?(?:or|\/|&|and) ?repairs?|(?:for|needs) repairs?|(?:not|non)[ -]working`,
    String.raw`broken|defective|defect|faulty|junk|doesn.?t work|jammed|as[ -]is`,
    String.raw`defekt(?!frei)\w*|kaputt\w*|bastler\w*|als ersatzteil\w*|für ersatzteile|ohne funktion`,
    String.raw`en panne|hors[ -]service|pour pi[eè]ces|à r[eé]parer|cass[eé]e?|d[eé]fectueu(?:x|se)`,
    String.raw`averiad[oa]|estropead[oa]|rot[oa]|para (?:piezas|repuestos|reparar)|no funciona`,
  ]
    .map((words) => String.raw`(?<![\p{L}\p{N}])(?<!${negation})(?:${words})(?![\p{L}\p{N}])`)
    .concat(`(?:${inJapanese})(?!${negated})`)
    .join('|'),
  'iu',
);

export const saysBroken = (title: string): boolean => broken.test(title);

const notBroken = new RegExp(
  [
    String.raw`${negation}(?:broken|defective|defects?|faulty|junk|defekt\w*|kaputt\w*|cass[eé]e?|averiad[oa]|rot[oa])(?![\p{L}\p{N}])`,
    `(?:${inJapanese})${negated}`,
  ].join('|'),
  'giu',
);

/** Leaves out of a query that gear shall not be broken, which titles rarely say. */
export const withoutNotBroken = (typed: string): string => typed.replaceAll(notBroken, ' ');
