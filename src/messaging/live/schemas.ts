import { z } from 'zod';
import type { OrderStage } from '#src/platform/schemas.ts';

/** `GET /unread`. */
export const unread = z
  .object({
    messages: z.int().meta({ description: 'of all conversations' }),
    notifications: z.int(),
  })
  .meta({ id: 'Unread' });
export type Unread = z.output<typeof unread>;

/** Events of `GET /events`: hints to read the API again. */
export type LiveEvent =
  /** The first event, and sent again when hints may have been missed. */
  | { name: 'sync'; data: Unread }
  /** `unread` are the messages of all conversations. */
  | { name: 'message'; data: { conversation: string; seq: number; unread: number } }
  | { name: 'read'; data: { conversation: string; unread: number } }
  | { name: 'order'; data: { id: string; stage: OrderStage } }
  /** `id` is that of the first offer of its chain. */
  | { name: 'offer'; data: { id: string } }
  | { name: 'notification'; data: { unread: number } }
  /** The stream ends; reconnect in `retry` milliseconds. */
  | { name: 'bye'; data: { retry: number } };

export const eventsPath = '/events';
