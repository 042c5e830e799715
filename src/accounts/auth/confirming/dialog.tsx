import { useRef, useState } from 'react';
import { z } from 'zod';
import type { AccountState } from '#src/accounts/auth/browser-provider.ts';
import { refreshSession } from '#src/accounts/auth/client.ts';
import { loadProvider } from '#src/accounts/auth/load-provider.ts';
import { confirmation } from '#src/accounts/auth/schemas.ts';
import { FactorField, RecoveryButton } from '#src/accounts/auth/second-factor/code-fields.tsx';
import { ActionButton, explainAuth } from '#src/accounts/auth/use-action.tsx';
import { authTexts } from '#src/texts/auth.ts';
import { secondFactorTexts } from '#src/texts/second-factor.ts';
import { joinSentences } from '#src/texts/words.ts';
import { call } from '#src/ui/client/call.ts';
import { ask } from '#src/ui/dialogs/asked-dialog.tsx';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { useSchemaForm } from '#src/ui/forms/form.ts';
import { PasswordField } from '#src/ui/forms/password-field.tsx';

let asked: Promise<boolean> | null = null;

/** Asks the user to confirm that it is them, once for all calls that wait for it. Returns whether they did. */
export async function askToConfirm(): Promise<boolean> {
  asked ??= open().finally(() => {
    asked = null;
  });
  return asked;
}

async function open(): Promise<boolean> {
  // Read before the dialog opens, so that its field can get the focus.
  const state = await (await loadProvider()).state();
  const answer = await ask<boolean>((end) => <ConfirmationDialog state={state} onEnd={end} />);
  return answer ?? false;
}

const nothing = z.object({ proof: z.string() });

function ConfirmationDialog({
  state,
  onEnd,
}: {
  state: AccountState;
  onEnd: (isConfirmed: boolean) => void;
}) {
  const { confirm, step } = secondFactorTexts;
  const [isRecovery, setIsRecovery] = useState(false);
  const factor = state.secondFactor;
  const hasPasskey = factor !== null && factor.passkeys.length > 0;
  const other = hasPasskey ? 'passkey' : state.hasPassword ? 'password' : 'google';
  const asks = factor?.app || isRecovery ? 'code' : other;
  const first = useRef<HTMLDivElement>(null);
  const confirmWithPasskey = async () => {
    const { askForPasskey } = await import('#src/accounts/auth/passkeys/browser.ts');
    await call('POST /auth/confirm', { body: { passkey: await askForPasskey() } });
    onEnd(true);
  };
  const { field, ...form } = useSchemaForm(
    asks === 'google' || asks === 'passkey' ? nothing : confirmation,
    { proof: '' },
    async ({ proof }) => {
      if (asks === 'passkey') return confirmWithPasskey();
      await (await loadProvider()).confirm(proof);
      // A login at Firebase gives another access token.
      await refreshSession();
      onEnd(true);
    },
    explainAuth,
  );
  const labels = {
    google: authTexts.auth.google,
    passkey: authTexts.auth.passkey,
    code: null,
    password: null,
  };
  return (
    <FormDialog
      form={form}
      size="sm"
      title={confirm.title}
      description={joinSentences([isRecovery ? step.recoveryLead : confirm.leads[asks], confirm.lasts])}
      cancelLabel={confirm.cancel}
      submitLabel={labels[asks] ?? confirm.submit}
      initialFocus={() => first.current?.querySelector('input') ?? true}
      onClose={() => onEnd(false)}
    >
      <div ref={first} className="flex flex-col items-start gap-3 *:w-full">
        {asks === 'password' && (
          <PasswordField
            autoComplete="current-password"
            required
            {...field('proof', authTexts.auth.password)}
          />
        )}
        {asks === 'code' && <FactorField isRecovery={isRecovery} of={(label) => field('proof', label)} />}
        {hasPasskey && asks === 'code' && !isRecovery && (
          <ActionButton wide action={confirmWithPasskey}>
            {authTexts.auth.passkey}
          </ActionButton>
        )}
        {factor && (
          <RecoveryButton
            isRecovery={isRecovery}
            hasApp={factor.app !== null}
            onChange={(next) => {
              setIsRecovery(next);
              form.reset();
            }}
          />
        )}
      </div>
    </FormDialog>
  );
}
