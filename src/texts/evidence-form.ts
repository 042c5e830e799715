import { inLocale } from './locale.ts';

/** Reading a shutter count from a file, in the form of an item. */
export const evidenceFormTexts = inLocale({
  offer:
    'Buyers ask how many frames a camera has seen. An unedited file from its card says so, if the maker lets it.',
  begin: 'Read a file of it',
  again: 'Read another file',
  change: 'Read its shutter count',
  remove: 'Leave it out',
  removeShown: 'Show no file any more',
  removed: 'The file is shown no more.',
  saved: 'Buyers see it now.',
  chosen: (camera: string) => `${camera}: read from a file`,

  title: 'Read a file of the camera',
  maker: 'Who made the camera?',
  otherMaker: 'Another maker',
  how: {
    get: 'Put its card into a card reader, or connect the camera with its cable, and open the folder DCIM.',
    getSony:
      'Put its card into a card reader, or set USB Connection to Mass Storage and connect it with its cable, and open the folder DCIM.',
    choose: (names: string, app: string) =>
      `Choose the newest file as the camera named it, ${names}: what came by ${app}, a messenger or an editing program may have lost what the camera wrote.`,
    anApp: 'an app',
  },
  countless: (make: string) =>
    `Cameras of ${make} write no shutter count that can be read. The item will say that this is so.`,
  sent: 'The first megabyte alone is sent, read and deleted. The picture stays with you.',
  file: 'Choose a file',
  failed: 'The file could not be sent. Try once more.',
  result: 'What the file says',
  camera: 'Camera',
  taken: 'Taken',
  clockNotSet: 'The clock of the camera was not set',
  serial: 'Serial number',
  serialEnds: (last3: string) =>
    `…${last3}. Compare it with the camera’s. You see it this once, and it is kept nowhere.`,
  noSerial: 'Not in the file',
  show: 'Show it with the item',
  back: 'Cancel',
});
