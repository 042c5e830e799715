import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { useSession, type Session } from '#src/accounts/auth/session.ts';
import { isOwnPath } from '#src/platform/schemas.ts';
import { authTexts } from '#src/texts/auth.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Notice, ScriptNeeded } from '#src/ui/feedback/notice.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import type { Form } from '#src/ui/forms/form.ts';

export function AuthFrame({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children: React.ReactNode;
}) {
  return (
    <div className="shell flex justify-center py-12 sm:py-20">
      <div className="w-full max-w-md">
        <h1 className="heading-page">{title}</h1>
        {/* The text changes when a mailed link turns out to be used up. */}
        <p aria-live="polite" className="mt-2 mb-8 text-soft empty:mb-4">
          {lead}
        </p>
        <ScriptNeeded>{children}</ScriptNeeded>
      </div>
    </div>
  );
}

/** The form of a page around login, with the failure below its button. */
export function AuthForm({
  form: { submit, failure, formState },
  submitLabel,
  children,
}: {
  form: Pick<Form, 'submit' | 'failure' | 'formState'>;
  submitLabel: string;
  children: React.ReactNode;
}) {
  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
      {children}
      <Button type="submit" size="lg" wide pending={formState.isSubmitting}>
        {submitLabel}
      </Button>
      {failure && <Notice tone="error">{failure}</Notice>}
    </form>
  );
}

/** `isLeaving` is set while the form on the page logs the user in. */
export function SignedInNotice({ isLeaving }: { isLeaving: boolean }) {
  const session = useSession();
  const navigation = useNavigation();
  if (session.state !== 'signed-in' || isLeaving || navigation.state !== 'idle') return null;
  const action = (
    <ButtonLink to="/dashboard" size="sm" variant="line">
      {authTexts.auth.toDashboard}
    </ButtonLink>
  );
  return (
    <div className="mb-8">
      <Notice action={action}>{authTexts.auth.signedInAs(session.user.name)}</Notice>
    </div>
  );
}

/**
 * Returns the path to open after signing in: the one in `?from=`, or the home page. Rejects addresses of other sites,
 * to prevent open redirects.
 */
export function returnPath(search: URLSearchParams): string {
  const from = search.get('from') ?? '/';
  return isOwnPath(from) ? from : '/';
}

/** Returns what opens the next page after a login; null while the second step of the login is missing. */
export function useAfterLogin(): (session: Session | null) => Promise<void> {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const state = useIntent();
  return async (session) => {
    if (!session) return navigate(withReturn('/login/code', search), { state });
    if (session.state === 'unfinished')
      return navigate(withReturn('/signup', search), { replace: true, state });
    toast.success(authTexts.auth.loginSuccess);
    await navigate(returnPath(search), { replace: true });
  };
}

export function withReturn(path: string, search: URLSearchParams): string {
  const to = returnPath(search);
  return to === '/' ? path : `${path}?from=${encodeURIComponent(to)}`;
}

/** Whether the visitor wants to list an item, and so came from Sell. */
export const wantsToSell = (search: URLSearchParams): boolean =>
  /^\/dashboard\/addproducts([/?#]|$)/.test(returnPath(search));

/** Returns the role that fits what the visitor wanted to do, or undefined if that is unknown. */
export function suggestedRole(
  search: URLSearchParams,
  intent: Intent | null,
): 'Buyer' | 'Seller' | undefined {
  if (wantsToSell(search)) return 'Seller';
  return intent !== null || /^\/(cameras|lens|accessories)\/./.test(returnPath(search)) ? 'Buyer' : undefined;
}

const actions = ['ask', 'book', 'offer', 'watch'] as const;

/** The action and the item for which a visitor has to log in. */
export type Intent = { wanted: string; to: (typeof actions)[number] };

export function useIntent(): Intent | null {
  const state: { wanted?: unknown; to?: unknown } | null = useLocation().state;
  if (typeof state?.wanted !== 'string') return null;
  const to = actions.find((each) => each === state.to) ?? 'book';
  return { wanted: state.wanted, to };
}
