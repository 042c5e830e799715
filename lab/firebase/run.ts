import { log } from '#lab/helpers/ground.ts';
import { runTests } from '#lab/server-suite.ts';
import { buildIfNeeded } from '#src/server/start-up/build.ts';
import { runPlaywright } from '#tools/test/parts.ts';
import { startEmulator } from './emulator.ts';

// Tests login with Firebase in a browser against its Auth emulator. Arguments are passed to Playwright.
await runTests(async (ground, reports) => {
  await buildIfNeeded(log);
  log('Starting the emulator…');
  process.env['E2E_FIREBASE_EMULATOR'] = await startEmulator(ground);
  return runPlaywright(
    reports,
    false,
    '--config=e2e/firebase/playwright.config.ts',
    ...process.argv.slice(2),
  );
});
