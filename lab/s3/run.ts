import { log } from '#lab/helpers/ground.ts';
import { runTests } from '#lab/server-suite.ts';
import { runVitest } from '#tools/test/parts.ts';
import { startSwift } from './swift.ts';

// Tests photos and backups against Debian's Swift, which checks signatures. Arguments are passed to Vitest.
await runTests(async (ground, reports) => {
  log('Starting Swift…');
  process.env['TEST_S3'] = JSON.stringify(await startSwift(ground));
  return runVitest(reports, '--project=external', 'lab/s3', ...process.argv.slice(2));
});
