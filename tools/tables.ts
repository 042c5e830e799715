import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect as Driver } from 'kysely';
import { generate, PostgresDialect, RawExpressionNode } from 'kysely-codegen';
import pg from 'pg';
import { startEmbeddedPostgres } from '#embedded-postgres/start.ts';
import { acquireStateDir } from '#embedded-postgres/state-lock.ts';
import { connectWithoutTimeouts } from '#src/platform/db/connect.server.ts';
import { migrate, readMigrations } from '#src/platform/db/migrate.server.ts';
import { createLog } from '#src/platform/observability/log.server.ts';
import { root } from '#src/server/start-up/environment.ts';
import { describeSchema, schemaFile } from './tables/schema.ts';

export const tablesFile = join(root, 'src/platform/db/tables.ts');

/** The columns whose check constraint is equivalent to a type in `src/platform/db/columns.ts`. */
const bounded: Record<string, string> = {
  'api_tokens.scopes': 'ApiScope[]',
  'audit_log.target_kind': 'AuditTarget | null',
  'categories.cat': 'Kind',
  'dispute_photos.statement': 'DisputeStatement',
  'disputes.against': 'OrderSide | null',
  'disputes.opened_by': 'OrderSide',
  'disputes.outcome': 'DisputeOutcome | null',
  'disputes.reason': 'DisputeReason',
  'disputes.settlement_by': 'OrderSide | null',
  'disputes.settlement_outcome': 'SettlementOutcome | null',
  'drafts.kind': 'Kind',
  'evidence.counter': 'Counter | null',
  'evidence.notes': 'Generated<EvidenceNote[]>',
  'evidence.unknown': 'WhyUncounted | null',
  'former_checklists.list': 'Checklist',
  'gear_models.kind': 'ModelKind',
  'import_rows.result': 'Generated<ImportResult>',
  'imports.state': 'ImportState',
  'inspections.cap': 'Condition',
  'inspections.grade': 'Condition | null',
  'inspections.list': 'Checklist',
  'issue_recipients.state': 'Generated<RecipientState>',
  'issues.state': 'Generated<IssueState>',
  'listing_parts.conversion': 'Conversion | null',
  'listing_parts.kind': 'Kind',
  'listings.condition': 'Condition',
  'listings.conversion': 'Conversion | null',
  'listings.included': 'Generated<IncludedPart[]>',
  'listings.kind': 'Kind',
  'mailed_tokens.purpose': 'LinkPurpose',
  'messages.warnings': 'Generated<Warning[]>',
  'notification_links.group_name': "NotificationGroup | 'daily'",
  'notification_preferences.group_name': 'NotificationGroup',
  'notification_preferences.mail': 'MailTime',
  'offers.by': 'OrderSide',
  'offers.state': 'Generated<OfferState>',
  'order_events.by': 'OrderMover',
  'order_events.to_stage': 'OrderStage',
  'order_proposals.by': 'OrderSide',
  'orders.handed_over_by': 'OrderSide | null',
  'orders.listed_cents': 'Generated<number>',
  'orders.moved_at': 'Generated<Timestamp>',
  'orders.moved_by': 'Generated<OrderMover>',
  'orders.proposal_by': 'OrderSide | null',
  'orders.stage': 'Generated<OrderStage>',
  'users.earlier_role': "Exclude<Role, 'admin'> | null",
  'users.role': 'Role',
  'photos.formats': 'Generated<PhotoFormat[]>',
  'photos.host': 'PhotoHost',
  'reports.outcome': 'ReportOutcome | null',
  'reports.reason': 'ReportReason',
  'reviews.by': 'OrderSide',
  'reviews.order_stage': "Generated<'completed'>",
  'seller_facts.answered_within': 'AnsweredWithin | null',
  'sales.condition': 'Condition',
  'saved_searches.mail': 'MailTime',
  'verification_requests.outcome': "'approved' | 'declined' | null",
  'verifications.checked': 'Check[]',
  'webhook_deliveries.event': 'WebhookEvent',
  'webhook_deliveries.state': "Generated<'waiting' | 'delivered' | 'failed'>",
  'webhooks.events': 'WebhookEvent[]',
};
/** The columns that are written only by triggers or computed by views. */
const triggerColumns: Record<string, string> = {
  'booked_listings.id': 'string',
  'disputes.number': 'number',
  'listing_parts.mounts': 'string[]',
  'listing_parts.search_model_id': 'string | null',
  'listings.is_graded': 'boolean',
  'listings.mounts': 'string[]',
  'listings.part_brands': 'string[] | null',
  'listings.part_models': 'string[] | null',
  'listings.part_mounts': 'string[] | null',
  'listings.part_terms': 'string | null',
  'listings.most_shots': 'number | null',
  'listings.shots': 'number | null',
  'listings.search_model_id': 'string | null',
  'messages.seq': 'number',
  'messages.sent_at': 'Date',
  'orders.customer': 'string',
  'reviews.until': 'Date',
  'verified_users.checked': 'Check[]',
  'verified_users.id': 'string',
  'verified_users.since': 'Date | null',
};
const typeOf: Record<string, string> = {
  text: 'string',
  tsvector: 'string',
  integer: 'number',
  numeric: 'number',
  'timestamp with time zone': 'Date',
};

type Computed = { name: string; data_type: string };

/** Returns the types of the tables and views of a database as TypeScript. */
export async function describeTables(connection: pg.ClientConfig): Promise<string> {
  const pool = new pg.Pool({ ...connection, max: 1 });
  // Ignored, because the server is stopped next, and may end before the pool has closed its connections.
  pool.on('error', () => undefined);
  const db = new Kysely<unknown>({ dialect: new Driver({ pool }) });
  try {
    const { rows } = await pool.query<Computed>(`
      select table_name || '.' || column_name as name, data_type from information_schema.columns
      where is_generated = 'ALWAYS' and table_schema = 'public'`);
    const computed = rows.map(({ name, data_type }) => [name, typeOf[data_type]] as const);
    const readOnly = [...computed, ...Object.entries(triggerColumns)].map(
      ([name, type]) => [name, `ColumnType<${type}, never, never>`] as const,
    );
    const types = { ...bounded, ...Object.fromEntries(readOnly) };
    const columns = Object.fromEntries(
      Object.entries(types).map(([name, type]) => [name, new RawExpressionNode(type)]),
    );
    const written = await generate({
      db,
      dialect: new PostgresDialect({ numericParser: 'number' }),
      defaultSchemas: ['public'],
      excludePattern: 'jobs.*',
      outFile: null,
      overrides: { columns },
      skipAutogeneratedFileComment: true,
    });
    const used = [...new Set(Object.values(types).flatMap((type) => type.match(/\b[A-Z]\w+/g) ?? []))];
    const imported = used.filter(
      (name) => !['ColumnType', 'Date', 'Exclude', 'Generated', 'Timestamp'].includes(name),
    );
    return `// Written by \`npm run tool -- tables\` from the schema; columns that a check bounds are named in tools/tables.ts.
import type { ${imported.toSorted().join(', ')} } from './columns.ts';
${written.replace('export interface DB {', 'export interface Tables {')}`;
  } finally {
    await db.destroy();
  }
}

if (import.meta.main) {
  const stateDir = mkdtempSync(join(tmpdir(), 'rangefinder-tables-'));
  const lock = await acquireStateDir(stateDir);
  const server = await startEmbeddedPostgres({ stateDir });
  try {
    const db = connectWithoutTimeouts(server.address, createLog('error'));
    await migrate(db, await readMigrations(join(root, 'db/migrations'))).finally(() => db.destroy());
    writeFileSync(tablesFile, await describeTables(server.address));
    writeFileSync(schemaFile, await describeSchema(server.address));
  } finally {
    await server.stop();
    lock.release();
    rmSync(stateDir, { recursive: true, force: true });
  }
}
