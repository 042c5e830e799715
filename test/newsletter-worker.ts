import { join } from 'node:path';
import { newsletterWork } from '#src/content/newsletter/feature.server.ts';
import { loadConfig } from '#src/platform/config/config.server.ts';
import { startRunner } from '#src/platform/jobs/runner.server.ts';
import { openRuntime } from '#src/server/start-up/runtime.ts';

// Runs the newsletter jobs in a process that a test kills. `RUN_ON` contains the connection to the test's database.
const connection = JSON.parse(process.env['RUN_ON']!);
const { app } = await openRuntime(loadConfig(process.env), connection, join(import.meta.dirname, '..'));
startRunner(app, connection, newsletterWork);
