import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { median as medianOf } from '#lab/bench/report.ts';
import type { Attack, From } from './attacks.ts';
import { Caller, newAddress, UserClient } from './caller.ts';
import { loneCase } from './lone-case.ts';
import { mailCase } from './mail-case.ts';
import type { Stage } from './stage.ts';

/** A kind of attack. `run` throws if the attack could not be carried out. */
export type AbuseCase = { id: string; name: string; run(stage: Stage): Promise<void> };

const stranger = ({ shop }: Stage): From => ({ shopUrl: shop.url, address: newAddress() });

async function accounts({ shop }: Stage, count: number): Promise<From[]> {
  const clients = await UserClient.signUpSome(shop.url, 'Seller', count);
  return clients.map(({ shopUrl, address, token }) => ({ shopUrl, address, token }));
}

/** Runs an attack three times: from one address without an account, with one account, and with three accounts. */
async function fromEach(
  stage: Stage,
  what: string,
  expected: readonly number[],
  how: (from: From, accounts: number) => Attack,
) {
  const during = (who: string, from: From[], count: number) =>
    stage.during(
      `${what}, ${who}`,
      from.map((each) => how(each, count)),
      expected,
    );
  await during('from one address', [stranger(stage)], 0);
  await during('with one account', await accounts(stage, 1), 1);
  await during('with three accounts', await accounts(stage, 3), 3);
}

const guess = (from: From, email: string): Attack => ({ ...from, kind: 'sign-in', email, connections: 64 });

/** Returns a PNG with 16 bits per channel whose 109 megapixels take only a few MB, which makes it expensive to decode. */
async function makeLargePng(width: number, height: number): Promise<Buffer> {
  const raw = { width: 64, height: 64, channels: 3 } as const;
  const colors = sharp(randomBytes(64 * 64 * 3), { raw });
  const input = await colors.resize(1024, 1024, { kernel: 'nearest' }).png().toBuffer();
  const create = { width, height, channels: 3, background: 'black' } as const;
  const squares = sharp({ create }).composite([{ input, tile: true }]);
  return squares.removeAlpha().toColourspace('rgb16').png({ adaptiveFiltering: true }).toBuffer();
}

const signIn = '/api/auth/sign-in/email';
const json = 'application/json';

export const cases: AbuseCase[] = [
  {
    id: '1',
    name: 'request bodies that never end',
    run: (stage) =>
      // Bodies have the maximum size, because larger ones are rejected immediately. Slow requests end with a 408.
      fromEach(stage, 'unfinished request bodies', [408], (from, accountCount) =>
        accountCount === 0
          ? { ...from, kind: 'hold', path: signIn, type: json, bytes: 16_384, connections: 1_024 }
          : { ...from, kind: 'hold', path: '/api/orders', type: json, bytes: 400_000, connections: 174 },
      ),
  },
  {
    id: '2',
    name: 'URLs of 14 kB',
    async run(stage) {
      const path = `/cameras?${'%71=a&'.repeat(2_400)}`;
      const caller = new Caller(stage.shop.url);
      const answers = [];
      while (answers.length < 20) answers.push(await caller.request({ path: `${path}x=${answers.length}` }));
      const refused = answers.every(({ status }) => status !== null && status >= 400 && status < 500);
      stage.check('such a URL is rejected', refused, `${answers[0]!.status}`);
      const median = medianOf(answers.map(({ ms }) => ms));
      stage.check('such a URL is rejected without rendering a page', median < 10, `${median.toFixed(1)} ms`);
      await fromEach(stage, 'long URLs', [414], (from) => ({
        ...from,
        kind: 'rate',
        path: `${path}x={n}`,
        perSecond: 6,
      }));
    },
  },
  {
    id: '3',
    name: 'searches in encoded spellings',
    async run(stage) {
      for (const [what, path, from, maxFound] of [
        ['one address', '/cameras?%71=x{n}', [stranger(stage)], 600],
        ['one account', '/api/s%65arch?q=x{n}', await accounts(stage, 1), 240],
        ['three accounts', '/api/s%65arch?%71=x{n}', await accounts(stage, 3), 720],
      ] as const) {
        const perSecond = 90 / from.length;
        const attacks = from.map((each): Attack => ({ ...each, kind: 'rate', path, perSecond }));
        const name = `encoded searches, ${what}`;
        const answers = await stage.during(name, attacks, [200]);
        const found = answers.count('200');
        stage.check(`${name}: at most ${maxFound} per minute`, found <= maxFound, `${found}`);
        stage.check(`${name}: the rest get 429`, answers.count('429') > 0, 'none');
      }
    },
  },
  {
    id: '4',
    name: 'photos of 109 megapixels, and uploads that never end',
    async run(stage) {
      const folder = join(stage.ground.folder, 'attack');
      mkdirSync(folder);
      const type = 'multipart/form-data; boundary=form';
      const endless = { kind: 'hold', path: '/api/images', type, bytes: 1_000_000, connections: 12 } as const;
      const stalled = (await accounts(stage, 3)).map((from): Attack => ({ ...from, ...endless }));
      await stage.during('stalled uploads, three accounts', stalled, [408]);
      for (const [what, width, count] of [
        ['109 megapixels, one account', 10_400, 1],
        ['109 megapixels, three accounts', 10_400, 3],
        // Unlike larger photos, photos of this size are processed two at a time.
        ['24 megapixels, three accounts', 2_380, 3],
      ] as const) {
        const file = join(folder, `${width}.png`);
        writeFileSync(file, await makeLargePng(width, 10_500));
        const uploads = { kind: 'upload', file, connections: 12 } as const;
        const large = (await accounts(stage, count)).map((from): Attack => ({ ...from, ...uploads }));
        await stage.during(`photos of ${what}`, large, [200, 201]);
      }
    },
  },
  {
    id: '5',
    name: 'pages that no cache stores',
    run: (stage) =>
      fromEach(stage, 'uncached pages', [200], (from, accountCount) => ({
        ...from,
        kind: 'rate',
        path: accountCount === 0 ? '/cameras?x={n}&max=9{n}' : '/cameras?max=9{n}',
        perSecond: 121 / Math.max(1, accountCount),
      })),
  },
  {
    id: '6',
    name: 'wrong passwords',
    async run(stage) {
      const victim = await UserClient.signUp(stage.shop.url, 'Buyer');
      for (const [what, ...emails] of [
        ['from one address', 'nobody@example.com'],
        ['for one account', victim.email],
        ['from three addresses', 'a@example.com', 'b@example.com', 'c@example.com'],
      ] as const) {
        const guesses = emails.map((email) => guess(stranger(stage), email));
        await stage.during(`wrong passwords, ${what}`, guesses, [401]);
      }
    },
  },
  mailCase,
  loneCase,
];
