import { inLocale } from './locale.ts';
import { digits, plural } from './words.ts';

const items = (count: number) => plural(count, { one: '{n} item', other: '{n} items' });

/** The page that imports items from a file. */
export const importTexts = inLocale({
  link: 'Import',
  title: 'Import items',
  lead: 'List many items at once from a spreadsheet. Nothing is published before you have seen the result.',
  leadFor: (seller: string) => `You are importing for ${seller}. The items will belong to them.`,
  form: {
    file: 'Spreadsheet',
    fileHint: 'CSV or XLSX with one item in each row, at most 10,000.',
    choose: 'Choose a file',
    zips: 'Photos',
    zipsHint: 'ZIP files of at most 500 MB. The column “Photos” has the names of their files.',
    chooseZips: 'Choose ZIPs',
    optional: 'optional',
    template: 'Download a template',
    submit: 'Check the file',
    sending: (percent: number) => `Sending the photos: ${percent}%`,
    failed: 'The file was not sent. Check your connection and try again.',
    columns: 'Which columns are there?',
    required: 'required',
    column: 'Column',
    example: 'Example',
    examples: { photos: 'front.jpg, back.jpg', parts: 'Lens | Nikon | 50mm f/1.8' },
  },
  again: 'Import another file',
  states: {
    uploading: 'The photos have not arrived completely. Choose the files again.',
    checking: (done: number, of: number) => `Checking: row ${digits(done)} of ${digits(of)}`,
    publishing: (done: number, of: number) => `Publishing: ${digits(done)} of ${digits(of)}`,
    undoing: (done: number, of: number) => `Undoing: ${digits(done)} of ${digits(of)}`,
    published: (count: number) => `${items(count)} published.`,
    canceled: (count: number) =>
      count === 0 ? 'Discarded. Nothing was published.' : `Stopped. ${items(count)} had been published.`,
    undone: (count: number) => `Undone: ${items(count)} removed.`,
  },
  background: 'You can leave this page. It goes on in the background.',
  ready: (count: number) => (count === 0 ? 'No row can be published.' : `${items(count)} can be published.`),
  wrong: (count: number) => plural(count, { one: '{n} row has errors.', other: '{n} rows have errors.' }),
  publish: (count: number) => plural(count, { one: 'Publish {n} listing', other: 'Publish {n} listings' }),
  duplicates: (count: number) =>
    plural(count, {
      one: 'Also publish {n} row that seems to exist already',
      other: 'Also publish {n} rows that seem to exist already',
    }),
  cancel: 'Stop',
  discard: 'Discard the file',
  discarding: {
    title: 'Discard the file?',
    text: 'The file and its photos are removed from here. Nothing has been published.',
    yes: 'Discard the file',
    no: 'Keep it',
  },
  undo: 'Undo the import',
  undoing: {
    title: 'Undo the import?',
    text: 'All items of this import are removed. Items that were booked or edited since stay.',
    yes: 'Undo the import',
    no: 'Keep the items',
  },
  until: (moment: string) => `Can be undone until ${moment}.`,
  failed: 'Something went wrong. Nothing was changed. Try again.',
  rows: {
    title: 'Rows of the file',
    all: 'All rows',
    row: 'Row',
    item: 'Item',
    model: 'Model',
    result: 'Result',
    results: {
      waiting: 'Not checked yet',
      ready: 'Can be published',
      duplicate: 'Seems to exist already',
      skipped: 'Left out',
      wrong: 'Has errors',
      published: 'Published',
      failed: 'Not published',
      undone: 'Removed',
      kept: 'Kept',
    },
    count: (label: string, count: number) => `${label} (${digits(count)})`,
    untitled: 'Without a title',
  },
  mapping: {
    title: 'Columns of the file',
    lead: 'Choose what each column means. Then the rows are checked again.',
    unknown: (count: number) =>
      plural(count, {
        one: '{n} column is not recognized and is ignored.',
        other: '{n} columns are not recognized and are ignored.',
      }),
    ignore: 'Ignore',
    submit: 'Check again',
    twice: 'Each field can be chosen only once.',
  },
  earlier: 'Earlier imports',
  fileOf: (name: string, day: string) => `${name}, ${day}`,
});
