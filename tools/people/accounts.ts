import type { AuditAction } from '#src/accounts/audit/schemas.ts';
import { recordAction } from '#src/accounts/audit/service.server.ts';
import { embeddedIssuer } from '#src/accounts/auth/schemas.ts';
import { resetSecondFactor, showSecondFactor } from '#src/accounts/auth/second-factor/service.server.ts';
import { lockUser } from '#src/accounts/auth/service.server.ts';
import { demoteUser } from '#src/accounts/users/closing/queries.server.ts';
import { closeAccount } from '#src/accounts/users/closing/service.server.ts';
import { promoteUser } from '#src/accounts/users/queries.server.ts';
import { protectLastAdmin } from '#src/accounts/users/service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';

type Found = { id: string; name: string; email: string };

/** Marks the operator's entries in the audit log, because they have no actor. */
const note = 'by the command line';

async function record(trx: Trx, act: AuditAction, { id }: Found): Promise<void> {
  await recordAction(trx, { act, actor: null, target: ['person', id], note });
}

export async function makeAdminByOperator(app: App, user: Found): Promise<boolean> {
  return inTransaction(app, async (trx) => {
    const changed = (await promoteUser(trx, user.id)) > 0;
    if (changed) await record(trx, 'made-admin', user);
    return changed;
  });
}

/**
 * Takes the admin role away from a user and restores their earlier role. Returns whether they were an admin. @throws
 * AppError `last-admin`
 */
export async function takeRole(app: App, user: Found): Promise<boolean> {
  return protectLastAdmin(() =>
    inTransaction(app, async (trx) => {
      const changed = (await demoteUser(trx, user.id)) > 0;
      if (changed) await record(trx, 'stepped-down', user);
      return changed;
    }),
  );
}

/** Returns the role of a user, and their second factors or null. */
export async function showUser(app: App, { id }: Found) {
  return inTransaction(app, async (trx) => {
    const { name, role, issuer, subject } = await lockUser(trx, id);
    const factor = issuer === embeddedIssuer ? await showSecondFactor(app, trx, subject) : null;
    return { name, role, factor };
  });
}

/** Removes the second factor of a user who has lost it, and ends all access. Returns whether there was one. */
export async function resetFactorByOperator(app: App, { id }: Found): Promise<boolean> {
  return inTransaction(app, async (trx) => {
    const { issuer, subject } = await lockUser(trx, id);
    return issuer === embeddedIssuer && resetSecondFactor(app, trx, subject, note);
  });
}

/** Closes an account as an admin would. Returns whether it was open. @throws AppError `last-admin` */
export async function closeByOperator(app: App, user: Found): Promise<boolean> {
  return protectLastAdmin(() =>
    inTransaction(app, async (trx) => {
      const target = await lockUser(trx, user.id);
      if (target.deleted_at) return false;
      await closeAccount(app, trx, target, null);
      await record(trx, 'closed-account', user);
      return true;
    }),
  );
}
