import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { ownCall } from '#src/accounts/auth/confirming/confirmed.ts';
import { describeDevice } from '#src/accounts/auth/sessions/device-name.ts';
import { secondFactorTexts } from '#src/texts/second-factor.ts';
import { call, CallError } from '#src/ui/client/call.ts';

const fail = (detail: string) => new CallError(400, { code: 'passkey-unused', detail });

/** Reports the errors of the browser like those of our calls. */
async function explained<T>(run: () => Promise<T>): Promise<T> {
  const { unsupported, failed, known } = secondFactorTexts.passkeys;
  if (!browserSupportsWebAuthn()) throw fail(unsupported);
  try {
    return await run();
  } catch (error) {
    const isKnown =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw fail(isKnown ? known : failed);
  }
}

/** Lets the user choose a passkey, in a dialog of the browser or in the suggestions of a field. */
export async function askForPasskey(useBrowserAutofill = false) {
  const { body: optionsJSON } = await call('GET /auth/passkey/options');
  return explained(() => startAuthentication({ optionsJSON, useBrowserAutofill }));
}

/** Creates a passkey and adds it to the account. Returns recovery codes for the first second factor. */
export async function addPasskey(): Promise<string[] | null> {
  const { body: optionsJSON } = await ownCall('POST /auth/passkeys/options', { body: {} });
  const passkey = await explained(() => startRegistration({ optionsJSON }));
  const body = { name: describeDevice(navigator.userAgent), passkey };
  return (await ownCall('POST /auth/passkeys', { body })).body.backupCodes;
}
