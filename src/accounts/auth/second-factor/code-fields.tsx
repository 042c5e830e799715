import { TextField } from '#src/ui/forms/field.tsx';

type Props = React.ComponentProps<typeof TextField>;

/** The field for a code of an authenticator app. */
export function CodeField(props: Props) {
  return <TextField inputMode="numeric" autoComplete="one-time-code" required {...props} />;
}

export function RecoveryCodeField(props: Props) {
  return <TextField autoComplete="off" autoCapitalize="none" spellCheck={false} required {...props} />;
}
