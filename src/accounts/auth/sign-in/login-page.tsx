import { Link, useNavigate, useSearchParams } from 'react-router';
import { useIdentitySettings } from '#src/accounts/auth/browser-provider.ts';
import { signIn as send } from '#src/accounts/auth/client.ts';
import { GoogleButton } from '#src/accounts/auth/google/button.tsx';
import { PasskeyButton } from '#src/accounts/auth/passkeys/button.tsx';
import { signIn } from '#src/accounts/auth/schemas.ts';
import { explainAuth } from '#src/accounts/auth/use-action.tsx';
import { pageLoader } from '#src/platform/http/page-loader.server.ts';
import { authTexts } from '#src/texts/auth.ts';
import { grammar } from '#src/texts/grammar.ts';
import { hasEnded, suspension } from '#src/ui/client/personal-storage.ts';
import { Notice, Suspension } from '#src/ui/feedback/notice.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { useSchemaForm } from '#src/ui/forms/form.ts';
import { PasswordField } from '#src/ui/forms/password-field.tsx';
import { unlistedMeta } from '#src/ui/layout/page-meta.ts';
import type { Route } from './+types/login-page';
import {
  AuthForm,
  AuthFrame,
  SignedInNotice,
  useAfterLogin,
  useIntent,
  wantsToSell,
  withReturn,
} from './auth-frame-card.tsx';

export const meta = () => unlistedMeta(authTexts.auth.loginTitle);

export const loader = pageLoader(async ({ app: { shop } }) => ({ signUp: shop.current.signUp }));

export default function LoginPage({ loaderData: { signUp } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const intent = useIntent();
  const { firebase } = useIdentitySettings();
  const isEnded = hasEnded.useValue();
  const isSuspended = suspension.useValue() !== null;
  const { auth } = authTexts;
  const goOn = useAfterLogin();
  const form = useSchemaForm(
    signIn,
    { email: '', password: '' },
    async (credentials) => {
      await goOn(await send(credentials));
    },
    explainAuth,
  );
  const { field, formState, getValues } = form;
  const lead = isSuspended
    ? ''
    : isEnded
      ? auth.loginAfterEnd
      : wantsToSell(search)
        ? auth.loginToSell
        : auth.loginLead;
  return (
    <AuthFrame title={auth.loginTitle} lead={intent ? auth.loginTo[intent.to](intent.wanted) : lead}>
      {isSuspended && (
        <Notice tone="error" className="mb-6">
          <Suspension />
        </Notice>
      )}
      <SignedInNotice isLeaving={formState.isSubmitting} />
      <AuthForm form={form} submitLabel={auth.submitLogin}>
        <TextField
          type="email"
          autoComplete={firebase ? 'username' : 'username webauthn'}
          required
          {...field('email', auth.email)}
        />
        <PasswordField autoComplete="current-password" required {...field('password', auth.password)} />
        <Link
          className="link -my-2 self-start py-2 text-sm"
          to="/forgot-password"
          onClick={(event) => {
            event.preventDefault();
            void navigate('/forgot-password', { state: { email: getValues('email') } });
          }}
        >
          {auth.forgotPassword}
        </Link>
      </AuthForm>
      <div className="mt-3">
        <PasskeyButton label={auth.passkey} suggests onDone={goOn} />
      </div>
      <GoogleButton onDone={goOn} />
      {signUp === 'invitation' && <p className="mt-6 text-sm text-soft">{auth.byInvitation}</p>}
      {signUp === 'open' && (
        <p className="mt-6 text-sm text-soft">
          {auth.noAccount}
          {grammar.gap}
          <Link className="link" to={withReturn('/signup', search)} state={intent}>
            {auth.signupTitle}
          </Link>
        </p>
      )}
    </AuthFrame>
  );
}
