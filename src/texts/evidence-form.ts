import { inLocale } from './locale.ts';

/** The part of the item form that reads a shutter count from a file. */
export const evidenceFormTexts = inLocale({
  offer: 'Buyers ask for the shutter count. Many cameras store it in their files.',
  begin: 'Add shutter count',
  again: 'Read another file',
  change: 'Add shutter count',
  remove: 'Remove',
  removeShown: 'Remove shutter count',
  removed: 'Shutter count removed.',
  saved: 'Buyers can see it now.',
  chosen: (camera: string) => `${camera}: read from a file`,

  title: 'Read the shutter count from a file',
  maker: 'Which brand is the camera?',
  otherMaker: 'Another brand',
  how: {
    get: 'Put its card into a card reader, or connect the camera with its cable, and open the DCIM folder.',
    getSony:
      'Put its card into a card reader, or set USB Connection to Mass Storage and connect it with its cable, and open the DCIM folder.',
    choose: (names: string, app: string) =>
      `Choose the newest original file, ${names}. Files from ${app}, a messaging app or a photo editor may lack the data.`,
    anApp: 'an app',
  },
  limits: {
    Canon:
      'These Canon cameras store the shutter count in their files: EOS R5, R6, R6 Mark II, R8, R50, PowerShot G5 X Mark II, and the first two generations of the EOS-1D and 1Ds.',
    Sony: 'With an α1 II or α7 V, use a photo taken with the mechanical shutter.',
  },
  countless: (make: string) => `${make} cameras don’t store the shutter count in their files.`,
  refused: 'CRW, X3F and HEIF files can’t be read. Set the camera to JPEG or another RAW format.',
  sent: 'Only the first megabyte is sent, read and deleted. The photo stays with you.',
  file: 'Choose a file',
  failed: 'The file could not be sent. Try again.',
  result: 'Data in the file',
  camera: 'Camera',
  taken: 'Taken',
  clockNotSet: 'The camera’s clock was not set',
  serial: 'Serial number',
  serialEnds: (last3: string) => `…${last3}. Compare it with the camera’s. Shown once; we don’t store it.`,
  noSerial: 'Not in the file',
  nothing: 'Without a count, there is nothing to show with the item.',
  show: 'Show it with the item',
  back: 'Cancel',
});
