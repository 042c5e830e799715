import { countByState } from '#src/catalog/listings/service.server.ts';
import { listPages } from '#src/content/pages/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { readRecord } from '#src/platform/backup/record.server.ts';
import { readMailQueue } from '#src/platform/mail/outcome.server.ts';
import { dayMs } from '#src/platform/shared/dates.ts';
import { hasDemoPeople } from './demo-queries.server.ts';
import type { Opening } from './schemas.ts';

/** These pages describe the operator, so the texts that ship do not fit. */
const ownPages = ['terms', 'privacy'];
/** A backup once a week is the least that a shop needs. */
const maxBackupAgeMs = 8 * dayMs;

/** Checks what a shop needs before it opens. */
export async function checkOpening(app: App): Promise<Opening> {
  const { db, config, shop } = app;
  const [pages, { lastDelivered }, { made }, items, isDemo] = await Promise.all([
    listPages(app),
    readMailQueue(db),
    readRecord(config.STATE_DIR),
    countByState(app),
    hasDemoPeople(db),
  ]);
  const now = new Date();
  const at = made?.at ?? null;
  return {
    at: now.toISOString(),
    contact: { isDone: shop.hasContact },
    pages: {
      isDone: ownPages.every((own) => pages.some(({ name, changedAt }) => name === own && changedAt)),
    },
    mail: {
      // An email that was written to a file says nothing about a mail server.
      isDone: config.SMTP_URL !== undefined && lastDelivered !== null,
      transport: config.SMTP_URL ? 'smtp' : 'outbox',
    },
    backup: { isDone: at !== null && now.getTime() - Date.parse(at) <= maxBackupAgeMs, at },
    item: { isDone: Object.values(items).some((count) => count > 0) },
    demo: { isDone: !isDemo },
  };
}
