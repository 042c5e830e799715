import { inLocale } from './locale.ts';

/** Details of problems that requests to any address can have. */
export const requestProblems = inLocale({
  sendJson: 'Send the body as JSON.',
  sendForm: 'Send the body as a form.',
  sendMultipart: 'Send the body as multipart form data.',
  notJson: 'The body is not valid JSON.',
  notForm: 'The body is not a valid form.',
  notMultipart: 'The body is not valid multipart form data.',
  tooDeep: 'The body is nested too deeply.',
  incomplete: 'The body is incomplete.',
  bodySlow: 'The body did not arrive in time.',
  bodyTooLarge: (kilobytes: number) => `The body can have at most ${kilobytes} kB.`,
  fileTooLarge: (megabytes: number) => `The file can have at most ${megabytes} MB.`,
  /** After the name of a field. */
  singleFile: 'must be a single file',
  urlTooLong: (bytes: number) => `The URL can have at most ${bytes} bytes.`,
  urlMalformed: 'The URL is malformed.',
  tooManyParameters: (max: number) => `The URL can have at most ${max} parameters.`,
  /** After the name of a field. */
  keyMalformed: 'must be 1 to 255 visible ASCII characters',
  keyReused: 'This idempotency key was used for another call.',
  /** After the name of a field. */
  keyUsed: 'was used with another path or body',
  keyInProgress: 'The first call with this key is still in progress.',
  mailsInProgress: 'Other emails to this recipient are being sent.',
  diskFull: 'The disk is full, so no changes can be saved. Try again later.',
  databaseReadOnly: 'The database is read-only at the moment. Try again.',
  databaseDown: 'The database is not available at the moment. Try again.',
  databaseSilent: 'The database is not responding.',
  stopping: 'Stopping.',
  starting: 'The shop is starting.',
  migrating: (done: number, of: number) =>
    `The database is being upgraded: ${done} of ${of} migrations have run.`,
  tooManyAttempts: 'Too many attempts. Try again in a little while.',
  tooManyRequests: 'Too many requests. Try again in a little while.',
  currencyChanged: 'The currency of the shop has just changed. Check the prices and try again.',
  repeatedText:
    'You have already sent this text to several people. Write a different message to each person.',
});
