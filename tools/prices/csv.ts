export type CsvRow = { line: number; cells: string[] };

/** A cell in quotes, in which a quote is doubled, or one without, and what follows it. */
const cellWith = (separator: string): RegExp =>
  new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r?\\n|$)`, 'y');

/**
 * Returns the rows of a CSV file that are not empty, with their line numbers. Cells are separated by semicolons if the
 * first line has one.
 * @throws Error naming the line with a quote that is not closed or not doubled
 */
export function parseCsv(text: string): CsvRow[] {
  const content = text.replace(/^\uFEFF/, '');
  const cell = cellWith(/^[^\r\n]*;/.test(content) ? ';' : ',');
  const rows: CsvRow[] = [];
  let [line, first, cells] = [1, 1, [] as string[]];
  while (cell.lastIndex < content.length || cells.length > 0) {
    const found = cell.exec(content);
    if (!found) throw new Error(`line ${line}: there is a quote that is not closed or not doubled`);
    const [all, quoted, plain = '', end = ''] = found;
    cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    line += all.split('\n').length - 1;
    if (end === ';' || end === ',') continue;
    if (cells.some((each) => each !== '')) rows.push({ line: first, cells });
    [first, cells] = [line, []];
  }
  return rows;
}
