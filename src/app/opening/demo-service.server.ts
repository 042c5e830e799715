import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { recordAction } from '#src/accounts/audit/service.server.ts';
import { endAccess, lockActor, removeAccount } from '#src/accounts/auth/service.server.ts';
import { makeSetupLink } from '#src/content/setup/service.server.ts';
import { removePhotos } from '#src/media/photos/removal/service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { AppError } from '#src/platform/errors.ts';
import { contentProblems } from '#src/texts/problems-content.server.ts';
import {
  countDemo,
  deleteDemo,
  hasDemoPeople,
  listDemoAccounts,
  listOwnItems,
  listOwnPeople,
} from './demo-queries.server.ts';
import type { Demo, DemoRemoval } from './schemas.ts';

export async function showDemo({ db }: App): Promise<Demo> {
  const [isLoaded, removes, people, items] = await Promise.all([
    hasDemoPeople(db),
    countDemo(db),
    listOwnPeople(db),
    listOwnItems(db),
  ]);
  return {
    isLoaded,
    removes,
    keeps: {
      people: people.map(({ name, email }) => ({ name, email })),
      peopleCount: people[0]?.total ?? 0,
      items: items.map(({ title, seller }) => ({ title, seller })),
      itemCount: items[0]?.total ?? 0,
    },
  };
}

/**
 * Deletes everything of the demo. What people added who have signed up stays.
 * @param caller null for the operator
 * @throws AppError `conflict` if there is no demo
 */
export async function removeDemo(app: App, caller: Caller | null): Promise<void> {
  await inTransaction(app, async (trx) => {
    if (caller) await lockActor(trx, caller.id, { roles: ['admin'] });
    const accounts = await listDemoAccounts(trx);
    if (accounts.length === 0) throw new AppError('conflict', contentProblems.noDemo);
    await deleteDemo(
      trx,
      accounts.map(({ id }) => id),
    );
    for (const account of accounts) {
      await endAccess(trx, account);
      await removeAccount(trx, account);
    }
    const stays = caller && !accounts.some(({ id }) => id === caller.id);
    await recordAction(trx, { act: 'removed-demo', actor: stays ? caller.id : null });
    await app.jobs.enqueue(trx, removePhotos, {});
  });
  // The logins no longer work.
  await rm(join(app.config.STATE_DIR, 'demo.txt'), { force: true });
}

export async function startOwnShop(app: App, caller: Caller): Promise<DemoRemoval> {
  await removeDemo(app, caller);
  if (app.config.IDENTITY !== 'embedded') return { setup: null };
  const link = await makeSetupLink(app);
  return { setup: link && link.slice(app.config.PUBLIC_URL.length) };
}
