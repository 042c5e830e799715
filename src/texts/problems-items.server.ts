import { inLocale } from './locale.ts';
import { digits, uncapitalize } from './words.ts';

const or = (names: readonly string[]): string =>
  names.length > 2 ? `${names.slice(0, -1).join(', ')}, or ${names.at(-1)}` : names.join(' or ');

/** Details of problems with items, searches, sellers, the watchlist and the kit. */
export const itemProblems = inLocale({
  noDraft: 'There is no such draft.',
  tooManyDrafts: (max: number) => `You can have at most ${max} drafts. Delete one that you don't need.`,
  draftChanged: 'This draft was changed on another device.',
  noOwnItem: 'You have no such item.',
  itemDeleted: 'This item was deleted.',
  booked: 'It is booked. Finish or cancel the order first.',
  alreadySold: 'It is already sold.',
  priceBooked: 'Its price can’t change while it is booked.',
  priceChanged: 'Its price has changed in the meantime.',
  priceBelowFloor: 'The new price must be above the amount below which you decline offers.',
  pausedByAdmin: 'An admin has paused it.',
  onlyAdminRestores: 'An admin has paused it. Only an admin can restore it.',
  awaitsReturn: 'Its last deal ended after the handover. Open the item and confirm that you have it back.',
  pausedNotAdvertised: 'A paused item cannot be advertised.',
  tooManyAdvertised: (max: number) =>
    `You can advertise up to ${max} items at a time. Stop advertising another one first.`,
  onlyAvailableAdvertised: 'Only an available item can be advertised.',
  soldNotPaused: 'A sold item cannot be paused. Remove it instead.',
  noSavedSearch: 'There is no such saved search.',
  tooManySearches: (max: number) => `You can save at most ${max} searches.`,
  searchSlow: 'This search takes too long. Use fewer or different words.',
  noSeller: 'There is no such seller.',
  sellerClosed: "This seller's account is closed.",
  ownFollow: 'You cannot follow yourself.',
  tooManyFollowed: (max: number) => `You can follow at most ${max} sellers.`,
  tooManyWatched: (max: number) => `You can watch at most ${max} items.`,
  noModel: 'There is no such model.',
  noChecklist: 'There is no such checklist.',
  checklistChanged: 'The checklist has changed. Go through it again.',
  noKitItem: 'There is no such item in your kit.',
  tooManyInKit: (max: number) => `A kit can have at most ${max} items.`,
});

/** Faults of a field, shown after its label, except for whole sentences. */
export const itemFields = inLocale({
  ownItem: 'is your own item',
  needsOffers: 'requires offers to be enabled',
  floorBelowPrice: 'The auto-decline amount must be below your price.',
  booked: 'cannot be changed while the item is booked',
  needsPhoto: 'must have at least one photo, unless `img` is the URL of a photo',
  tooWide: 'must be daily or off: this search matches too many items for immediate notifications',
  /** `field` is a field of the search, and `fault` what is wrong with it. */
  inQuery: (field: string, fault: string) => `${field} ${fault}`,
  onlyLens: 'can only be given for a lens',
  notForKind: 'is not for this kind of item',
  onlyFitting: 'can only be used with cameras and lenses',
  noModel: 'is not a model in the reference',
  noModelOfKind: 'is not a model of this kind in the reference',
  noMount: 'is not a mount that we know',
  sameMount: 'must differ from the mount of the lens',
  fixedLens: 'must be empty: this model has a fixed lens',
  oneOfMounts: (...mounts: string[]) => `must be ${or(mounts)} for this model`,
  mustBeCamera: 'must be a camera',
  mustBeLens: 'must be a lens',
  cameraOrLens: 'must be a camera or a lens',
  givesCamera: 'is the item itself; give a camera instead',
  givesLens: 'is the item itself; give a lens instead',
});

/** Faults of a finished checklist, shown after the label of the field. */
export const gradingFields = inLocale({
  oneOfLists: (...lists: string[]) => `must be ${lists.join(' or ')} for this item`,
  filmList: (model: string) => `must be film, because the ${model} is a film camera`,
  digitalList: (model: string) => `must be digital, because the ${model} is a digital camera`,
  needsShop: 'is only possible with the answer shop to service',
  allowsAtBest: (grade: string, reason: string) => `allows ${grade} at best (${reason})`,
  canBeAtBest: (grade: string, reason: string) => `can be ${grade} at best (${reason})`,
  /** A reason in parentheses; `answer` and `question` are those of the checklist. */
  answered: (answer: string) => uncapitalize(answer),
  notChecked: (question: string) => `was not checked: ${question}`,
  notInList: 'is not in this checklist',
  oneOfAnswers: (...values: string[]) => `must be one of ${values.join(', ')}, or omitted`,
  atMostPhotos: (max: number) => `can have at most ${max} photos in total`,
  noPhotosHere: 'does not belong to an answer with photos',
});

/** Faults of a file from which the shutter count is read. */
export const evidenceProblems = inLocale({
  /** `fault` is one of the texts below, which also appear alone, after the label of the field. */
  detail: (fault: string) => `The file ${fault}.`,
  notOriginal: 'is not an original JPEG or RAW file. Choose an unedited one from the camera’s card',
  unreadableFormat: (format: string) =>
    `is a ${format} file, which cannot be read. Choose a JPEG or another RAW file`,
  otherCamera: (camera: string, item: string) => `is from another camera (${camera}) than the item (${item})`,
  noCount: 'has no shutter count, so there is nothing to show',
  onlyCameras: 'is only possible for cameras',
  notUploaded: 'is not a file that you uploaded in the last 24 hours, or is already shown',
});

/** Problems of exports and imports. */
export const exchangeProblems = inLocale({
  oneExport: 'You have another download in progress. Wait until it is complete.',
  noZip: 'There is no such ZIP.',
  noRows: 'The file has no rows below its headings.',
  notTable: 'This is not a CSV or XLSX file that can be read.',
  tooManyColumns: (max: number) => `The file has more than ${digits(max)} columns.`,
  tooManyRows: (max: number) => `The file has more than ${digits(max)} rows. Split it.`,
  longCell: (row: number, max: number) =>
    `A cell in row ${digits(row)} has more than ${digits(max)} characters.`,
  longRow: (row: number) => `Row ${digits(row)} is too long.`,
  openQuote: (row: number) => `A quotation mark in row ${digits(row)} is not closed.`,
  unpackedTooLarge: 'The file is too large when unpacked.',
  badZip: 'The ZIP is damaged or encrypted.',
  tooManyPhotos: (max: number) => `The ZIPs have more than ${digits(max)} files.`,
  photoTooLarge: (name: string) => `${name} is larger than 15 MB.`,
  sameName: (name: string) => `Two files are named ${name}.`,
  /** After the name of a column. */
  partLike: (example: string) => `must be like this: ${example}`,
  missingPhoto: (name: string) => `must be in a ZIP: ${name}`,
  noImport: 'There is no such import.',
  wrongState: 'The import has gone on in the meantime. Reload the page.',
  running: 'Another import is being published or undone. Wait until it is complete.',
  otherOpen: 'Another import is not complete. Publish or discard it first.',
  noSpace: 'There is not enough disk space for these ZIPs.',
  notAnnounced: 'This ZIP is larger than announced.',
  partMissing: (bytes: number) => `Send the part that begins at byte ${bytes} first.`,
  /** After the name of the field. */
  badColumns: 'must name a field for each heading, and no field twice',
  notForSale: 'According to the file, it is not for sale.',
  kept: { booked: 'It is booked or sold.', edited: 'It was edited.' },
});
