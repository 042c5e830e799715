import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigation } from 'react-router';
import { useSession } from '#src/identity/session.ts';
import { VerifyBannerCard } from '#src/identity/verify-banner-card.tsx';
import '#src/texts/signed-in.ts';
import { texts } from '#src/texts/texts.ts';
import { DrawerLayout } from '#src/ui/drawer.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import type { User } from '#src/users/contract.ts';
import type { Route } from './+types/dashboard-layout';
import { roomsOf } from './rooms.ts';
import { useFigures } from './use-figures.ts';

export const meta: Route.MetaFunction = () => [
  { title: `${texts.dashboard.title} · ${texts.name}` },
  { name: 'robots', content: 'noindex' },
];

const fiveMinutes = 5 * 60_000;

/** The signed-in rooms: nobody is let in before the server has said who they are. */
export default function DashboardLayout() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { gcTime: fiveMinutes, retry: 1 } } }),
  );
  const { dashboard, layout } = texts;
  const from = encodeURIComponent(pathname + search);
  // Who is on their way out is not sent elsewhere.
  const isLeaving = useNavigation().state !== 'idle';
  if (session.state === 'loading' || (session.state === 'signed-out' && isLeaving))
    return (
      <div className="shell min-h-[60vh] py-8 lg:py-10">
        <PageHeading title={dashboard.title} className="mb-8" />
        <noscript>
          <Notice tone="error">{layout.needsScript}</Notice>
        </noscript>
        <div className="noscript:hidden">
          <ProgressBar label={dashboard.checking} />
        </div>
      </div>
    );
  if (session.state === 'signed-out') return <Navigate to={`/login?from=${from}`} replace />;
  if (session.state === 'unfinished') return <Navigate to={`/signup?from=${from}`} replace />;
  return (
    // Another person on the same browser must not see what was kept of the one before.
    <QueryClientProvider client={queries} key={session.user._id}>
      <Rooms user={session.user} />
    </QueryClientProvider>
  );
}

function Rooms({ user }: { user: User }) {
  const { data: figures } = useFigures();
  const { dashboard } = texts;
  return (
    <DrawerLayout
      label={dashboard.title}
      title={user.name}
      items={roomsOf(user.role, figures)}
      moreLabel={dashboard.more}
    >
      <VerifyBannerCard />
      <Outlet />
    </DrawerLayout>
  );
}
