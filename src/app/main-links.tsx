import { useSession } from '#src/accounts/auth/session.ts';
import type { User } from '#src/accounts/users/schemas.ts';
import { useUnread } from '#src/messaging/live/client.ts';
import { siteTexts } from '#src/texts/site.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { closeMenu, type NavItem } from '#src/ui/layout/site-header.tsx';

type Role = User['role'];

/** The HTML is the same for everyone, so it has the links of all roles; the head script selects one role. */
const early = {
  Buyer: 'hidden in-data-[role=Buyer]:flex',
  Seller: 'hidden in-data-[role=Seller]:flex',
  admin: 'hidden in-data-[role=admin]:flex',
  trader: 'hidden in-data-[role=Buyer]:flex in-data-[role=Seller]:flex',
  any: 'hidden in-data-role:flex',
} as const satisfies Record<Role | 'trader' | 'any', string>;

const sellPath = '/dashboard/addproducts';
const signUpToSell = `/signup?from=${encodeURIComponent(sellPath)}`;

/** Leads to the form for a new item, and visitors first to the sign-up. */
export function SellLink({ wide = false }: { wide?: boolean }) {
  const session = useSession();
  const link = (to: string, className = 'flex') => (
    <ButtonLink
      to={to}
      variant="patch"
      size={wide ? 'md' : 'sm'}
      wide={wide}
      className={className}
      onClick={closeMenu}
    >
      {siteTexts.nav.sell}
    </ButtonLink>
  );
  if (session.state === 'loading')
    return (
      <>
        {link(signUpToSell, 'flex in-data-role:hidden')}
        {link(sellPath, early.any)}
      </>
    );
  return link(session.state === 'signed-in' ? sellPath : signUpToSell);
}

/** The links, in the language that the shop has now. */
function readLinks() {
  const { nav } = siteTexts;
  return {
    messages: { to: '/dashboard/messages', label: nav.messages },
    watchlist: { to: '/dashboard/watchlist', label: nav.watchlist },
    offers: { to: '/dashboard/offers', label: nav.offers, isOnlyInMenu: true },
    dashboard: { to: '/dashboard', label: nav.dashboard, end: true },
    orders: {
      Buyer: { to: '/dashboard', label: nav.orders.Buyer, end: true },
      Seller: { to: '/dashboard/sellerorders', label: nav.orders.Seller },
      admin: { to: '/dashboard/admin/allorders', label: nav.orders.admin },
    } satisfies Record<Role, NavItem>,
  };
}

/** The header's links for a role. The dashboard's menu has the same pages by the same names. */
export function personalLinksOf(role: Role, unread = 0): NavItem[] {
  const { messages, watchlist, offers, dashboard, orders } = readLinks();
  return role === 'admin'
    ? [watchlist, orders.admin, dashboard]
    : [
        { ...messages, count: unread },
        watchlist,
        orders[role],
        offers,
        // A buyer's dashboard is the page of their orders, and one link is marked as the current one.
        role === 'Buyer' ? { ...dashboard, current: 'true' } : dashboard,
      ];
}

function earlyLinks(): NavItem[] {
  const { messages, watchlist, offers, dashboard, orders } = readLinks();
  return [
    { ...messages, shown: early.trader },
    { ...watchlist, shown: early.any },
    { ...orders.Buyer, shown: early.Buyer },
    { ...orders.Seller, shown: early.Seller },
    { ...orders.admin, shown: early.admin },
    { ...offers, shown: early.trader },
    { ...dashboard, shown: early.any },
  ];
}

/** Returns the links to the user's own pages. A user who has not chosen a role yet has only the dashboard. */
export function usePersonalLinks(): NavItem[] {
  const session = useSession();
  const unread = useUnread()?.messages;
  if (session.state === 'loading') return earlyLinks();
  if (session.state === 'signed-out') return [];
  return session.state === 'signed-in' ? personalLinksOf(session.user.role, unread) : [readLinks().dashboard];
}
