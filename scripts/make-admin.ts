import { parseArgs } from 'node:util';
import { makeAdminByEmail } from '#src/users/service.server.ts';
import { openRuntime } from '#src/server/runtime.ts';
import { borrowDatabase } from './database.ts';
import { fail, readEnvironment, root } from './environment.ts';

const email = parseArgs({ allowPositionals: true }).positionals[0];
if (!email) fail('usage: npm run make-admin -- someone@example.com');
const config = readEnvironment();
try {
  const database = await borrowDatabase(config);
  const { app, close } = await openRuntime({ ...config, LOG_LEVEL: 'error' }, database.connection, root);
  try {
    const outcome = await makeAdminByEmail(app, email);
    if (outcome === 'unknown') throw new Error(`Nobody with the e-mail ${email} has signed up here.`);
    console.log(outcome === 'made' ? `${email} is an admin now.` : `${email} was an admin already.`);
  } finally {
    await close();
    await database.close();
  }
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
