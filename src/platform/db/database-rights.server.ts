import pg from 'pg';

type Found = {
  role: string;
  database: string;
  encoding: string;
  installed: boolean;
  available: boolean;
  queue: boolean;
  onDatabase: boolean;
  temporary: boolean;
  onSchema: boolean;
  owner: string | null;
};

// `jobs` is the schema of the job queue.
const question = `
  select current_user as role, current_database() as database,
    current_setting('server_encoding') as encoding,
    exists (select from pg_extension where extname = 'pg_trgm') as installed,
    exists (select from pg_available_extensions where name = 'pg_trgm') as available,
    to_regnamespace('jobs') is not null as queue,
    has_database_privilege(current_database(), 'create') as "onDatabase",
    has_database_privilege(current_database(), 'temporary') as temporary,
    coalesce(has_schema_privilege(to_regnamespace('public'), 'create'), false) as "onSchema",
    (select tableowner from pg_tables where schemaname = 'public' and tablename = 'migrations'
      and not pg_has_role(tableowner, 'usage')) as owner`;

/** Checks the privileges that migrations need. @throws Error with the statement that grants a missing one */
export async function checkRights(client: pg.Client): Promise<void> {
  const { rows } = await client.query<Found>(question);
  for (const missing of rows.map(findMissing)) if (missing) throw new Error(missing);
}

function findMissing(found: Found): string | null {
  const role = pg.escapeIdentifier(found.role);
  const database = pg.escapeIdentifier(found.database);
  if (found.encoding !== 'UTF8')
    return `its encoding is ${found.encoding}; as a superuser, create one with UTF8: create database … owner ${role} encoding 'UTF8' template template0;`;
  if (!found.installed && !found.available)
    return "its server lacks the extension pg_trgm; install PostgreSQL's contrib modules there";
  if (!found.onDatabase && !(found.installed && found.queue))
    return `${role} cannot create extensions and schemas in it; as its owner or a superuser, run: grant create on database ${database} to ${role};`;
  if (!found.temporary)
    return `${role} cannot create temporary tables in it; as its owner or a superuser, run: grant temporary on database ${database} to ${role};`;
  if (!found.onSchema)
    return `${role} cannot create tables in its schema public; as its owner or a superuser connected to it, run: grant usage, create on schema public to ${role};`;
  if (found.owner)
    return `its tables belong to ${pg.escapeIdentifier(found.owner)}, not to ${role}; as a superuser, run: grant ${pg.escapeIdentifier(found.owner)} to ${role};`;
  return null;
}
