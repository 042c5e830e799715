import { inLocale } from './locale.ts';
import { digits, plural } from './words.ts';

/** The shutter count of an item. */
export const evidenceTexts = inLocale({
  count: {
    title: 'Shutter count',
    known: digits,
    fromFile: (count: number) => `${plural(count, { one: '{n} shot', other: '{n} shots' })} (from a file)`,
    about: 'About this count',
    readFrom: (read: string, camera: string, taken: string) =>
      `Read on ${read} from a file dated ${taken} (${camera}).`,
    readFromUndated: (read: string, camera: string) =>
      `Read on ${read} from a file (${camera}). The camera’s clock was not set.`,
    canBeEdited: 'File data can be altered.',
    unknown: 'Unknown',
    film: 'Not available on film cameras',
    notShown: 'Not shown by the seller',
    why: {
      maker: (make: string) => `${make} files don’t state it`,
      'not-written': 'the file has none',
      'not-believed': 'the count in the file is implausible',
    },
    howToSee: 'How to see it',
    seen: {
      Canon: 'A program on a computer reads the count of most EOS cameras over USB.',
      Olympus:
        'Many Olympus and OM System cameras show the count: hold MENU while switching on, open the monitor brightness setting, and press INFO, up, down, left, right, the shutter button, up and right. The number next to R is the count.',
      Panasonic:
        'Many LUMIX cameras show the count as SHTCNT in a service menu. The buttons that open it differ by model.',
      other: 'Only the maker’s service can read the count.',
    },
    counts: {
      exposures: 'Includes electronic-shutter shots.',
      mechanical: 'Mechanical shutter only.',
    },
    notes: {
      savedBy: (program: string) => `Saved by ${program}, not by the camera.`,
      'may-have-wrapped': 'This model restarts at 65,535, so the count may be higher.',
      'not-compared': 'The file’s camera was not compared with this item’s model.',
      'count-fell': 'A file shown earlier for this item had a higher count.',
    },
    firmware: (version: string) => `Firmware ${version}.`,
  },
});
