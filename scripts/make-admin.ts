import { makeAdminByEmail } from '#src/users/service.server.ts';
import { openRuntime } from '#src/server/runtime.ts';
import { borrowDatabase } from './database.ts';
import { fail, failWith, readArguments, readEnvironment, root } from './environment.ts';

const usage = 'run make-admin -- someone@example.com';
const { positionals, values } = readArguments(usage, {}, 1);
const email = positionals[0] ?? fail(`usage: npm ${usage}`);
const config = readEnvironment(values['env-file']);
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
  failWith(error);
}
