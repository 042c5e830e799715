import { connect } from '#src/platform/db/connect.server.ts';
import { listFailedJobs, retryFailedJobs } from '#src/platform/jobs/failed.server.ts';
import { createLog } from '#src/platform/observability/log.server.ts';
import { borrowDatabase } from '#src/server/start-up/database.ts';
import { fail, failWith, readArguments, readEnvironment } from '#src/server/start-up/environment.ts';
import { withDatabase } from './with-database.ts';

const usage = 'run jobs [-- again [queue]]';
const { positionals, values } = readArguments(usage, {}, 2);
const [action, queue] = positionals;
if (action !== undefined && action !== 'again') fail(`usage: npm ${usage}`);
const config = readEnvironment(values['env-file']);
await withDatabase(borrowDatabase(config), async (connection) => {
  const db = connect({ ...connection, max: 2 }, createLog('error'));
  try {
    if (action === 'again') console.log(`Jobs to be retried: ${await retryFailedJobs(db, queue)}.`);
    const failed = await listFailedJobs(db);
    if (failed.length === 0) console.log('There are no jobs that were given up.');
    for (const { queue: name, count, reason, since, until } of failed)
      console.log(`${name}: ${count}, ${since.toISOString()} to ${until.toISOString()}: ${reason}`);
  } finally {
    await db.destroy();
  }
}).catch(failWith);
