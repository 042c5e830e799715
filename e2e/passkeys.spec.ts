import { expect, test } from './fixtures.ts';
import { main } from './steps/conversation.ts';
import { section } from './steps/session.ts';
import { fillLogin, signOut } from './steps/sign-in.ts';
import { dismissToast, visit } from './steps/visit.ts';

test('a passkey is added, logs in without a password, is the second step after one, and is removed', async ({
  open,
  shop,
  browserErrors,
}) => {
  const buyer = await shop.signUpUser('Buyer', 'Pia Passkey');
  const page = await open(buyer);
  // The first second factor and the removal of a passkey end all access tokens.
  for (const path of ['/events', '/profile', '/unread', '/todo', '/auth/token'])
    browserErrors.allowErrorStatus(401, `/api${path}`);
  // The virtual authenticator also answers the suggestion of the email field, at the same time as the button.
  browserErrors.allowErrorStatus(401, '/api/auth/passkey/sign-in');
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await visit(page, '/dashboard/profile');
  const passkeys = section(page, 'Passkeys');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('alertdialog').getByRole('listitem')).toHaveCount(10);
  await expect(page.getByRole('button', { name: 'Copy' })).toBeFocused();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await dismissToast(page, 'Passkey added');
  const row = passkeys.getByRole('listitem');
  await expect(row).toHaveText(/^Chrome on Linux/);
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByRole('alert')).toContainText('This device already has a passkey');
  await row.getByRole('button', { name: 'Rename Chrome on Linux' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('My laptop');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await dismissToast(page, 'Passkey renamed');
  await expect(row).toHaveText(/^My laptop/);
  await signOut(page);

  await visit(page, '/login?from=%2Fdashboard%2Fwatchlist');
  await expect(main(page).getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await dismissToast(page, 'Login Success');
  await expect(page).toHaveURL('/dashboard/watchlist');
  await signOut(page);

  // Without a user who can be checked, the browser gives nothing to the shop.
  await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await visit(page, '/login');
  await fillLogin(page, buyer);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('The passkey was not used.');
  await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await dismissToast(page, 'Login Success');

  await visit(page, '/dashboard/profile');
  await passkeys.getByRole('button', { name: 'Remove My laptop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await dismissToast(page, 'Passkey removed');
  await expect(row).toHaveCount(0);
  await signOut(page);
  await visit(page, '/login');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('This passkey was not accepted.');
});
