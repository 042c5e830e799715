import {
  Activity,
  Aperture,
  Backpack,
  Bell,
  BellPlus,
  Boxes,
  Camera,
  ContactRound,
  FileText,
  Flag,
  Gavel,
  Handshake,
  Heart,
  Inbox,
  LayoutDashboard,
  Mail,
  MessageSquare,
  Newspaper,
  PackagePlus,
  ScrollText,
  Settings2,
  ShieldCheck,
  ShoppingBag,
  Store,
  UserRound,
  UserRoundCheck,
  UserRoundPlus,
  Users,
} from 'lucide-react';
import type { User } from '#src/accounts/users/schemas.ts';
import type { Unread } from '#src/messaging/live/schemas.ts';
import { accountTexts } from '#src/texts/account.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { conversationTexts } from '#src/texts/conversations.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { disputeTexts } from '#src/texts/disputes.ts';
import { healthTexts } from '#src/texts/health.ts';
import { invitationTexts } from '#src/texts/invitations.ts';
import { kitTexts } from '#src/texts/kit.ts';
import { mailingsTexts } from '#src/texts/mailings.ts';
import { notificationPageTexts } from '#src/texts/notifications-page.ts';
import { offerTexts } from '#src/texts/offers.ts';
import { postsTexts } from '#src/texts/posts.ts';
import { savedSearchTexts } from '#src/texts/saved-searches.ts';
import { sellerTexts } from '#src/texts/sellers.ts';
import { shopPagesTexts } from '#src/texts/shop-pages.ts';
import { shopSettingsTexts } from '#src/texts/shop-settings.ts';
import { watchlistTexts } from '#src/texts/watchlist.ts';
import type { DrawerItem } from '#src/ui/layout/drawer.tsx';
import type { Stats, StatsOf } from './schemas.ts';

function sellerItems(waiting: Stats['waiting'] | undefined) {
  const { nav } = dashboardTexts.dashboard;
  return {
    products: { to: '/dashboard/myproducts', label: nav.myProducts, Icon: Boxes },
    orders: { to: '/dashboard/sellerorders', label: nav.sellerOrders, Icon: Inbox, count: waiting?.sales },
  };
}

/** A user who has changed roles keeps the pages of their remaining items and of all their sales. */
function remainingItems({ own, waiting }: Pick<StatsOf<'Buyer'>, 'own' | 'waiting'>): DrawerItem[] {
  const { products, orders } = sellerItems(waiting);
  return [...(own.items > 0 ? [products] : []), ...(own.orders > 0 ? [orders] : [])];
}

const inGroup = (group: string, items: DrawerItem[]) => items.map((item) => ({ ...item, group }));

export function navItemsOf(
  role: User['role'],
  stats: Stats | undefined,
  unread: Unread | null = null,
): DrawerItem[] {
  const { nav } = dashboardTexts.dashboard;
  const profile = { to: '/dashboard/profile', label: accountTexts.account.nav, Icon: UserRound };
  const overview = { to: '/dashboard', label: nav.overview, Icon: LayoutDashboard, end: true, isTab: true };
  const waiting = stats?.waiting;
  const { products, orders } = sellerItems(waiting);
  const offers = {
    to: '/dashboard/offers',
    label: offerTexts.nav,
    Icon: Handshake,
    count: waiting?.offers,
    isTab: true,
  };
  const messages = {
    to: '/dashboard/messages',
    label: conversationTexts.nav,
    Icon: MessageSquare,
    count: unread?.messages,
    isTab: true,
  };
  const notifications = {
    to: '/dashboard/notifications',
    label: notificationPageTexts.nav,
    Icon: Bell,
    count: unread?.notifications,
  };
  const following = { to: '/dashboard/following', label: sellerTexts.sellers.nav, Icon: UserRoundCheck };
  const kit = { to: '/dashboard/kit', label: kitTexts.nav, Icon: Backpack };
  const watchlist = { to: '/dashboard/watchlist', label: watchlistTexts.nav, Icon: Heart };
  const searches = { to: '/dashboard/searches', label: savedSearchTexts.nav, Icon: BellPlus };
  const add = { to: '/dashboard/addproducts', label: nav.addProducts, Icon: PackagePlus };
  const personal = [notifications, following, watchlist, searches, kit];
  const purchases = { label: nav.myOrders, Icon: ShoppingBag, count: waiting?.purchases };
  if (role === 'Buyer') {
    const remaining = stats?.role === 'Buyer' ? remainingItems(stats) : [];
    return [
      { ...purchases, to: '/dashboard', end: true, isTab: true },
      messages,
      offers,
      notifications,
      following,
      { ...watchlist, isTab: true },
      searches,
      kit,
      ...remaining,
      profile,
    ];
  }
  if (role === 'Seller') {
    const held = stats?.role === 'Seller' && stats.bought > 0;
    return [
      overview,
      add,
      products,
      { ...orders, isTab: true },
      messages,
      offers,
      ...personal,
      ...(held ? [{ ...purchases, to: '/dashboard/myorders' }] : []),
      profile,
    ];
  }
  const ofAdmin = stats?.role === 'admin' ? stats : undefined;
  const { openReports, openDisputes } = ofAdmin ?? {};
  const { groups } = dashboardTexts.dashboard;
  const remaining = ofAdmin ? remainingItems(ofAdmin) : [];
  const deals = remaining.length > 0 ? [messages, offers].map((item) => ({ ...item, isTab: false })) : [];
  return [
    overview,
    ...inGroup(groups.people, [
      { to: '/dashboard/admin/people', label: nav.everyone, Icon: ContactRound },
      { to: '/dashboard/admin', label: nav.allUsers, Icon: Users, end: true },
      { to: '/dashboard/admin/allseller', label: nav.allSeller, Icon: Store },
      { to: '/dashboard/admin/alladmins', label: nav.allAdmins, Icon: ShieldCheck },
      { to: '/dashboard/admin/signup', label: invitationTexts.nav, Icon: UserRoundPlus },
    ]),
    ...inGroup(groups.trade, [
      { to: '/dashboard/admin/allorders', label: nav.allOrders, Icon: Inbox, isTab: true },
      {
        to: '/dashboard/admin/disputes',
        label: disputeTexts.list,
        Icon: Gavel,
        count: openDisputes,
        isTab: true,
      },
      { to: '/dashboard/admin/reports', label: nav.reports, Icon: Flag, count: openReports, isTab: true },
      { to: '/dashboard/admin/allproducts', label: nav.allProducts, Icon: Aperture },
      { to: '/dashboard/admin/cameras', label: adminTexts.admin.cameras, Icon: Camera },
    ]),
    ...inGroup(shopSettingsTexts.nav, [
      { to: '/dashboard/admin/shop', label: shopSettingsTexts.nav, Icon: Settings2, end: true },
      { to: '/dashboard/admin/health', label: healthTexts.nav, Icon: Activity },
      { to: '/dashboard/admin/audit', label: adminTexts.audit.nav, Icon: ScrollText },
    ]),
    ...inGroup(groups.content, [
      { to: '/dashboard/admin/blogs', label: postsTexts.posts.nav, Icon: Newspaper },
      { to: '/dashboard/admin/shop/pages', label: shopPagesTexts.nav, Icon: FileText },
      { to: '/dashboard/admin/newsletter', label: mailingsTexts.mailings.nav, Icon: Mail },
    ]),
    ...inGroup(groups.own, [add, ...remaining, ...deals, ...personal, profile]),
  ];
}
