import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { Entry, ZipFile } from 'yauzl';
import { AppError } from '#src/platform/errors.ts';
import { exchangeProblems } from '#src/texts/problems-items.server.ts';
import { csvNumber } from './csv.ts';
import { entriesOf, openZip } from './open-zip.server.ts';

const maxPartBytes = 60 * 1024 * 1024;
const maxEntries = 1000;
const maxTexts = 500_000;
/** The parts that name the sheets are small. */
const maxIndexBytes = 5 * 1024 * 1024;
/** Real workbooks have about ten of each. The parser keeps open elements and their attributes in memory. */
const maxDepth = 100;
const maxAttributes = 100;

/** A row with its number in the file, from 1. */
export type FileRow = { number: number; cells: string[] };

export const badFile = (message: string): AppError =>
  new AppError('invalid', message, [{ path: 'file', message }]);

type Limits = { maxColumns: number; maxRows: number };

/** Reads the first sheet of an XLSX file. @throws AppError `invalid` naming `file` */
export async function* readWorkbook(path: string, limits: Limits): AsyncGenerator<FileRow> {
  const zip = await openZip(path).catch(refuse);
  try {
    const parts = await listParts(zip);
    const sheet = parts.get(await findSheet(zip, parts));
    if (!sheet) throw badFile(exchangeProblems.notTable);
    const texts = await readTexts(zip, parts.get('xl/sharedStrings.xml'));
    yield* readSheet(zip, sheet, texts, limits);
  } catch (error) {
    throw error instanceof AppError ? error : refuse();
  } finally {
    zip.close();
  }
}

/** Files that are damaged, or made to do damage, are described in the same way. */
function refuse(): never {
  throw badFile(exchangeProblems.notTable);
}

async function listParts(zip: ZipFile): Promise<Map<string, Entry>> {
  const parts = new Map<string, Entry>();
  if (zip.entryCount > maxEntries) refuse();
  for await (const entry of entriesOf(zip)) {
    if (entry.uncompressedSize > maxPartBytes) throw badFile(exchangeProblems.unpackedTooLarge);
    parts.set(entry.fileName, entry);
  }
  return parts;
}

type Handlers = {
  open?: (tag: SaxesTagPlain) => void;
  close?: (tag: SaxesTagPlain) => void;
  text?: (text: string) => void;
};

/** Parses a part while it is unpacked. Entities that are not in XML itself, and document types, are refused. */
async function* parsePart(zip: ZipFile, entry: Entry, handlers: Handlers): AsyncGenerator<void> {
  const parser = new SaxesParser();
  let [depth, attributes, isReading] = [0, 0, false];
  parser.on('opentagstart', () => {
    attributes = 0;
    if (++depth > maxDepth) refuse();
  });
  parser.on('attribute', () => void (++attributes > maxAttributes && refuse()));
  parser.on('opentag', (tag) => {
    if (tag.name === 'rPh') isReading = true;
    handlers.open?.(tag);
  });
  parser.on('closetag', (tag) => {
    depth--;
    if (tag.name === 'rPh') isReading = false;
    handlers.close?.(tag);
  });
  // Japanese texts can have their reading beside them.
  parser.on('text', (text) => void (isReading || handlers.text?.(text)));
  parser.on('doctype', refuse);
  parser.on('error', refuse);
  // More bytes than the entry announces are an error.
  const stream = (await zip.openReadStreamPromise(entry)).setEncoding('utf8');
  for await (const chunk of stream) {
    parser.write(String(chunk));
    yield;
  }
  parser.close();
}

async function findSheet(zip: ZipFile, parts: ReadonlyMap<string, Entry>): Promise<string> {
  const ids: string[] = [];
  const targets = new Map<string, string>();
  const read = async (name: string, open: (tag: SaxesTagPlain) => void): Promise<void> => {
    const entry = parts.get(name);
    if (!entry) return;
    if (entry.uncompressedSize > maxIndexBytes) throw badFile(exchangeProblems.unpackedTooLarge);
    for await (const _ of parsePart(zip, entry, { open }));
  };
  await read('xl/workbook.xml', ({ name, attributes }) => {
    if (name === 'sheet') ids.push(attributes['r:id'] ?? '');
  });
  await read('xl/_rels/workbook.xml.rels', ({ name, attributes }) => {
    if (name === 'Relationship') targets.set(attributes['Id'] ?? '', attributes['Target'] ?? '');
  });
  const target = targets.get(ids[0] ?? '') ?? 'worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

async function readTexts(zip: ZipFile, entry: Entry | undefined): Promise<string[]> {
  const texts: string[] = [];
  if (!entry) return texts;
  let [isText, current] = [false, ''];
  const handlers: Handlers = {
    open({ name }) {
      if (name === 'si') current = '';
      isText = name === 't';
    },
    text: (text) => void (isText && (current += text)),
    close({ name }) {
      isText = false;
      if (name === 'si') texts.push(current);
      if (texts.length > maxTexts) throw badFile(exchangeProblems.unpackedTooLarge);
    },
  };
  for await (const _ of parsePart(zip, entry, handlers));
  return texts;
}

async function* readSheet(
  zip: ZipFile,
  entry: Entry,
  texts: readonly string[],
  { maxColumns, maxRows }: Limits,
): AsyncGenerator<FileRow> {
  const done: FileRow[] = [];
  let row: FileRow = { number: 0, cells: [] };
  let cell = { at: 0, type: '', text: '' };
  let [last, isValue] = [0, false];
  const handlers: Handlers = {
    open({ name, attributes }) {
      isValue = name === 'v' || name === 't';
      if (name === 'row') row = { number: Number(attributes['r'] ?? last + 1), cells: [] };
      if (name !== 'c') return;
      const at = columnOf(attributes['r']) ?? row.cells.length;
      if (at >= maxColumns) throw badFile(exchangeProblems.tooManyColumns(maxColumns));
      cell = { at, type: attributes['t'] ?? 'n', text: '' };
    },
    text: (text) => void (isValue && (cell.text += text)),
    close({ name }) {
      isValue = false;
      if (name === 'c') {
        while (row.cells.length < cell.at) row.cells.push('');
        row.cells[cell.at] = textOf(cell, texts);
      }
      if (name !== 'row') return;
      if (!Number.isInteger(row.number) || row.number <= last) refuse();
      last = row.number;
      done.push(row);
      if (done.length > maxRows + 2) throw badFile(exchangeProblems.tooManyRows(maxRows));
    },
  };
  for await (const _ of parsePart(zip, entry, handlers)) yield* done.splice(0);
  yield* done;
}

/** Returns 27 for AB12, and undefined without a reference. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  return letters === undefined
    ? undefined
    : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function textOf({ type, text }: { type: string; text: string }, texts: readonly string[]): string {
  if (type === 's') return texts[Number(text)] ?? '';
  if (type === 'e') return '';
  const isNumber = type === 'n' && text !== '' && Number.isFinite(Number(text));
  if (!isNumber) return text;
  const number = csvNumber(Number(text));
  // With three decimals, 1.234 could also be read as 1234.
  return /[.,]\d{3}$/.test(number) ? `${number}0` : number;
}
