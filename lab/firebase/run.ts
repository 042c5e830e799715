import { log } from '#lab/cases.ts';
import { runAgainst } from '#lab/server-suite.ts';
import { buildIfNeeded } from '#src/server/start-up/build.ts';
import { runPlaywright } from '#tools/test/parts.ts';
import { startEmulator } from './emulator.ts';
import { ensureFirebaseTools } from './tools.ts';

// Tests login with Firebase in a browser against its Auth emulator. Arguments are passed to Playwright.
await runAgainst(
  async () => {
    const cli = ensureFirebaseTools(log);
    await buildIfNeeded(log);
    log('Starting the emulator…');
    return startEmulator(cli);
  },
  ({ host }, reports) => {
    process.env['E2E_FIREBASE_EMULATOR'] = host;
    return runPlaywright(reports, '--config=e2e/firebase/playwright.config.ts', ...process.argv.slice(2));
  },
);
