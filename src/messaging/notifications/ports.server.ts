import type { RawBuilder } from 'kysely';
import { Port } from '#src/platform/feature.server.ts';
import type { NoticeReason } from '#src/platform/mail/reason.server.ts';
import type { NotificationKind } from './kinds.server.ts';

/** Returns an SQL condition that holds as long as the content of a notification is true. */
export type NoticeCheck = (notice: NoticeReason) => RawBuilder<boolean>;

/** The checks for the kinds that can become outdated before their email or push is sent. */
export const noticeChecks = new Port<Partial<Record<NotificationKind, NoticeCheck>>>(
  'checks of notifications',
);
