import { sql } from 'kysely';
import { signAccessToken } from '#src/accounts/auth/tokens/access-token.server.ts';
import { newId } from '#src/platform/ids.server.ts';
import { canAsk } from '#test/verification.ts';
import {
  allUsers,
  at,
  everyone,
  onlyAdmin,
  ownerAndAdmin,
  sellers,
  sellersAndAdmin,
  users,
  type Caller,
  type Rule,
  type Rules,
} from './rule.ts';

function roleOf(caller: Caller): 'Buyer' | 'Seller' | 'admin' | null {
  if (caller in allUsers(200))
    return caller === 'admin' ? caller : caller in sellers(200) ? 'Seller' : 'Buyer';
  return null;
}

const aboutSeller = (role: string): Rule => ({
  answers: ownerAndAdmin,
  attempt: async ({ seller }) => ({ path: `/users/${role}/${seller.email}` }),
});
const aboutUser = (path: string, role: 'Buyer' | 'Seller' | 'admin', body?: object): Rule => ({
  answers: onlyAdmin(200),
  attempt: async ({ shop }) => ({ path: `${path}/${(await shop.createUser(role)).id}`, body }),
});
/** A call about the seller that only admins may make, not even the seller. */
const onSeller = (path: string, status = 200, body?: object): Rule => ({
  answers: onlyAdmin(status),
  attempt: async ({ seller }) => ({ path: path.replace('{id}', seller.id), body }),
});
const readSeller = (rest: string): Rule => ({
  answers: everyone,
  attempt: async ({ seller }) => ({ path: `/sellers/${seller.id}${rest}` }),
});

const signingIn: Rules = {
  'GET /jwt': {
    answers: {
      accountWithoutRecord: 200,
      buyer: 200,
      seller: 200,
      admin: 200,
      // The cast has no identity tokens for these callers, and access tokens are not accepted in their place.
      otherBuyer: 401,
      otherSeller: 401,
    },
    perCaller: true,
    attempt: async ({ emails, proofs, tokens }, caller) => ({
      path: `/jwt?email=${emails[caller]}`,
      as: proofs[caller] ?? tokens[caller],
    }),
  },
  'POST /users': {
    answers: { ...users, accountWithoutRecord: 201 },
    perCaller: true,
    stores: 'maybe',
    async attempt({ shop, emails }, caller) {
      const name = 'Robin';
      const body = { name, email: emails[caller], role: 'Buyer' };
      if (caller !== 'accountWithoutRecord') return { path: '/users', body };
      // The call gives the account a record, so each call needs a new account.
      const identity = { issuer: 'test', subject: newId(), email: 'new@example.com', name };
      const as = await signAccessToken(shop.app.authSecret, identity);
      return { path: '/users', body: { ...body, email: identity.email }, as };
    },
  },
};

const profiles: Rules = {
  'GET /profile': at('/profile', users),
  'PUT /profile/mode': {
    answers: { ...users, admin: 403 },
    perCaller: true,
    stores: 'maybe',
    attempt: async (_, caller) => ({
      path: '/profile/mode',
      body: { role: roleOf(caller) === 'Seller' ? 'Seller' : 'Buyer' },
    }),
  },
  'PUT /profile/zone': {
    answers: users,
    perCaller: true,
    stores: 'maybe',
    attempt: async () => ({ path: '/profile/zone', body: { zone: 'Europe/Lisbon' } }),
  },
  'PATCH /profile': {
    answers: users,
    attempt: async () => ({ path: '/profile', body: { displayName: newId() } }),
  },
  'GET /profile/export': { ...at('/profile/export', { ...users, accountWithoutRecord: 200 }), confirm: true },
  'DELETE /profile': {
    answers: { ...users, accountWithoutRecord: 200 },
    confirm: true,
    perCaller: true,
    // The call closes the caller's account, so each call is made by a new user with the same role.
    async attempt({ shop }, caller) {
      const role = roleOf(caller);
      const fresh = role ? await shop.signUpUser(role) : null;
      const as = caller === 'accountWithoutRecord' ? (await shop.register()).token : fresh?.token;
      return { path: '/profile', as };
    },
  },
};

const administration: Rules = {
  'GET /users': at('/users', users),
  'DELETE /users/{id}': { ...aboutUser('/users', 'Seller'), confirm: true },
  'PUT /suspensions/{id}': { ...aboutUser('/suspensions', 'Buyer', { reason: 'spam' }), confirm: true },
  'DELETE /suspensions/{id}': {
    answers: onlyAdmin(200),
    async attempt({ shop, admin }) {
      const path = `/suspensions/${(await shop.createUser('Seller')).id}`;
      await shop.call('PUT', path, { as: admin, body: { reason: 'spam' } });
      return { path };
    },
  },
  'GET /people/{id}': aboutUser('/people', 'Buyer'),
  'GET /people/{id}/items': onSeller('/people/{id}/items'),
  'GET /people/{id}/notes': onSeller('/people/{id}/notes'),
  'POST /people/{id}/notes': onSeller('/people/{id}/notes', 201, { text: 'Was asked for a receipt.' }),
  'GET /audit': at('/audit', onlyAdmin(200)),
  'GET /users/admin/{identifier}': aboutSeller('admin'),
  'GET /users/buyer/{identifier}': aboutSeller('buyer'),
  'GET /users/seller/{identifier}': aboutSeller('seller'),
  'PUT /users/admin/{identifier}': { ...aboutUser('/users/admin', 'Buyer'), confirm: true },
  'DELETE /users/admin/{identifier}': { ...aboutUser('/users/admin', 'admin'), confirm: true },
  'PUT /users/seller/{identifier}': aboutUser('/users/seller', 'Seller'),
  'DELETE /users/seller/{identifier}': {
    answers: onlyAdmin(200),
    async attempt({ shop, admin }) {
      const path = `/users/seller/${(await shop.createUser('Seller')).id}`;
      await shop.call('PUT', path, { as: admin });
      return { path, body: { reason: 'Gone.' } };
    },
  },
  'GET /verifications/{id}': onSeller('/verifications/{id}'),
  'GET /profile/verification': at('/profile/verification', users),
  // Users who are not sellers, and sellers without a photo or a text, get 409.
  'PUT /profile/verification': {
    answers: { ...allUsers(409), seller: 200 },
    async attempt({ shop, seller }) {
      await canAsk(shop, seller.id);
      return { path: '/profile/verification', body: {} };
    },
  },
  'DELETE /verification-requests/{id}': {
    answers: onlyAdmin(200),
    async attempt({ shop }) {
      const seller = await shop.createUser('Seller');
      await canAsk(shop, seller.id);
      await shop.call('PUT', '/profile/verification', { as: seller, body: {} });
      return { path: `/verification-requests/${seller.id}`, body: { reason: 'No photo of you.' } };
    },
  },
};

const followingSellers: Rules = {
  'GET /sellers/{id}': readSeller(''),
  'GET /sellers/{id}/listings': readSeller('/listings'),
  'GET /sellers/{id}/reviews': readSeller('/reviews'),
  'GET /following': at('/following', users),
  'PUT /sellers/{id}/follow': {
    answers: users,
    attempt: async ({ shop }) => ({ path: `/sellers/${(await shop.createUser('Seller')).id}/follow` }),
  },
  'DELETE /sellers/{id}/follow': {
    answers: users,
    async attempt({ shop }) {
      const { id } = await shop.createUser('Seller');
      await sql`insert into follows (follower_id, seller_id) select id, ${id} from users where id <> ${id}`.execute(
        shop.app.db,
      );
      return { path: `/sellers/${id}/follow` };
    },
  },
};

const inviting: Rules = {
  'POST /invitations/check': { ...at('/invitations/check', everyone, { token: 'x' }), stores: 'nothing' },
  'GET /invitations': at('/invitations', onlyAdmin(200)),
  'POST /invitations': at('/invitations', onlyAdmin(201), {}),
  'DELETE /invitations/{id}': {
    answers: onlyAdmin(200),
    async attempt({ shop, admin }) {
      const { body } = await shop.call('POST', '/invitations', { as: admin, body: {} });
      return { path: `/invitations/${body._id}` };
    },
  },
};

const tokens: Rules = {
  'GET /my/tokens': at('/my/tokens', users),
  'POST /my/tokens': {
    ...at('/my/tokens', allUsers(201), { name: 'x', scopes: ['listings:read'], days: 1 }),
    confirm: true,
  },
  'DELETE /my/tokens/{id}': {
    // Other users get 404, so that they cannot find out which ids exist.
    answers: { ...allUsers(404), seller: 200 },
    async attempt({ shop, seller }) {
      const body = { name: 'x', scopes: ['listings:read'], days: 1 };
      const made = await shop.call('POST', '/my/tokens', { as: seller, body });
      return { path: `/my/tokens/${made.body._id}` };
    },
  },
};

const aWebhook = { url: 'https://hooks.example.com/', events: ['listing.sold'] };
const onWebhook = (path: string, status: number, change = ''): Rule => ({
  answers: { ...allUsers(404), seller: status },
  async attempt({ shop, seller }) {
    await shop.sql`delete from webhooks where user_id = ${seller.id}`;
    const { body } = await shop.call('POST', '/my/webhooks', { as: seller, body: aWebhook });
    if (change) await sql.raw(change).execute(shop.app.db);
    const [sent] = await shop.sql`select id from webhook_deliveries where webhook_id = ${body._id}`;
    return { path: path.replace('{id}', sent?.id ?? body._id) };
  },
});
const anEnded = `insert into webhook_deliveries (id, webhook_id, event, as_admin, body, state)
  select gen_random_uuid(), id, 'listing.sold', false, '{}', 'failed' from webhooks order by created_at desc limit 1`;

const webhooks: Rules = {
  'GET /my/webhooks': at('/my/webhooks', users),
  'POST /my/webhooks': {
    answers: sellersAndAdmin(201),
    confirm: true,
    async attempt({ shop }) {
      await shop.sql`delete from webhooks`;
      return { path: '/my/webhooks', body: aWebhook };
    },
  },
  'DELETE /my/webhooks/{id}': onWebhook('/my/webhooks/{id}', 200),
  'PUT /my/webhooks/{id}/enabled': {
    ...onWebhook('/my/webhooks/{id}/enabled', 200, 'update webhooks set disabled_at = now()'),
    confirm: true,
  },
  'GET /my/webhooks/{id}/deliveries': onWebhook('/my/webhooks/{id}/deliveries', 200),
  'PUT /my/deliveries/{id}/again': onWebhook('/my/deliveries/{id}/again', 200, anEnded),
};

export const accountRules: Rules = {
  ...webhooks,
  ...tokens,
  ...inviting,
  ...signingIn,
  ...profiles,
  ...administration,
  ...followingSellers,
};
