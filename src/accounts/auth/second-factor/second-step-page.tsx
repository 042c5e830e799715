import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { takeSecondStep } from '#src/accounts/auth/client.ts';
import { stepCode } from '#src/accounts/auth/schemas.ts';
import type { Session } from '#src/accounts/auth/session.ts';
import { AuthFrame, useAfterLogin, withReturn } from '#src/accounts/auth/sign-in/auth-frame-card.tsx';
import { explainAuth } from '#src/accounts/auth/use-action.ts';
import { grammar } from '#src/texts/grammar.ts';
import { secondFactorTexts } from '#src/texts/second-factor.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useSchemaForm } from '#src/ui/forms/form.ts';
import { unlistedMeta } from '#src/ui/layout/page-meta.ts';
import { CodeField, RecoveryCodeField } from './code-fields.tsx';

export const meta = () => unlistedMeta(secondFactorTexts.step.title);

/** Ends a login whose first step, the password or Google, was taken in this browser. */
export default function SecondStepPage() {
  const [search] = useSearchParams();
  const afterLogin = useAfterLogin();
  const [isRecovery, setIsRecovery] = useState(false);
  const { step } = secondFactorTexts;
  return (
    <AuthFrame title={step.title} lead={isRecovery ? step.recoveryLead : step.lead}>
      <CodeForm key={String(isRecovery)} isRecovery={isRecovery} onDone={afterLogin} />
      <div className="mt-6 flex flex-col items-start gap-3 text-sm">
        <button type="button" className="link" onClick={() => setIsRecovery(!isRecovery)}>
          {isRecovery ? step.withApp : step.withRecovery}
        </button>
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
  const { field, submit, failure, formState } = useSchemaForm(
    stepCode,
    { code: '' },
    async ({ code }) => onDone(await takeSecondStep(code, isRecovery)),
    explainAuth,
  );
  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
      {isRecovery ? (
        <RecoveryCodeField {...field('code', step.recoveryCode)} />
      ) : (
        <CodeField hint={step.codeHint} {...field('code', step.code)} />
      )}
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button type="submit" size="lg" wide pending={formState.isSubmitting}>
        {step.submit}
      </Button>
    </form>
  );
}
