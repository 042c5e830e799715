import { sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Db } from '#src/platform/db/connect.server.ts';
import { givenUp, jobsSchema } from './queue.server.ts';

type FailedJobs = { queue: string; count: number; since: Date; until: Date; reason: string };

export async function listFailedJobs(db: Db): Promise<FailedJobs[]> {
  const { rows } = await sql<FailedJobs>`
    select source_name as queue, count(*) as count, min(created_on) as since, max(created_on) as until,
      concat_ws(' ', source_output->>'name', source_output->>'code') as reason
    from jobs.job where name = ${givenUp} and state < 'active'
    group by source_name, reason order by since
  `.execute(db);
  return rows;
}

export async function retryFailedJobs(db: Db, queue?: string): Promise<number> {
  const boss = new PgBoss({
    db: fromKysely(db),
    schema: jobsSchema,
    supervise: false,
    schedule: false,
    migrate: false,
  });
  await boss.start();
  try {
    let count = 0;
    for (;;) {
      const moved = await boss.redrive(givenUp, queue === undefined ? {} : { sourceName: queue });
      count += moved;
      if (moved === 0) return count;
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

export type QueueState = {
  queue: string;
  state: 'waiting' | 'active' | 'given-up';
  count: number;
  age: number;
};

export async function readQueues(db: Db): Promise<QueueState[]> {
  const { rows } = await sql<QueueState>`
    select coalesce(source_name, name) as queue,
      case when name = ${givenUp} then 'given-up' when state = 'active' then 'active' else 'waiting' end as state,
      count(*) as count, extract(epoch from now() - min(created_on))::float8 as age
    from jobs.job where state < 'completed' group by 1, 2
  `.execute(db);
  return rows;
}
