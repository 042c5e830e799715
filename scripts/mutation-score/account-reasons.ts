import { each, type Reason } from './reason.ts';

/** Of what people do with their accounts. */
export const accountReasons: Reason[] = [
  ...each('Only two at once would show it: another password was set, or the account went, in between.', [
    {
      file: 'src/auth/providers/embedded/password-actions.server.ts',
      line: "known, 'currentPassword')",
      becomes: '""',
    },
    {
      file: 'src/auth/providers/embedded/password-actions.server.ts',
      line: "?.name ?? ''",
      becomes: '"Stryker was here!"',
    },
    {
      file: 'src/auth/providers/embedded/password-actions.server.ts',
      line: "?.name ?? ''",
      becomes: '(await findAccount(app.db, user_id)).name',
    },
    { file: 'src/auth/providers/embedded/linking.server.ts', line: 'const subject = {', becomes: '{}' },
  ]),
  {
    file: 'src/auth/providers/embedded/password-actions.server.ts',
    line: "{ name: '', email: '' }",
    why: 'The mutant refuses words of its own, which no password has.',
  },
  {
    file: 'src/auth/providers/embedded/password-actions.server.ts',
    line: '{ keep: null }',
    becomes: '{}',
    why: 'Undefined keeps no session either.',
  },
  {
    file: 'src/auth/providers/embedded/password-actions.server.ts',
    line: 'if (account.email === found.email)',
    becomes: 'true',
    why: 'Whatever changes the address ends the links to the one before; this is a second lock on the same door.',
  },
  ...each(
    'Whoever asks to confirm or to reset names the address of the account, whose holder is the account.',
    [{ file: 'src/auth/jobs.server.ts', line: 'holder.id !== account.id', becomes: 'true' }],
  ),
  {
    file: 'src/auth/providers/embedded/linking.server.ts',
    line: 'if (account.emailVerified)',
    becomes: 'true',
    why: 'Google makes an account only of an address that it has verified.',
  },
  {
    file: 'src/auth/providers/embedded/linking.server.ts',
    line: 'way.providerId === providerId',
    becomes: 'true',
    why: 'There is one such way; a second one would need this line.',
  },
  {
    file: 'src/auth/providers/embedded/verify-action.server.ts',
    line: "dropMailedTokens(trx, user_id, 'verify'",
    becomes: '""',
    why: 'A link that confirms another address than the account has is refused for that, too.',
  },
  {
    file: 'src/auth/providers/embedded/verify-action.server.ts',
    line: 'error instanceof Error',
    why: 'It narrows the type of what was thrown.',
  },
];
