/** A failure of the embedded PostgreSQL, with a one-line message for the operator. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

const SQL_DISK_FULL = '53100';

const WRITE_FAULTS: Record<string, string> = {
  EACCES: 'this account cannot write there',
  EPERM: 'this account cannot write there',
  EROFS: 'it is read-only',
  ENOTDIR: 'a file is in the way',
  EEXIST: 'a file is in the way',
  EISDIR: 'a folder is in the way',
  ENAMETOOLONG: 'the path is too long',
  ENOENT: 'the folder cannot be created',
};

export function explainFault(error: unknown, dir: string, what = 'Cannot store the database'): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === SQL_DISK_FULL) return diskFull(dir, error);
  const fault = WRITE_FAULTS[code];
  if (!fault) return error;
  return new EmbeddedPostgresError(`${what} in ${dir}: ${fault}; set STATE_DIR.`, {
    cause: error,
  });
}

export function explainOutput(output: string, what: string, dir: string): EmbeddedPostgresError {
  if (/No space left on device|Disk quota exceeded/.test(output)) return diskFull(dir, output);
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const relevant = lines.find((line) => /FATAL|PANIC|error:|cannot|failed/i.test(line)) ?? lines.at(-1);
  const reason = relevant?.replace(/^.*?(FATAL|PANIC|error):\s*/i, '').trim() ?? 'it printed nothing';
  return new EmbeddedPostgresError(`${what} in ${dir}: ${reason}.`, { cause: output });
}

function diskFull(dir: string, cause: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(`The disk that holds ${dir} is full.`, { cause });
}
