import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { takeSecondStep } from '#src/accounts/auth/client.ts';
import { PasskeyButton } from '#src/accounts/auth/passkeys/button.tsx';
import { stepCode } from '#src/accounts/auth/schemas.ts';
import type { Session } from '#src/accounts/auth/session.ts';
import {
  AuthForm,
  AuthFrame,
  useAfterLogin,
  withReturn,
} from '#src/accounts/auth/sign-in/auth-frame-card.tsx';
import { explainAuth } from '#src/accounts/auth/use-action.tsx';
import { authTexts } from '#src/texts/auth.ts';
import { grammar } from '#src/texts/grammar.ts';
import { secondFactorTexts } from '#src/texts/second-factor.ts';
import { call } from '#src/ui/client/call.ts';
import { useFetched } from '#src/ui/client/use-fetched.ts';
import { RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { useSchemaForm } from '#src/ui/forms/form.ts';
import { unlistedMeta } from '#src/ui/layout/page-meta.ts';
import { FactorField, RecoveryButton } from './code-fields.tsx';

export const meta = () => unlistedMeta(secondFactorTexts.step.title);

/** Ends a login whose first step, the password or Google, was taken in this browser. */
export default function SecondStepPage() {
  const [search] = useSearchParams();
  const afterLogin = useAfterLogin();
  const [isRecovery, setIsRecovery] = useState(false);
  const { step } = secondFactorTexts;
  const [read] = useFetched('second step', async () => (await call('GET /auth/two-factor/step')).body);
  const { hasApp, hasPasskey } = read ?? { hasApp: true, hasPasskey: false };
  if (read === undefined)
    return (
      <AuthFrame title={step.title} lead="">
        <RowsSkeleton count={2} />
      </AuthFrame>
    );
  const lead = isRecovery ? step.recoveryLead : hasApp ? step.lead : step.passkeyLead;
  return (
    <AuthFrame title={step.title} lead={lead}>
      <div className="flex flex-col gap-3">
        {(hasApp || isRecovery) && (
          <CodeForm key={String(isRecovery)} isRecovery={isRecovery} onDone={afterLogin} />
        )}
        {hasPasskey && !isRecovery && (
          <PasskeyButton
            label={authTexts.auth.passkey}
            variant={hasApp ? 'line' : 'solid'}
            onDone={afterLogin}
          />
        )}
      </div>
      <div className="mt-6 flex flex-col items-start gap-3 text-sm">
        <RecoveryButton isRecovery={isRecovery} hasApp={hasApp} onChange={setIsRecovery} />
        <Link className="link" to={withReturn('/login', search)}>
          {step.back}
        </Link>
        <p className="text-soft">
          {step.lost}
          {grammar.gap}
          <Link className="link" to="/contact">
            {step.contact}
          </Link>
        </p>
      </div>
    </AuthFrame>
  );
}

type Props = { isRecovery: boolean; onDone: (session: Session) => Promise<void> };

function CodeForm({ isRecovery, onDone }: Props) {
  const { step } = secondFactorTexts;
  const { field, ...form } = useSchemaForm(
    stepCode,
    { code: '' },
    async ({ code }) => onDone(await takeSecondStep(code)),
    explainAuth,
  );
  return (
    <AuthForm form={form} submitLabel={step.submit}>
      <FactorField isRecovery={isRecovery} of={(label) => field('code', label)} />
    </AuthForm>
  );
}
