import { digits } from './digits.ts';
import { inLocale } from './locale.ts';

/** What is said of the frames that a camera has taken. */
export const evidenceTexts = inLocale({
  count: {
    title: 'Shutter count',
    known: digits,
    /** Of a file, its day and its camera. */
    readFrom: (day: string, camera: string) => `read from a file of ${day} by a ${camera}`,
    readFromUndated: (camera: string) => `read from a file of a ${camera} whose clock was not set`,
    canBeEdited: 'such files can be edited',
    unknown: 'Unknown',
    film: 'None: film cameras count no frames',
    notShown: 'Not shown by the seller',
    why: {
      maker: (make: string) => `cameras of ${make} write none that can be read`,
      'not-written': 'the file has none',
      'not-believed': 'what the file says cannot be true',
    },
    counts: {
      exposures: 'Pictures by an electronic shutter are counted, too.',
      mechanical: 'Pictures by the mechanical shutter alone.',
    },
    notes: {
      savedBy: (program: string) => `Saved by ${program}, not by the camera.`,
      'may-have-wrapped': 'This model begins anew after 65,535, so there may be more.',
      'not-compared': 'The file’s camera was not compared with this item’s model.',
    },
    firmware: (version: string) => `Firmware ${version}.`,
    readOn: (day: string) => `Read on ${day}.`,
  },
});
