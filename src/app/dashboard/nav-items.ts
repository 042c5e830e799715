import {
  Activity,
  Aperture,
  Bell,
  Backpack,
  BellPlus,
  Boxes,
  Camera,
  Flag,
  Handshake,
  Heart,
  Inbox,
  LayoutDashboard,
  Mail,
  MessageSquare,
  Newspaper,
  PackagePlus,
  ScrollText,
  ShieldCheck,
  ShoppingBag,
  Store,
  UserRound,
  UserRoundCheck,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { Unread } from '#src/messaging/live/schemas.ts';
import { accountTexts } from '#src/texts/account.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { conversationTexts } from '#src/texts/conversations.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { healthTexts } from '#src/texts/health.ts';
import { kitTexts } from '#src/texts/kit.ts';
import { mailingsTexts } from '#src/texts/mailings.ts';
import { notificationPageTexts } from '#src/texts/notifications-page.ts';
import { offerTexts } from '#src/texts/offers.ts';
import { postsTexts } from '#src/texts/posts.ts';
import { sellerTexts } from '#src/texts/sellers.ts';
import { savedSearchTexts } from '#src/texts/saved-searches.ts';
import { watchlistTexts } from '#src/texts/watchlist.ts';
import type { User } from '#src/accounts/users/schemas.ts';
import type { Stats } from './schemas.ts';

type NavItem = { to: string; label: string; Icon: LucideIcon; end?: boolean; count?: string | undefined };

function countBadge(count: number | undefined): string | undefined {
  return count ? dashboardTexts.stats.number(count) : undefined;
}

function sellerItems() {
  const { nav } = dashboardTexts.dashboard;
  return {
    products: { to: '/dashboard/myproducts', label: nav.myProducts, Icon: Boxes },
    orders: { to: '/dashboard/sellerorders', label: nav.sellerOrders, Icon: Inbox },
  };
}

/** A former seller keeps the pages of their remaining items and orders. */
function remainingItems(own: { items: number; openOrders: number }): NavItem[] {
  const { products, orders } = sellerItems();
  return [...(own.items > 0 ? [products] : []), ...(own.openOrders > 0 ? [orders] : [])];
}

export function navItemsOf(
  role: User['role'],
  stats: Stats | undefined,
  unread: Unread | null = null,
): NavItem[] {
  const { nav } = dashboardTexts.dashboard;
  const profile = { to: '/dashboard/profile', label: accountTexts.account.nav, Icon: UserRound };
  const overview = { to: '/dashboard', label: nav.overview, Icon: LayoutDashboard, end: true };
  const { products, orders } = sellerItems();
  const offers = { to: '/dashboard/offers', label: offerTexts.nav, Icon: Handshake };
  const messages = {
    to: '/dashboard/messages',
    label: conversationTexts.nav,
    Icon: MessageSquare,
    count: countBadge(unread?.messages),
  };
  const notifications = {
    to: '/dashboard/notifications',
    label: notificationPageTexts.nav,
    Icon: Bell,
    count: countBadge(unread?.notifications),
  };
  const following = { to: '/dashboard/following', label: sellerTexts.sellers.nav, Icon: UserRoundCheck };
  const kit = { to: '/dashboard/kit', label: kitTexts.nav, Icon: Backpack };
  const watchlist = { to: '/dashboard/watchlist', label: watchlistTexts.nav, Icon: Heart };
  const searches = { to: '/dashboard/searches', label: savedSearchTexts.nav, Icon: BellPlus };
  const personal = [notifications, following, watchlist, searches, kit];
  if (role === 'Buyer') {
    const { own } = stats?.role === 'Buyer' ? stats : {};
    const purchases = { to: '/dashboard', label: nav.myOrders, Icon: ShoppingBag, end: true };
    return [purchases, messages, offers, ...personal, ...(own ? remainingItems(own) : []), profile];
  }
  if (role === 'Seller') {
    const held = stats?.role === 'Seller' && stats.purchases > 0;
    const purchases = { to: '/dashboard/myorders', label: nav.myOrders, Icon: ShoppingBag };
    const add = { to: '/dashboard/addproducts', label: nav.addProducts, Icon: PackagePlus };
    return [
      overview,
      add,
      products,
      { ...orders, count: countBadge(stats?.openOrders) },
      messages,
      offers,
      ...personal,
      ...(held ? [purchases] : []),
      profile,
    ];
  }
  const { openReports, own } = stats?.role === 'admin' ? stats : {};
  const items: NavItem[] = [
    overview,
    { to: '/dashboard/admin', label: nav.allUsers, Icon: Users, end: true },
    { to: '/dashboard/admin/allseller', label: nav.allSeller, Icon: Store },
    { to: '/dashboard/admin/allorders', label: nav.allOrders, Icon: Inbox },
    { to: '/dashboard/admin/allproducts', label: nav.allProducts, Icon: Aperture },
    { to: '/dashboard/admin/cameras', label: adminTexts.admin.cameras, Icon: Camera },
    { to: '/dashboard/admin/reports', label: nav.reports, Icon: Flag, count: countBadge(openReports) },
    { to: '/dashboard/admin/alladmins', label: nav.allAdmins, Icon: ShieldCheck },
    { to: '/dashboard/admin/audit', label: adminTexts.audit.nav, Icon: ScrollText },
    { to: '/dashboard/admin/health', label: healthTexts.nav, Icon: Activity },
    { to: '/dashboard/admin/blogs', label: postsTexts.posts.nav, Icon: Newspaper },
    { to: '/dashboard/admin/newsletter', label: mailingsTexts.mailings.nav, Icon: Mail },
  ];
  return [...items, ...personal, ...(own ? remainingItems(own) : []), profile];
}
