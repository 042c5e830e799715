import { createLibrary } from '#src/accounts/auth/embedded/library.server.ts';
import { expiredToken } from '#test/accounts.ts';
import { closeAccount, openShop, type Account, type TestUser, type Shop } from '#test/shop.ts';
import type { Caller } from './rule.ts';

/** A shop with one caller of each kind. */
export type Cast = {
  shop: Shop;
  buyer: TestUser;
  seller: TestUser;
  admin: TestUser;
  emails: Record<Caller, string>;
  tokens: Record<Caller, string | undefined>;
  /** Identity tokens, which `GET /jwt` exchanges for access tokens. */
  proofs: Partial<Record<Caller, string>>;
};

const forge = (token: string): string => token.replace(/.{6}$/, 'AAAAAA');

/** Opens a shop and signs up one caller of each kind. */
export async function openCast(): Promise<Cast> {
  const shop = await openShop();
  const buyer = await shop.signUpUser('Buyer');
  const seller = await shop.signUpUser('Seller');
  const admin = await shop.signUpUser('admin');
  const closedAccount = await shop.signUpUser('Seller');
  const suspendedUser = await shop.signUpUser('Seller');
  const accountWithoutRecord = await shop.register();
  const otherBuyer = await shop.createUser('Buyer');
  const otherSeller = await shop.createUser('Seller');
  await closeAccount(shop, closedAccount);
  await shop.call('PUT', `/suspensions/${suspendedUser.id}`, { as: admin, body: { reason: 'spam' } });
  const accounts = { accountWithoutRecord, buyer, seller, admin, closedAccount, suspendedUser };
  const known = { ...accounts, otherBuyer, otherSeller };
  return {
    shop,
    buyer,
    seller,
    admin,
    emails: {
      visitor: buyer.email,
      forgedToken: buyer.email,
      expiredToken: buyer.email,
      ...pick(known, ({ email }) => email),
    },
    tokens: {
      visitor: undefined,
      forgedToken: forge(buyer.token),
      expiredToken: await expiredToken(shop, buyer),
      ...pick(known, ({ token }) => token),
    },
    proofs: {
      forgedToken: forge(buyer.idToken),
      expiredToken: await expiredProof(shop, buyer),
      ...pick(accounts, ({ idToken }) => idToken),
    },
  };
}

function pick<Key extends string, From, To>(from: Record<Key, From>, of: (value: From) => To) {
  return Object.fromEntries(Object.entries<From>(from).map(([key, value]) => [key, of(value)])) as Record<
    Key,
    To
  >;
}

async function expiredProof(shop: Shop, { email }: Account): Promise<string> {
  const payload = { iat: 1_700_000_000, exp: 1_700_000_900, sub: 'x', email, name: 'x' };
  return (await createLibrary(shop.app).api.signJWT({ body: { payload } })).token;
}
