import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { Navigate, Outlet, useLocation, useMatches, useNavigation } from 'react-router';
import { VerifyBannerCard } from '#src/accounts/auth/email/verify-banner-card.tsx';
import { pathAfterEnd, useSession } from '#src/accounts/auth/session.ts';
import { ModeSwitch } from '#src/accounts/users/modes/mode-switch-card.tsx';
import type { User } from '#src/accounts/users/schemas.ts';
import { SentCodes } from '#src/deals/orders/handover/sent-codes-card.tsx';
import { ImportKit } from '#src/gear/kit/import-kit-card.tsx';
import { useUnread } from '#src/messaging/live/client.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { shopName } from '#src/texts/shop.ts';
import { siteTexts } from '#src/texts/site.ts';
import { classNames } from '#src/ui/class-names.ts';
import { AskedDialog } from '#src/ui/dialogs/asked-dialog.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { ProgressBar, RowsSkeleton, type PageHandle } from '#src/ui/feedback/placeholders.tsx';
import { DrawerLayout, type DrawerMenu } from '#src/ui/layout/drawer.tsx';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { Route } from './+types/dashboard-layout';
import { navItemsOf } from './nav-items.ts';
import { RefreshOnEvent, useStats } from './stats.ts';

export const meta: Route.MetaFunction = () => [
  { title: `${dashboardTexts.dashboard.title} · ${shopName()}` },
  { name: 'robots', content: 'noindex' },
];

const SecondFactorCard = lazyPart(
  async () => (await import('#src/accounts/auth/second-factor/second-factor-card.tsx')).SecondFactorCard,
);

const fiveMinutes = 5 * 60_000;

/** The HTML is the same for everyone and has the menus of all roles; the head script selects one. */
const earlyMenus: Record<User['role'], string> = {
  Buyer: 'in-data-[role=Buyer]:contents',
  Seller: 'in-data-[role=Seller]:contents',
  admin: 'in-data-[role=admin]:contents',
};
const roles = Object.keys(earlyMenus) as User['role'][];

/** The frame of the dashboard. Its pages are rendered only after the server has confirmed who the user is. */
export default function DashboardLayout() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const from = encodeURIComponent(pathname + search);
  // A user who is already leaving the page is not redirected.
  const isLeaving = useNavigation().state !== 'idle';
  const user = session.state === 'signed-in' ? session.user : null;
  const { client, number } = useQueries(user?._id);
  if (session.state === 'signed-out')
    return isLeaving ? <SigningOut /> : <Navigate to={pathAfterEnd(pathname + search)} replace />;
  if (session.state === 'unfinished') return <Navigate to={`/signup?from=${from}`} replace />;
  return (
    <QueryClientProvider key={number} client={client}>
      <RefreshOnEvent />
      <AskedDialog />
      {user?.needsSecondFactor ? <SecondFactorCard /> : <Frame user={user} />}
    </QueryClientProvider>
  );
}

const createClient = () =>
  new QueryClient({ defaultOptions: { queries: { gcTime: fiveMinutes, retry: 1 } } });

/**
 * The next user of this browser must not see cached data of the former one. `number` changes with the client: mounted
 * components keep the client that they began with, so they have to be mounted again.
 */
function useQueries(userId: string | undefined) {
  const [queries, setQueries] = useState(() => ({ userId, client: createClient(), number: 0 }));
  if (userId === undefined || userId === queries.userId) return queries;
  const isFirst = queries.userId === undefined;
  const next = isFirst
    ? { ...queries, userId }
    : { userId, client: createClient(), number: queries.number + 1 };
  setQueries(next);
  return next;
}

function Frame({ user }: { user: User | null }) {
  const { data: stats } = useStats();
  const unread = useUnread();
  const menus = user
    ? [{ key: user.role, items: navItemsOf(user.role, stats, unread) }]
    : roles.map((role) => ({ key: role, items: navItemsOf(role, undefined), shown: earlyMenus[role] }));
  return (
    <DrawerLayout
      title={user?.name ?? '\u00a0'}
      menus={menus}
      isEarly={!user}
      foot={<ModeSwitch className="-ms-2" />}
    >
      {user ? (
        <Fragment key={user._id}>
          <SentCodes />
          <VerifyBannerCard />
          <ImportKit />
          <Outlet />
        </Fragment>
      ) : (
        <Checking menus={menus} />
      )}
    </DrawerLayout>
  );
}

function SigningOut() {
  return (
    <div className="shell py-8 lg:py-10">
      <Checking />
    </div>
  );
}

const hasShape = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'Shape' in handle;

/**
 * Shown until the session is known: a progress bar, and for returning users the heading of the page and its shape.
 */
function Checking({ menus = [] }: { menus?: readonly DrawerMenu[] }) {
  const { pathname } = useLocation();
  const { dashboard } = dashboardTexts;
  const { layout } = siteTexts;
  const handle = useMatches().at(-1)?.handle;
  const Shape = hasShape(handle) ? handle.Shape : RowsSkeleton;
  const titles = menus.map(({ key, shown, items }) => ({
    key,
    shown,
    title: items.find(({ to }) => to === pathname)?.label,
  }));
  return (
    <>
      {titles.map(
        ({ key, shown, title }) =>
          title !== undefined && (
            <div key={key} className={classNames('hidden', shown)}>
              <PageHeading title={title} className="mb-8" />
            </div>
          ),
      )}
      <noscript>
        <Notice tone="error">{layout.needsScript}</Notice>
      </noscript>
      <div className="min-h-[60vh] noscript:hidden">
        {/* Above shapes that fill the screen. */}
        <div className="relative z-40">
          <ProgressBar label={dashboard.checking} />
        </div>
        <div className="hidden in-data-role:block">
          <Shape />
        </div>
      </div>
    </>
  );
}
