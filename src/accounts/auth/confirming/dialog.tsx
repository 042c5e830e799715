import { useRef, useState } from 'react';
import { z } from 'zod';
import type { AccountState } from '#src/accounts/auth/browser-provider.ts';
import { accountActions, refreshSession } from '#src/accounts/auth/client.ts';
import { confirmation } from '#src/accounts/auth/schemas.ts';
import { CodeField, RecoveryCodeField } from '#src/accounts/auth/second-factor/code-fields.tsx';
import { explainAuth } from '#src/accounts/auth/use-action.ts';
import { authTexts } from '#src/texts/auth.ts';
import { secondFactorTexts } from '#src/texts/second-factor.ts';
import { joinSentences } from '#src/texts/words.ts';
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
  const state = await (await accountActions()).state();
  const answer = await ask<boolean>((end) => <ConfirmationDialog state={state} onEnd={end} />);
  return answer ?? false;
}

const byGoogle = z.object({ proof: z.string() });

function ConfirmationDialog({
  state,
  onEnd,
}: {
  state: AccountState;
  onEnd: (isConfirmed: boolean) => void;
}) {
  const { confirm, step } = secondFactorTexts;
  const asks = state.secondFactor ? 'code' : state.hasPassword ? 'password' : 'google';
  const [isRecovery, setIsRecovery] = useState(false);
  const first = useRef<HTMLDivElement>(null);
  const { field, ...form } = useSchemaForm(
    asks === 'google' ? byGoogle : confirmation,
    { proof: '' },
    async ({ proof }) => {
      await (await accountActions()).confirm(proof);
      // A login at Google or Firebase gives another access token.
      await refreshSession();
      onEnd(true);
    },
    explainAuth,
  );
  return (
    <FormDialog
      form={form}
      size="sm"
      title={confirm.title}
      description={joinSentences([isRecovery ? step.recoveryLead : confirm.leads[asks], confirm.lasts])}
      cancelLabel={confirm.cancel}
      submitLabel={asks === 'google' ? authTexts.auth.google : confirm.submit}
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
        {asks === 'code' &&
          (isRecovery ? (
            <RecoveryCodeField {...field('proof', step.recoveryCode)} />
          ) : (
            <CodeField hint={step.codeHint} {...field('proof', step.code)} />
          ))}
        {asks === 'code' && (
          <button
            type="button"
            className="link text-start text-sm"
            onClick={() => setIsRecovery(!isRecovery)}
          >
            {isRecovery ? step.withApp : step.withRecovery}
          </button>
        )}
      </div>
    </FormDialog>
  );
}
