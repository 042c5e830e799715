import { useCallback } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { z } from 'zod';
import { signUp as send, finishSignUp } from '#src/accounts/auth/client.ts';
import { GoogleButton } from '#src/accounts/auth/google/button.tsx';
import { signUp, signUpRole } from '#src/accounts/auth/schemas.ts';
import { currentSession, useSession, type Session } from '#src/accounts/auth/session.ts';
import { explainAuth } from '#src/accounts/auth/use-action.tsx';
import { pageLoader } from '#src/platform/http/page-loader.server.ts';
import { authTexts } from '#src/texts/auth.ts';
import { grammar } from '#src/texts/grammar.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { call } from '#src/ui/client/call.ts';
import { useMailedLink } from '#src/ui/client/mailed-link.ts';
import { RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { RadioGroup } from '#src/ui/forms/choice.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { useSchemaForm } from '#src/ui/forms/form.ts';
import { PasswordField } from '#src/ui/forms/password-field.tsx';
import { unlistedMeta } from '#src/ui/layout/page-meta.ts';
import type { Route } from './+types/signup-page';
import {
  AuthForm,
  AuthFrame,
  SignedInNotice,
  returnPath,
  suggestedRole,
  useAfterLogin,
  useIntent,
  wantsToSell,
  withReturn,
} from './auth-frame-card.tsx';

export const meta = () => unlistedMeta(authTexts.auth.signupTitle);

const schema = signUp.extend({ role: signUpRole });

export const loader = pageLoader(async ({ app: { shop } }) => ({ signUp: shop.current.signUp }));

export default function SignupPage({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const intent = useIntent();
  const session = useSession();
  const { auth } = authTexts;
  const role = suggestedRole(search, intent);
  const invitation = search.get('invitation')?.trim() || undefined;
  const needsInvitation = loaderData.signUp === 'invitation';
  const isUsable = useCallback(
    async ({ token }: { token: string }) =>
      !needsInvitation ||
      invitation === undefined ||
      (await call('POST /invitations/check', { body: { token } })).body.isValid,
    [needsInvitation, invitation],
  );
  const { isSpent, isChecked } = useMailedLink('invitation', isUsable, 'invitation');
  const done = async () => {
    toast.success(auth.signupSuccess);
    const entered = currentSession();
    const sells = entered.state === 'signed-in' && entered.user.role === 'Seller';
    // A new seller starts at the dashboard, unless `from` names the page to return to.
    await navigate(sells && !search.has('from') ? '/dashboard' : returnPath(search), { replace: true });
  };
  const afterLogin = useAfterLogin();
  // A new account stays on this page, which asks for its role.
  const goOn = async (entered: Session | null) => {
    if (entered?.state !== 'unfinished') await afterLogin(entered);
  };
  const form = useSchemaForm(
    schema,
    { name: '', email: '', password: '', ...(role && { role }) },
    async (account) => {
      await send({ ...account, invitation });
      await done();
    },
    explainAuth,
  );
  const { field, register } = form;
  const { errors, isSubmitting } = form.formState;

  // The account has no role yet: it was created on an earlier visit, or the last step of the sign-up has just failed.
  if (session.state === 'unfinished') {
    return (
      <AuthFrame title={auth.finishTitle} lead={auth.finishLead}>
        <FinishForm
          name={session.name}
          email={session.email}
          role={role}
          invitation={invitation}
          onDone={done}
        />
      </AuthFrame>
    );
  }
  // A link for visitors also leads users here who click it before their session is known.
  if (session.state === 'signed-in' && !isSubmitting && search.has('from'))
    return <Navigate to={returnPath(search)} replace />;
  const isClosed = loaderData.signUp === 'closed';
  if (isClosed || isSpent || (needsInvitation && invitation === undefined)) {
    const lead = isSpent ? auth.signupSpent : auth.signupInvited;
    return (
      <AuthFrame title={auth.signupTitle} lead={isClosed ? auth.signupClosed : lead}>
        <SignedInNotice isLeaving={false} />
        <ButtonLink size="lg" wide to={withReturn('/login', search)} state={intent}>
          {auth.loginTitle}
        </ButtonLink>
      </AuthFrame>
    );
  }
  const lead = wantsToSell(search) ? auth.signupToSell : auth.signupLead;
  if (needsInvitation && !isChecked)
    return (
      <AuthFrame title={auth.signupTitle} lead={lead}>
        <RowsSkeleton />
      </AuthFrame>
    );
  return (
    <AuthFrame title={auth.signupTitle} lead={intent ? auth.signupTo[intent.to](intent.wanted) : lead}>
      <SignedInNotice isLeaving={isSubmitting} />
      <AuthForm form={form} submitLabel={auth.submitSignup}>
        <TextField autoComplete="name" required {...field('name', auth.name)} />
        <TextField type="email" autoComplete="username" required {...field('email', auth.email)} />
        <RoleField isMissing={errors.role !== undefined} {...register('role')} />
        <PasswordField
          hint={auth.passwordHint}
          autoComplete="new-password"
          required
          {...field('password', auth.password)}
        />
      </AuthForm>
      <GoogleButton onDone={goOn} invitation={invitation} />
      <p className="mt-6 text-sm text-soft">
        {auth.haveAccount}
        {grammar.gap}
        <Link className="link" to={withReturn('/login', search)} state={intent}>
          {auth.loginTitle}
        </Link>
      </p>
    </AuthFrame>
  );
}

function RoleField({ isMissing, ...input }: UseFormRegisterReturn & { isMissing: boolean }) {
  const { auth } = authTexts;
  return (
    <RadioGroup
      label={auth.role}
      hint={auth.roleHint}
      options={signUpRole.options.map((value) => ({
        value,
        label: auth.roles[value],
        hint: auth.roleHints[value],
      }))}
      error={isMissing ? auth.roleMissing : undefined}
      {...input}
    />
  );
}

const roleOnly = z.object({ role: signUpRole });

function FinishForm({
  name,
  email,
  role: suggested,
  invitation,
  onDone,
}: {
  name: string;
  email: string;
  role: 'Buyer' | 'Seller' | undefined;
  invitation: string | undefined;
  onDone: () => Promise<void>;
}) {
  const { auth } = authTexts;
  const { register, ...form } = useSchemaForm(
    roleOnly,
    suggested ? { role: suggested } : {},
    async ({ role }) => {
      await finishSignUp(name, email, role, invitation);
      await onDone();
    },
    explainAuth,
  );
  return (
    <AuthForm form={form} submitLabel={auth.finishSubmit}>
      <RoleField isMissing={form.formState.errors.role !== undefined} {...register('role')} />
    </AuthForm>
  );
}
