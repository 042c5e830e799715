import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { prepareAccount, welcomeAccount } from '#src/accounts/auth/embedded/new-account-service.server.ts';
import { createFirstAdmin, hasAdmin } from '#src/accounts/users/first-admin-service.server.ts';
import { storeShop } from '#src/content/shop/service.server.ts';
import { transact, type App } from '#src/platform/app.server.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { networkOfRequest } from '#src/platform/http/client-network.ts';
import { violates } from '#src/platform/outage.server.ts';
import { hashToken } from '#src/platform/security/crypto.server.ts';
import type { Language } from '#src/texts/language-names.ts';
import { contentFields, contentProblems } from '#src/texts/problems-content.server.ts';
import { setupTexts } from '#src/texts/setup.ts';
import type { Setup, SetupState } from './schemas.ts';

/**
 * Returns a new link for the first admin, or null if the shop has an admin. Earlier links stay valid, so that a restart
 * does not interrupt someone who is filling in the form.
 */
export async function makeSetupLink(app: App): Promise<string | null> {
  return transact(app, async (trx) => {
    if (await hasAdmin(trx)) return null;
    const token = randomBytes(32).toString('base64url');
    await insertLink(trx, hashToken(token));
    return `${app.config.PUBLIC_URL}/setup?token=${token}`;
  });
}

/** Returns the text that the start prints for a shop without an admin, otherwise null. */
export async function describeSetup(app: App): Promise<string | null> {
  const { config } = app;
  if (config.IDENTITY === 'embedded') {
    const link = await makeSetupLink(app);
    return link && setupTexts.printed.link(link);
  }
  if (await hasAdmin(app.db)) return null;
  return setupTexts.printed.signUp(`${config.PUBLIC_URL}/signup`);
}

async function findState({ config }: App, db: DbOrTrx, token: string): Promise<SetupState> {
  // The link is read first. It is deleted when the admin is stored, so a set-up that ends between the two queries is done.
  const link = await findLink(db, hashToken(token));
  if (await hasAdmin(db)) return 'done';
  if (config.IDENTITY !== 'embedded') return 'elsewhere';
  if (!link) return 'unknown';
  return link.isExpired ? 'expired' : 'valid';
}

/**
 * A valid token passes even after many wrong ones, because all visitors can seem to be one network. Tokens are too long to
 * be guessed.
 * @throws AppError `too-many-requests` after many wrong tokens from one network
 */
export async function checkSetupLink(app: App, request: Request, token: string): Promise<SetupState> {
  const state = await findState(app, app.db, token);
  if (state === 'unknown') await app.rateLimits.consume('setup', networkOfRequest(request));
  return state;
}

function refuse(state: SetupState): void {
  if (state !== 'valid')
    throw new AppError(state === 'done' ? 'conflict' : 'gone', contentProblems.setup[state]);
}

/**
 * Changes the language before there is an admin, so that the page of the set-up is in it.
 * @throws AppError `gone` if the link is not valid, `conflict` if the shop has an admin, `invalid` if it is fixed
 */
export async function chooseLanguage(
  app: App,
  request: Request,
  { token, language }: { token: string; language: Language },
): Promise<void> {
  refuse(await checkSetupLink(app, request, token));
  await transact(app, async (trx) => {
    await lockLinks(trx);
    refuse(await findState(app, trx, token));
    await storeShop(app, trx, null, { language });
  });
  await app.shop.load();
}

/**
 * Stores the settings of the shop and creates its first admin, both or neither.
 * @throws AppError `gone` if the link is not valid, `conflict` if the shop has an admin or the address has an account,
 * `invalid`
 */
export async function setUp(app: App, request: Request, input: Setup): Promise<void> {
  // Strangers must not make the server hash passwords.
  refuse(await checkSetupLink(app, request, input.token));
  const insertAccount = await prepareAccount(app, input);
  const { shopName: name, language, currency, timeZone, units } = input;
  try {
    const identity = await transact(app, async (trx) => {
      await lockLinks(trx);
      // Someone else may have used a link in the meantime.
      refuse(await findState(app, trx, input.token));
      const account = await insertAccount(trx);
      const adminId = await createFirstAdmin(trx, account, input.name);
      await storeShop(app, trx, adminId, { name, language, currency, timeZone, units });
      await deleteLinks(trx);
      return account;
    });
    await app.shop.load();
    await welcomeAccount(app, identity);
  } catch (error) {
    if (!violates(error, 'identity_user_email_key', 'users_email')) throw error;
    const message = contentFields.makeAdmin;
    throw new AppError('conflict', contentProblems.emailHasAccount, [{ path: 'email', message }]);
  }
}

/** Stores a link for an hour, and deletes those that expired more than a day ago. */
async function insertLink(trx: Trx, hash: string): Promise<void> {
  await trx
    .deleteFrom('setup_links')
    .where('expires_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
  await trx
    .insertInto('setup_links')
    .values({ hash, expires_at: sql<Date>`now() + interval '1 hour'` })
    .execute();
}

async function findLink(db: DbOrTrx, hash: string): Promise<{ isExpired: boolean } | undefined> {
  return db
    .selectFrom('setup_links')
    .select(sql<boolean>`expires_at <= now()`.as('isExpired'))
    .where('hash', '=', hash)
    .executeTakeFirst();
}

/** Makes set-ups wait for each other. */
async function lockLinks(trx: Trx): Promise<void> {
  await sql`lock table setup_links in share row exclusive mode`.execute(trx);
}

async function deleteLinks(trx: Trx): Promise<void> {
  await trx.deleteFrom('setup_links').execute();
}
