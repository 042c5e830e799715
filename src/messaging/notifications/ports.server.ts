import type { RawBuilder } from 'kysely';
import type { NoticeReason } from '#src/platform/mail/reason.server.ts';
import { Port } from '#src/platform/feature.server.ts';
import type { NotificationKind } from './kinds.server.ts';

/** Returns SQL for whether what a notification says is still true. */
export type NoticeCheck = (notice: NoticeReason) => RawBuilder<boolean>;

/** The checks for the kinds that can become outdated before their mail or push is sent. */
export const noticeChecks = new Port<Partial<Record<NotificationKind, NoticeCheck>>>(
  'checks of notifications',
);
