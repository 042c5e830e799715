import {
  groups,
  type Group,
  type UnsubscribeState,
  type PreferenceChanges,
} from '#src/messaging/notifications/schemas.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import type { Mail } from '#src/platform/mail/service.server.ts';
import { hashToken, mailedToken } from '#src/platform/security/crypto.server.ts';
import { notificationTexts } from '#src/texts/notifications.server.ts';
import { sharedProblems } from '#src/texts/problems.ts';
import { findLink, storeLinks, readPreferences, writePreferences } from './queries.server.ts';

type LinkGroup = Group | 'daily';
type GroupMail = { userId: string; group: LinkGroup; mail: Mail };

/** Adds an unsubscribe link to emails that can be switched off, both in the text and as a header (RFC 8058). */
export async function withUnsubscribe(app: App, trx: Trx, mails: GroupMail[]): Promise<Mail[]> {
  const { authSecret, config } = app;
  const prepared = mails.map(({ userId, group, mail }) => {
    const token = mailedToken(authSecret, 'notifications leave', `${userId} ${group}`);
    const link = { hash: hashToken(token), user_id: userId, group_name: group };
    const unsubscribeLink = {
      label: notificationTexts.unsubscribe[group],
      url: `${config.PUBLIC_URL}/notifications/leave?token=${token}`,
    };
    const list = { leave: `${config.PUBLIC_URL}/api/notifications/leave?token=${token}` };
    return { link, mail: { ...mail, way: unsubscribeLink, list } };
  });
  const links = new Map(prepared.map(({ link }) => [link.hash, link]));
  await storeLinks(trx, [...links.values()]);
  return prepared.map(({ mail }) => mail);
}

export async function readUnsubscribeLink(app: App, token: string): Promise<UnsubscribeState> {
  return { group: (await findLink(app.db, hashToken(token)))?.group_name ?? null };
}

/** @throws AppError `not-found` for an unknown token */
export async function unsubscribeByLink(app: App, token: string): Promise<number> {
  return inTransaction(app, async (trx) => {
    const link = await findLink(trx, hashToken(token));
    if (!link) throw new AppError('not-found', sharedProblems.linkInvalid);
    const { user_id: userId, group_name: ended } = link;
    const before = await readPreferences(trx, userId);
    const isIncluded = (group: Group) =>
      ended === 'daily' ? before[group].mail === 'daily' : group === ended && before[group].mail !== 'off';
    const changes: PreferenceChanges = {};
    for (const group of groups) if (isIncluded(group)) changes[group] = { ...before[group], mail: 'off' };
    await writePreferences(trx, userId, changes);
    return Object.keys(changes).length > 0 ? 1 : 0;
  });
}
