import { inLocale } from './locale.ts';
import { digits, plural } from './words.ts';

const second = [1, 'second', 'seconds'] as const;
const longer = [
  [24 * 3600, 'day', 'days'],
  [3600, 'hour', 'hours'],
  [60, 'minute', 'minutes'],
] as const;

function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [unit, one, many] = longer.find(([each]) => whole >= each) ?? second;
  return plural(Math.floor(whole / unit), { one: `{n} ${one}`, other: `{n} ${many}` });
}

function size(bytes: number): string {
  const unit = [1e9, 1e6, 1e3].find((each) => bytes >= each) ?? 1;
  const name = { 1e9: 'GB', 1e6: 'MB', 1e3: 'kB', 1: 'bytes' }[unit];
  const value = bytes / unit;
  return `${value >= 100 || unit === 1 ? digits(Math.round(value)) : value.toFixed(1)} ${name}`;
}

/** The page on which operators see the health of the shop. */
export const healthTexts = inLocale({
  nav: 'Health',
  title: 'Health',
  readAt: (moment: string) => `As of ${moment}.`,
  refresh: 'Refresh',
  failed: 'The health of the shop could not be read. See the log for details.',
  retry: 'Try again',
  none: 'None',
  never: 'Never',
  ago: (moment: string, seconds: number) => `${moment} (${duration(seconds)} ago)`,
  size,
  maintenance: {
    title: 'Maintenance mode',
    lead: 'Visitors can look around, but nobody can change anything, admins included. Background jobs and emails wait.',
    state: 'Status',
    off: 'Off',
    since: 'On since',
    text: 'Text',
    begin: 'Start maintenance…',
    change: 'Edit text…',
    end: 'End maintenance',
    dialogTitle: 'Stop all changes?',
    dialogText:
      'Bookings, messages, new items and logins are blocked until you end it. Every page shows your text. Only admins can log in.',
    field: 'Text for visitors',
    hint: 'Why, and until when: “We are moving. Back at 6 pm.” At most 200 characters.',
    cancel: 'Cancel',
    submit: 'Start maintenance',
    save: 'Save text',
    begun: 'Maintenance started',
    ended: 'Maintenance ended',
    failed: 'Something went wrong. Nothing was changed. Try again.',
  },
  mails: {
    title: 'Email',
    lead: 'Emails from all processes. The newsletter has its own page.',
    transport: 'Sent by',
    transports: {
      smtp: 'The mail server in SMTP_URL',
      outbox: 'No mail server. SMTP_URL is not set, so emails are saved as files in the outbox folder',
    },
    waiting: 'Waiting',
    retrying: 'Retrying',
    sending: 'Being sent',
    givenUp: 'Failed for good',
    oldest: 'Oldest unsent',
    lastDelivered: 'Last delivered',
    test: 'Send a test email',
    testHint: 'To your own address, at most five an hour.',
    testFailed: 'The test email could not be queued. Try again.',
    onItsWay: (to: string) => `The test email to ${to} is in the queue…`,
    stillWaiting:
      'The test email is still in the queue. Either many emails are ahead of it, or no process is running background jobs.',
    lost: 'The result of the test email is no longer known.',
    accepted: 'The mail server accepted the test email. Check your inbox.',
    written: 'Email is off: the test email was saved to the outbox folder. Set SMTP_URL to send emails.',
    refused: 'The test email was not sent.',
    answer: (text: string) => `The mail server: ${text}`,
    cause: (text: string) => `Reason: ${text}`,
  },
  backup: {
    title: 'Backup',
    lead: (host: string) => `Backups made on ${host}, the machine that served this page.`,
    last: 'Last backup',
    never: 'Never. Make one with: npm run backup -- --verify',
    size: 'Size',
    took: 'Duration',
    duration,
    where: 'Location',
    notNoted: 'Not recorded',
    verified: 'Verified',
    unverified: 'Not yet. Verify it with: npm run backup -- --verify FOLDER',
    failed: 'Last failure',
  },
  disk: {
    title: 'Disk',
    lead: (host: string) => `Disks on ${host}.`,
    holds: { state: 'State folder', photos: 'Photos', database: 'Database' },
    free: (free: number, total: number) => `${size(free)} free of ${size(total)}`,
    at: (mount: string) => `mounted at ${mount}`,
    database: 'Database size',
    photos: 'Photos',
    photosElsewhere: { bucket: 'In the bucket of S3_BUCKET', host: 'At the image host' },
    cannotWrite: 'Writable',
    writes: 'Yes',
    faults: {
      database: { full: 'The disk of the database is full.', 'read-only': 'The database can only be read.' },
      files: {
        full: 'The disk of the state folder is full.',
        'read-only': 'The state folder can only be read.',
      },
    },
    unknown: 'The disk could not be measured.',
  },
  version: {
    title: 'Version',
    version: 'Version',
    commit: 'Commit',
    noCommit: 'Unknown (not a release build)',
    node: 'Node',
    postgres: 'PostgreSQL',
    migrations: 'Migrations',
    migrated: (count: number, last: string) => `${digits(count)}; latest: ${last}`,
    processes: 'Processes',
    process: (host: string, pid: number) => `${host}, process ${pid}`,
    started: (moment: string) => `started ${moment}`,
    of: (version: string, commit: string | null, node: string) =>
      `version ${version}${commit ? `, commit ${commit}` : ''}, Node ${node}`,
    clock: (ahead: number) =>
      `Its clock is ${duration(Math.abs(ahead))} ${ahead > 0 ? 'ahead of' : 'behind'} the database’s. Synchronize both.`,
    differs:
      'Differs between processes, so pages change from one request to the next. Use the same value in all of them.',
    value: (process: string, value: string | null) => `${process}: ${value ?? 'not set'}`,
    noProcess: 'None has reported in the last minute',
  },
  errors: {
    title: 'Errors in the last 24 hours',
    lead: 'Log lines at level 50 and above, from all processes. The log has the details.',
    none: 'No errors in the last 24 hours.',
    times: (count: number) => plural(count, { one: '{n} time', other: '{n} times' }),
    last: (moment: string) => `last ${moment}`,
    request: 'Request',
  },
  jobs: {
    title: 'Failed jobs',
    lead: 'Background jobs that failed every attempt. Try them again with: npm run jobs -- again',
    none: 'No failed jobs.',
    since: (moment: string) => `since ${moment}`,
    unknownReason: 'no reason recorded',
  },
});
