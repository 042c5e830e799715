import { setTimeout as pause } from 'node:timers/promises';
import type { Shop, TestUser } from '#e2e/shop.ts';
import { Browser, type startPushServices } from '#test/push.ts';

/** Messages are pushed after five seconds, unless they have been read. */
const quietMs = 7_000;

/** Subscribes users to pushes, and returns a function that waits for the last push and returns all their texts. */
export async function receivePushes(
  services: Awaited<ReturnType<typeof startPushServices>>,
  shop: Shop,
  users: readonly TestUser[],
): Promise<() => Promise<string[]>> {
  const browsers = users.map((_, number) => new Browser(`https://fcm.googleapis.com/fcm/send/${number}`));
  for (const [number, user] of users.entries())
    await shop.call('POST', '/push', { bearer: user.token, body: browsers[number]!.subscription });
  return async () => {
    const received = [];
    let more;
    do {
      await pause(quietMs);
      more = services.take();
      received.push(...more);
    } while (more.length > 0);
    return received.flatMap((push) => {
      const browser = browsers.find(({ endpoint }) => endpoint.endsWith(push.path));
      const { title = '', text = '' } = browser?.read(push) ?? {};
      return [title, text];
    });
  };
}
