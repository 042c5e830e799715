import { grammar } from '#src/texts/grammar.ts';

/** Spreadsheets read a cell that begins like this as a formula. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** Makes a text safe for spreadsheets, which hide the apostrophe. `readText` restores the text. */
const safe = (text: string): string => (formula.test(text) ? `'${text}` : text);

export const readText = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;

/** Spreadsheets that write decimal commas expect semicolons between cells. */
const separator = () => (grammar.numbers.decimal === ',' ? ';' : ',');

const quoted = (cell: string): string => (/[",;\s]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export const byteOrderMark = '\u{FEFF}';

export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quoted(safe(cell))).join(separator())}\r\n`;

/** Writes a number as spreadsheets in the shop's language read it. */
export const csvNumber = (value: number): string => String(value).replace('.', grammar.numbers.decimal);
