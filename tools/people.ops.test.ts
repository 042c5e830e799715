import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { postAuth, signIn, subjectsTo } from '#test/accounts.ts';
import { runCommand, urlOf } from '#test/commands.ts';
import { expectProblem } from '#test/problems.ts';
import { aCamera, password, useShop, type TestUser } from '#test/shop.ts';

// The commands run while the shop is running, as an operator would run them.
const shop = await useShop();

async function run(command: string, ...args: string[]) {
  const { STATE_DIR } = shop.app.config;
  const { output, errors, code } = await runCommand(command, args, {
    DATABASE_URL: urlOf(shop.connection),
    STATE_DIR,
    NO_COLOR: '1',
  });
  return [output.trimEnd(), errors.trimEnd(), code];
}

const roleOf = async (user: TestUser) => (await shop.call('GET', '/profile', { as: user })).body.role;

test('`people` lists, adds and removes admins, but does not remove the last one', async () => {
  expect(await run('people', 'list-admins')).toEqual([
    'There is no admin: npm run people -- make-admin EMAIL',
    '',
    0,
  ]);
  const [ada, bo] = [await shop.createUser('Buyer', 'Ada'), await shop.createUser('Seller', 'Bo')];
  expect(await run('people', 'make-admin', ada.email)).toEqual([`${ada.email} is now an admin.`, '', 0]);
  expect(await run('people', 'make-admin', ada.email)).toEqual([`${ada.email} was already an admin.`, '', 0]);
  await run('people', 'make-admin', bo.email);
  const both = `${ada.email}  Ada\n${bo.email}  Bo`;
  expect(await run('people', 'list-admins')).toEqual([both, '', 0]);
  expect(await run('people', 'take-role', bo.email)).toEqual([`${bo.email} is no longer an admin.`, '', 0]);
  expect(await roleOf(bo)).toBe('Seller');
  expect(await run('people', 'take-role', bo.email)).toEqual(['', `${bo.email} is not an admin.`, 1]);
  const last = `${ada.email} is the last admin; make another user an admin first.`;
  expect(await run('people', 'take-role', ada.email)).toEqual(['', last, 1]);
  expect(await run('people', 'close', ada.email, '--yes')).toEqual(['', last, 1]);
  expect(await roleOf(ada)).toBe('admin');
});

test('`people close` closes an account only with --yes', async () => {
  const cy = await shop.createUser('Buyer', 'Cy');
  const [output, wrong, code] = await run('people', 'close', cy.email);
  expect([output, code]).toEqual(['', 1]);
  expect(wrong).toMatch(/^This closes the account of Cy .*add --yes\.$/);
  expect(await roleOf(cy)).toBe('Buyer');
  const closed = `The account of ${cy.email} is closed.`;
  expect(await run('people', 'close', cy.email, '--yes')).toEqual([closed, '', 0]);
  expectProblem(await shop.call('GET', '/profile', { as: cy }), 403);
  const unknown = `There is no account with the email ${cy.email}.`;
  expect(await run('people', 'close', cy.email, '--yes')).toEqual(['', unknown, 1]);
});

test('`people reset` emails or prints a link for setting a new password', async () => {
  const dee = await shop.signUpUser('Buyer', 'Dee');
  const [output, , code] = await run('people', 'reset', dee.email);
  expect([code, String(output)]).toEqual([
    0,
    expect.stringMatching(/gets an email .* No mail server is configured/),
  ]);
  await shop.work();
  const [mail] = (await shop.mails()).filter((one) => one.text.includes('/reset-password?token='));
  expect(mail!.to).toBe(dee.email);
  const [link, ...rest] = await run('people', 'reset', dee.email, '--print');
  expect(rest).toEqual(['', 0]);
  expect(link).toMatch(/^http:\/\/localhost:3000\/reset-password\?token=[\w-]{43}$/);
});

test('`people` shows a second factor, and resets it with a log entry and an email', async () => {
  const eve = await shop.signUpUser('Buyer', 'Eve');
  expect(await run('people', 'show', eve.email)).toEqual([
    `Eve (${eve.email})\nRole: Buyer\nSecond factor: none`,
    '',
    0,
  ]);
  const none = `${eve.email} has no second factor here.`;
  expect(await run('people', 'reset-second-factor', eve.email)).toEqual(['', none, 1]);
  const { body } = await postAuth(shop, 'two-factor/enable', { password }, eve.session);
  const secret = Secret.fromBase32(new URL(body.totpURI).searchParams.get('secret')!);
  await postAuth(shop, 'two-factor/confirm', { code: new TOTP({ secret }).generate() }, eve.session);
  expect((await run('people', 'show', eve.email))[0]).toMatch(
    /Second factor: an authenticator app since \d{4}-\d\d-\d\d, 10 recovery codes left$/,
  );
  expect((await run('people', 'reset-second-factor', eve.email))[2]).toBe(0);
  expect((await signIn(shop, eve.email)).body.token).toBeTruthy();
  expectProblem(await shop.call('GET', '/auth/account', { as: eve.session }), 401);
  expect((await subjectsTo(shop, eve.email)).at(-1)).toBe('Your second factor was reset');
  const [entry] = await shop.sql`
    select actor_id, target_id, note from audit_log where act = 'reset-second-factor'`;
  expect(entry).toEqual({ actor_id: null, target_id: eve.id, note: 'by the command line' });
});

test('`people` prints its usage for invalid commands and arguments', async () => {
  for (const args of [
    [],
    ['reset'],
    ['list-admins', 'x'],
    ['close', 'a', 'b'],
    ['toString', 'a'],
    ['--force'],
  ])
    expect(await run('people', ...args), args.join(' ')).toEqual([
      '',
      expect.stringMatching(/^usage: npm run people/),
      1,
    ]);
});

test('maintenance mode starts with a text, shows its state and ends', async () => {
  const seller = await shop.createUser('Seller', 'Sol');
  const write = () => shop.call('POST', '/cameras', { as: seller, body: aCamera });
  expect(await run('maintenance', 'status')).toEqual(['The shop is not in maintenance mode.', '', 0]);
  const [on, ...rest] = await run('maintenance', 'on', 'We are moving. Back at 6 pm.');
  expect(rest).toEqual(['', 0]);
  expect(on).toMatch(
    /^In maintenance since 20\S+Z: We are moving\. Back at 6 pm\.\nNo jobs or calls are in progress\.$/,
  );
  const refused = await write();
  expectProblem(refused, 503);
  expect(refused.body.detail).toBe('We are moving. Back at 6 pm.');
  expect((await run('maintenance', 'status'))[0]).toBe(on);
  expect(await run('maintenance', 'off')).toEqual(['Maintenance has ended.', '', 0]);
  expect((await write()).status).toBe(201);
  expect(await run('maintenance', 'off')).toEqual(['The shop was not in maintenance mode.', '', 0]);
  const audit = shop.app.db.selectFrom('audit_log').select(['act', 'actor_id']).orderBy('at');
  expect(await audit.where('act', 'like', '%maintenance').execute()).toEqual([
    { act: 'began-maintenance', actor_id: null },
    { act: 'ended-maintenance', actor_id: null },
  ]);
});

test('the maintenance command rejects an invalid text and unknown subcommands', async () => {
  expect(await run('maintenance', 'on', ' ')).toEqual(['', 'TEXT is required', 1]);
  expect(await run('maintenance', 'on', 'x'.repeat(201))).toEqual([
    '',
    'TEXT can have at most 200 characters',
    1,
  ]);
  for (const args of [[], ['on'], ['off', 'now'], ['on', 'We', 'are', 'moving'], ['pause']])
    expect(await run('maintenance', ...args), args.join(' ')).toEqual([
      '',
      expect.stringMatching(/^usage: npm run maintenance/),
      1,
    ]);
});
