import { sql } from 'kysely';
import { recordAction } from '#src/accounts/audit/service.server.ts';
import { lockActor } from '#src/accounts/auth/service.server.ts';
import { markdownToText, renderMarkdown } from '#src/content/posts/markdown-service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import { addCacheTags } from '#src/platform/cache/collect-tags.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { requireVersion } from '#src/platform/require-version.server.ts';
import { pageTitles, info } from '#src/texts/pages.server.ts';
import { contentProblems } from '#src/texts/problems-content.server.ts';
import { pageNames, splitTitle, type PageName, type PageSummary, type ShopPage } from './schemas.ts';

declare module '#src/platform/cache/collect-tags.server.ts' {
  interface CacheTags {
    pages: 'pages' | `page:${PageName}`;
  }
}

function nameOf(given: string): PageName {
  const name = pageNames.find((each) => each === given);
  if (!name) throw new AppError('not-found', contentProblems.noPage);
  return name;
}

function toPage(name: PageName, row: PageRow | undefined): ShopPage {
  const text = row?.text ?? originalOf(name);
  const { title } = splitTitle(text);
  return {
    name,
    title: title === null ? pageTitles[name] : markdownToText(title),
    text,
    version: row?.version ?? 0,
    changedAt: row && row.text !== null ? row.changed_at.toISOString() : null,
  };
}

export async function listPages(app: App): Promise<PageSummary[]> {
  addCacheTags(['pages']);
  const rows = await listPageRows(app.db);
  return pageNames.map((page) => {
    const { name, title, changedAt } = toPage(
      page,
      rows.find((row) => row.name === page),
    );
    return { name, title, changedAt };
  });
}

export async function showPage(app: App, given: string): Promise<ShopPage> {
  const name = nameOf(given);
  addCacheTags([`page:${name}`]);
  return toPage(name, await findPageRow(app.db, name));
}

/** Returns a page as visitors see it. `description` is its first paragraph. */
export async function renderPage(app: App, given: string) {
  const { title, text, changedAt } = await showPage(app, given);
  if (text === '') throw new AppError('not-found');
  const { rest } = splitTitle(text);
  return { title, description: markdownToText(rest), html: renderMarkdown(rest), changedAt };
}

export async function changePage(
  app: App,
  caller: Caller,
  given: string,
  { text, version }: { text: string | null; version: number },
): Promise<ShopPage> {
  const name = nameOf(given);
  const changed = await inTransaction(app, async (trx) => {
    await lockActor(trx, caller.id, { roles: ['admin'] });
    const row = await lockPage(trx, name);
    const current = row?.version ?? 0;
    requireVersion(current, version, contentProblems.pageChanged);
    const values = { text, version: current + 1, changed_by: caller.id };
    const act = text === null ? 'restored-page' : 'changed-page';
    await recordAction(trx, { act, actor: caller.id, note: name });
    return toPage(name, await savePageRow(trx, name, values));
  });
  // The footer links to the imprint only if there is one, so the next page needs the new facts of the shop.
  if (name === 'imprint') await app.shop.load();
  return changed;
}

/** Escapes the characters that Markdown gives a meaning, such as those in the name of a shop. */
const escape = (text: string): string =>
  text.replaceAll(/[\\`*_[\]<&#]|(?<=^\d{1,9})[.)]|^[-+=~>|]/g, String.raw`\$&`);

/** Returns the text that ships as Markdown. The imprint has none, because only the operator can write it. */
export function originalOf(name: PageName): string {
  if (name === 'imprint') return '';
  const { title, lead, sections } = info[name]();
  const parts = sections.flatMap(({ heading, text }) => [`## ${escape(heading)}`, escape(text)]);
  return `${[`# ${escape(title)}`, escape(lead), ...parts].join('\n\n')}\n`;
}

const columns = ['name', 'text', 'version', 'changed_at'] as const;

async function listPageRows(db: DbOrTrx) {
  return db.selectFrom('shop_pages').select(columns).execute();
}

async function findPageRow(db: DbOrTrx, name: PageName) {
  return db.selectFrom('shop_pages').select(columns).where('name', '=', name).executeTakeFirst();
}
type PageRow = NonNullable<Awaited<ReturnType<typeof findPageRow>>>;

/** Locks the pages, because one that nobody has changed has no row. */
async function lockPage(trx: Trx, name: PageName): Promise<PageRow | undefined> {
  await sql`lock table shop_pages in share row exclusive mode`.execute(trx);
  return findPageRow(trx, name);
}

async function savePageRow(
  trx: Trx,
  name: PageName,
  values: { text: string | null; version: number; changed_by: string },
): Promise<PageRow> {
  const changed = { ...values, changed_at: sql<Date>`shop_now()` };
  return trx
    .insertInto('shop_pages')
    .values({ name, ...changed })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(changed))
    .returning(columns)
    .executeTakeFirstOrThrow();
}
