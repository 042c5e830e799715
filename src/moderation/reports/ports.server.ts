import type { RawBuilder } from 'kysely';
import type { App } from '#src/platform/app.server.ts';
import type { ListingState } from '#src/platform/db/columns.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { Port } from '#src/platform/feature.server.ts';

/** `id` is the id of an item or review, whose seller or author gets the reason. */
type Decision = { id: string; adminId: string; reason: string };
type Action = (app: App, trx: Trx, decision: Decision) => Promise<unknown>;

/** Throws an AppError if the reporter must not make the report, or if its target no longer exists. */
type Check<Id> = (trx: Trx, reporterId: string, id: Id) => Promise<void>;

export const reportableItems = new Port<{
  check: Check<string>;
  pause: Action;
  remove: Action;
  /** The state of the `listings` row that the query has joined. */
  state: RawBuilder<ListingState>;
}>('reportable items');

export const reportableReviews = new Port<{ check: Check<string>; remove: Action }>('reportable reviews');

/** A fact as the page of its model has it now. */
type ShownFact = { model: string | null; label: string; text: string | null; place: string | null };

export const reportableFacts = new Port<{
  /** Throws an AppError unless the page of the model has the fact. */
  check: (app: App, model: string, fact: string) => Promise<void>;
  show: (app: App, model: string, fact: string) => Promise<ShownFact>;
}>('reportable facts');

export const reportableMessages = new Port<{ check: Check<{ conversation: string; seq: number }> }>(
  'reportable messages',
);
