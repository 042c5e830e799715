/** Words by which titles say that an item does not work, in the languages of shops. */
const broken = new RegExp(
  [
    String.raw`(?:for|as) parts|parts only|spares ?(?:or|\/|&|and) ?repairs?|(?:for|needs) repairs?|(?:not|non)[ -]working`,
    String.raw`broken|defective|defect|faulty|junk|doesn.?t work|jammed|as[ -]is`,
    String.raw`defekt\w*|kaputt\w*|bastler\w*|als ersatzteil\w*|für ersatzteile|ohne funktion`,
    String.raw`en panne|hors[ -]service|pour pi[eè]ces|à r[eé]parer|cass[eé]e?|d[eé]fectueu(?:x|se)`,
    String.raw`averiad[oa]|estropead[oa]|rot[oa]|para (?:piezas|repuestos|reparar)|no funciona`,
  ]
    .map(
      (words) =>
        String.raw`(?<![\p{L}\p{N}])(?<!\b(?:no|not|non|nothing|keine?|ohne|sans|sin|nicht) )(?:${words})(?![\p{L}\p{N}])`,
    )
    .concat('ジャンク|故障|不動')
    .join('|'),
  'iu',
);

export const saysBroken = (title: string): boolean => broken.test(title);
