import { inLocale } from './locale.ts';
import { plural } from './words.ts';

/** The second step of a login, the settings of authenticator apps, and the dialog before what can’t be undone. */
export const secondFactorTexts = inLocale({
  step: {
    title: 'One more step',
    lead: 'Open your authenticator app and enter the code that it shows for this shop.',
    code: 'Code from your app',
    codeHint: 'Six digits. A new code appears every 30 seconds.',
    recoveryLead: 'Enter one of the recovery codes that you saved when you set up the app. Each works once.',
    recoveryCode: 'Recovery code',
    submit: 'Log in',
    withRecovery: 'Use a recovery code',
    withApp: 'Use the authenticator app',
    back: 'Back to login',
    lost: 'Lost your phone and your recovery codes?',
    contact: 'Contact us',
  },
  section: {
    title: 'Second step at login',
    lead: 'With a code from an app on your phone, a stolen password is not enough to log in to your account.',
    since: (date: string) => `Authenticator app, since ${date}`,
    codesLeft: (count: number) =>
      plural(count, {
        one: 'One recovery code is left. Make new ones.',
        other: count === 0 ? 'No recovery code is left. Make new ones.' : `${count} recovery codes are left.`,
      }),
    setUp: 'Set up an app',
    newCodes: 'New recovery codes',
    remove: 'Remove the app',
    outside: 'Firebase manages the logins of this shop, and with them any second step.',
    optional: 'This shop does not require it of you, as in the demo. In other shops, admins need it.',
  },
  confirm: {
    title: 'Confirm it’s you',
    leads: {
      password: 'Enter your password.',
      code: 'Enter a code from your authenticator app.',
      google: 'You log in with Google. Its window opens once more.',
    },
    lasts: 'We won’t ask again for ten minutes.',
    submit: 'Confirm',
    cancel: 'Cancel',
  },
  setUp: {
    title: 'Set up an authenticator app',
    scan: 'Scan the picture with an authenticator app, such as the one that manages passwords on your phone. Then enter the code that it shows.',
    picture: 'QR code for the authenticator app',
    secret: 'Or type this key into the app:',
    code: 'Code from the app',
    submit: 'Turn on',
    done: 'Your login now has a second step',
  },
  codes: {
    title: 'Your recovery codes',
    lead: 'They are the way into your account if you lose your phone. Each works once, and we can’t show them again. Save them where others can’t see them.',
    copy: 'Copy',
    copied: 'Codes copied',
    notCopied: 'Your browser didn’t copy the codes. Select and copy them yourself.',
    download: 'Download',
    print: 'Print',
    close: 'I’ve saved them',
  },
  remove: {
    title: 'Remove the authenticator app?',
    lead: 'Your password alone will be enough to log in. The recovery codes stop working, and your other browsers are logged out.',
    submit: 'Remove the app',
    done: 'The authenticator app was removed',
  },
  newCodes: {
    title: 'New recovery codes',
    lead: 'The earlier codes stop working.',
    submit: 'Make new codes',
  },
  admins: {
    title: 'Set up your second factor',
    lead: 'Admins can change this whole shop, so a password alone is not enough for them. Until you have set up an app, you can’t do anything else here.',
  },
});
