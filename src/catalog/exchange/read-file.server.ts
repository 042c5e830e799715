import { open, readFile } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { exchangeProblems } from '#src/texts/problems-items.server.ts';
import { badFile, readWorkbook, type FileRow } from './read-workbook.server.ts';

export const maxFileBytes = 20 * 1024 * 1024;
const maxRows = 10_000;
/** Includes empty rows. */
const maxNumber = 100_000;
const maxColumns = 100;
const maxCellLength = 20_000;
/** A million empty cells are refused early. A small workbook can repeat one long text in each of a million cells. */
const maxRowLength = 200_000;
const maxLength = maxFileBytes;

/**
 * Reads a CSV or XLSX file, and lets other work run between its parts. The first row has the headings.
 * @throws AppError `invalid` naming `file`
 */
export async function* readTable(path: string): AsyncGenerator<FileRow> {
  let [count, length] = [0, 0];
  for await (const { number, cells } of await rowsOf(path)) {
    if (number > maxNumber) throw badFile(exchangeProblems.tooManyRows(maxRows));
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (cells.length > maxColumns) throw badFile(exchangeProblems.tooManyColumns(maxColumns));
    if (cells.some((cell) => cell.length > maxCellLength))
      throw badFile(exchangeProblems.longCell(number, maxCellLength));
    const rowLength = cells.reduce((sum, cell) => sum + cell.length, 0);
    if (rowLength > maxRowLength) throw badFile(exchangeProblems.longRow(number));
    length += rowLength;
    if (length > maxLength) throw badFile(exchangeProblems.unpackedTooLarge);
    if (cells.some((cell) => /[\0\p{Cs}]/u.test(cell))) throw badFile(exchangeProblems.notTable);
    if (++count > maxRows + 1) throw badFile(exchangeProblems.tooManyRows(maxRows));
    yield { number, cells };
  }
  if (count < 2) throw badFile(exchangeProblems.noRows);
}

async function rowsOf(path: string): Promise<AsyncGenerator<FileRow>> {
  const file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0).finally(() => file.close());
  const head = buffer.toString('latin1');
  if (head === 'PK\x03\x04') return readWorkbook(path, { maxColumns, maxRows });
  const text = decode(await readFile(path));
  if (isBinary(text)) throw badFile(exchangeProblems.notTable);
  return readCsv(text);
}

/** Spreadsheets save UTF-8, UTF-16 with a byte-order mark, or Windows-1252. */
function decode(bytes: Buffer): string {
  const mark = bytes.toString('hex', 0, 2);
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Other files, such as images, have control characters. */
const isBinary = (text: string): boolean => /[^\P{Cc}\t\n\v\f\r\x80-\x9f]|[\x81\x8d\x8f\x90\x9d]/u.test(text);

const partLength = 64 * 1024;

async function* readCsv(text: string): AsyncGenerator<FileRow> {
  const parser = parse({
    delimiter: separatorOf(text),
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: maxRowLength,
  });
  const records: string[][] = [];
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => undefined);
  parser.on('data', (cells: string[]) => records.push(cells)).on('error', failed.reject);
  const ended = new Promise((resolve) => parser.on('end', resolve));
  let number = 0;
  function* arrived(): Generator<FileRow> {
    for (const cells of records.splice(0)) yield { number: ++number, cells };
  }
  try {
    for (let at = 0; at < text.length; at += partLength) {
      parser.write(text.slice(at, at + partLength));
      await Promise.race([nextTurn(), failed.promise]);
      yield* arrived();
    }
    parser.end();
    await Promise.race([ended, failed.promise]);
    yield* arrived();
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isLong = error.code === 'CSV_MAX_RECORD_SIZE';
    throw badFile((isLong ? exchangeProblems.longRow : exchangeProblems.openQuote)(number + 1));
  } finally {
    parser.destroy();
  }
}

/** The sign that the first line has most often outside of quotes. */
function separatorOf(text: string): string {
  const [first = ''] = /^(?:[^"\r\n]|"[^"]*")*/.exec(text.slice(0, partLength)) ?? [];
  const plain = first.replaceAll(/"[^"]*"/g, '');
  const counts = [';', ',', '\t'].map((sign) => [sign, plain.split(sign).length] as const);
  return counts.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? ',';
}
