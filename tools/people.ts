import { findByEmail, listAdmins } from '#src/accounts/users/queries.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { fail, readArguments, readEnvironment } from '#src/server/start-up/environment.ts';
import {
  closeByOperator,
  makeAdminByOperator,
  resetFactorByOperator,
  showUser,
  takeRole,
} from './people/accounts.ts';
import { makeResetLink } from './people/reset-link.ts';
import { withShop } from './with-shop.ts';

const usage = `run people -- COMMAND
  list-admins                lists the admins
  make-admin EMAIL           makes a user an admin
  take-role EMAIL            takes the admin role away; the user gets their previous role back
  reset EMAIL [--print]      emails a link to set a new password, or prints it
  show EMAIL                 shows the role and the second factor of a user
  reset-second-factor EMAIL  removes the second factor, ends all sessions and notifies the user
  close EMAIL --yes          closes an account`;
const options = { print: { type: 'boolean' }, yes: { type: 'boolean' } } as const;
const { positionals, values } = readArguments(usage, options, 2);
const [command = '', email = '', ...more] = positionals;

/** The subcommands. Each returns the text to print; an error ends the process with exit code 1. */
const commands: Record<string, (app: App) => Promise<string>> = {
  'list-admins': async (app) => {
    const admins = await listAdmins(app.db);
    if (admins.length === 0) return 'There is no admin: npm run people -- make-admin EMAIL';
    const lines = admins.map((one) => `${one.email}  ${one.name}${one.suspended_at ? '  (suspended)' : ''}`);
    return lines.join('\n');
  },

  'make-admin': async (app) => {
    const made = await makeAdminByOperator(app, await find(app));
    return made ? `${email} is now an admin.` : `${email} was already an admin.`;
  },

  'take-role': async (app) => {
    const taken = await takeRole(app, await find(app)).catch(explainLast);
    if (!taken) throw new Error(`${email} is not an admin.`);
    return `${email} is no longer an admin.`;
  },

  close: async (app) => {
    const user = await find(app);
    if (!values.yes)
      throw new Error(
        `This closes the account of ${user.name} (${email}): their open orders are canceled, their items withdrawn, and everyone concerned gets an email. To proceed, add --yes.`,
      );
    await closeByOperator(app, user).catch(explainLast);
    const elsewhere = ' It still exists at Firebase but no longer gives access to this shop.';
    return `The account of ${email} is closed.${app.config.IDENTITY === 'firebase' ? elsewhere : ''}`;
  },

  reset: async (app) => {
    const link = await makeResetLink(app, email, values.print ? 'print' : 'mail');
    return link ?? `${email} gets an email with a link, valid for an hour.${hintOf(app)}`;
  },

  show: async (app) => {
    const { name, role, factor } = await showUser(app, await find(app));
    const second = factor
      ? [
          ...(factor.app ? [`an authenticator app since ${factor.app.slice(0, 10)}`] : []),
          ...factor.passkeys.map((key) => `the passkey “${key.name}” since ${key.since.slice(0, 10)}`),
          `${factor.codesLeft} recovery codes left`,
        ].join(', ')
      : 'none';
    return `${name} (${email})\nRole: ${role}\nSecond factor: ${app.config.IDENTITY === 'firebase' ? 'managed by Firebase' : second}`;
  },

  'reset-second-factor': async (app) => {
    if (!(await resetFactorByOperator(app, await find(app))))
      throw new Error(`${email} has no second factor here.`);
    return `${email} has no second factor any more, is logged out everywhere, and gets an email.`;
  },
};

const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
const isComplete = command === 'list-admins' ? email === '' : email !== '' && more.length === 0;
if (!run || !isComplete) fail(`usage: npm ${usage}`);
await withShop(readEnvironment(values['env-file']), async (app) => console.log(await run(app)));

function hintOf({ config, maintenance }: App): string {
  if (!config.SMTP_URL)
    return ' No mail server is configured, so the email is a file in the outbox. --print prints the link.';
  return maintenance.state ? ' Emails wait until maintenance ends. --print prints the link.' : '';
}

async function find(app: App) {
  const user = await findByEmail(app.db, email);
  if (!user) throw new Error(`There is no account with the email ${email}.`);
  return user;
}

function explainLast(error: unknown): never {
  if (error instanceof AppError && error.code === 'last-admin')
    throw new Error(`${email} is the last admin; make another user an admin first.`, { cause: error });
  throw error;
}
