import type { App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { Unread } from './schemas.ts';
import { readPeople } from './queries.server.ts';

export async function countUnread(app: App, caller: Caller): Promise<Unread> {
  const [person] = await readPeople(app.db, [caller.id]);
  const { messages, notifications } = person!;
  return { messages, notifications };
}
