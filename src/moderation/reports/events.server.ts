import type { ReportReason } from '#src/platform/db/columns.ts';
import { DomainEvent } from '#src/platform/feature.server.ts';

/** A report waits for an admin. `of` is the kind of what is reported. */
export const reportOpened = new DomainEvent<{
  report: string;
  of: 'item' | 'message' | 'review' | 'fact';
  reason: ReportReason;
}>('report-opened');
