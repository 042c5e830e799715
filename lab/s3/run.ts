import { log } from '#lab/cases.ts';
import { runAgainst } from '#lab/server-suite.ts';
import { runVitest } from '#tools/test/parts.ts';
import { ensureSwift, startSwift } from './swift.ts';

// Tests photos and backups against Debian's Swift, which checks signatures. Arguments are passed to Vitest.
await runAgainst(
  () => {
    ensureSwift(log);
    log('Starting Swift…');
    return startSwift();
  },
  ({ endpoint, publicUrl, key }, reports) => {
    process.env['TEST_S3'] = JSON.stringify({ endpoint, publicUrl, key });
    return runVitest(reports, '--project=external', 'lab/s3', ...process.argv.slice(2));
  },
);
