import { authTexts } from '#src/texts/auth.ts';
import { secondFactorTexts } from '#src/texts/second-factor.ts';
import { TextField } from '#src/ui/forms/field.tsx';

type Props = React.ComponentProps<typeof TextField>;

/** The field for a code of an authenticator app. */
export function CodeField(props: Props) {
  return <TextField inputMode="numeric" autoComplete="one-time-code" required {...props} />;
}

/** The field for a code of the second factor. `of` returns the properties of the field with a label. */
export function FactorField({ isRecovery, of }: { isRecovery: boolean; of: (label: string) => Props }) {
  const { step } = secondFactorTexts;
  if (!isRecovery) return <CodeField hint={step.codeHint} {...of(step.code)} />;
  return (
    <TextField
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...of(step.recoveryCode)}
    />
  );
}

/** Switches between a recovery code and the other factor. */
export function RecoveryButton({
  isRecovery,
  hasApp,
  onChange,
}: {
  isRecovery: boolean;
  hasApp: boolean;
  onChange: (isRecovery: boolean) => void;
}) {
  const { step } = secondFactorTexts;
  const other = hasApp ? step.withApp : authTexts.auth.passkey;
  return (
    <button type="button" className="link text-start text-sm" onClick={() => onChange(!isRecovery)}>
      {isRecovery ? other : step.withRecovery}
    </button>
  );
}
