import { z } from 'zod';
import type { OrderStage } from '#src/platform/schemas.ts';

/** `GET /unread`. */
export const unread = z
  .object({
    messages: z.int().meta({ description: 'of all conversations' }),
    notifications: z.int(),
    todo: z.int().meta({ description: 'the number of to-dos (`GET /todo`)' }),
  })
  .meta({ id: 'Unread' });
export type Unread = z.output<typeof unread>;

/** The number of to-dos after the change. */
type Todo = { todo: number };

/** Events of `GET /events`. They are only hints to read the API again. */
export type LiveEvent =
  /** The first event of a stream; sent again when other events may have been missed. */
  | { name: 'sync'; data: Unread }
  /** `unread` counts the unread messages of all conversations. */
  | { name: 'message'; data: { conversation: string; seq: number; unread: number } & Todo }
  | { name: 'read'; data: { conversation: string; unread: number } & Todo }
  | { name: 'order'; data: { id: string; stage: OrderStage } & Todo }
  /** `id` is the id of the first offer in a chain of counteroffers. */
  | { name: 'offer'; data: { id: string } & Todo }
  | { name: 'notification'; data: { unread: number } & Partial<Todo> }
  /** Sent when only `todo` may have changed. */
  | { name: 'todo'; data: Todo }
  /** Announces the end of the stream; the client reconnects after `retry` milliseconds. */
  | { name: 'bye'; data: { retry: number } };

export const eventsPath = '/events';
