import { type RunningServer, startServer } from './server.ts';
import { aProduct, kinds, openShop, seededPhoto } from './shop.ts';

/** Starts one production server with the demo shop for all tests. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startServer();
  try {
    await seedShop(server);
  } catch (error) {
    await server.stop();
    throw error;
  }
  process.env['E2E_URL'] = server.url;
  process.env['E2E_STATE_DIR'] = server.stateDir;
  return () => server.stop();
}

/** More than one page of every list. The newest post is `seededPost`. */
const wanted = 25;

export async function seedShop({ url, stateDir }: RunningServer): Promise<void> {
  const shop = openShop(url);
  const missing = async (list: string): Promise<number> => {
    const { headers } = await shop.call('GET', `/${list}?limit=1`);
    return wanted - Number(headers.get('x-total-count'));
  };
  const seller = await shop.signUpUser('Seller', 'Ada Seed');
  for (const kind of kinds) {
    for (let count = await missing(kind); count > 0; count--)
      await shop.addItem(seller, kind, aProduct(`Seeded ${kind} ${count}`));
  }
  const { token: bearer } = await shop.admin(stateDir);
  for (let count = await missing('blogs'); count > 0; count--) {
    const des = '## Listen first\n\nThen **look** through it.';
    const body = {
      title: `How to look at shutter ${count}`,
      image: seededPhoto,
      des,
      published: true,
    };
    await shop.call('POST', '/blogs', { bearer, body });
  }
}
