import { useEffect } from 'react';
import {
  createPath,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigation,
  useRouteLoaderData,
} from 'react-router';
import { grammar } from '#src/texts/grammar.ts';
import { direction, locale } from '#src/texts/locale.ts';
import { kindTexts } from '#src/texts/names.ts';
import { logoFile, shopFacts, shopName } from '#src/texts/shop.ts';
import { siteTexts } from '#src/texts/site.ts';
import { labeled } from '#src/texts/words.ts';
import archivo from '#src/ui/styles/fonts/archivo.woff2?url';
import mono from '#src/ui/styles/fonts/mono.woff2?url';
import type { Route } from './+types/root';
import { AccountCard, LogoutButton } from './accounts/auth/account-card.tsx';
import { identitySettings } from './accounts/auth/browser-settings-service.server.ts';
import { useSession } from './accounts/auth/session.ts';
import { ModeSwitch } from './accounts/users/modes/mode-switch-card.tsx';
import { repeatEarlyClick, headScript } from './app/head-script.ts';
import { SellLink, usePersonalLinks } from './app/main-links.tsx';
import { PageError } from './app/page-error.tsx';
import { TodoBell } from './app/todo/bell.tsx';
import { fillIn, provideNavigation } from './catalog/cards/client.ts';
import './ui/styles/app.css';
import { SearchBox } from './catalog/search/suggesting/search-box-card.tsx';
import { currentAnnouncement } from './content/shop/announcement-service.server.ts';
import { pageLoader } from './platform/http/page-loader.server.ts';
import { setPending } from './ui/client/new-version.ts';
import {
  MaintenanceLine,
  OutageLine,
  StorageLine,
  TopProgress,
  VersionStrip,
} from './ui/feedback/frame-notices.tsx';
import { ToastPlace } from './ui/feedback/toast-place.tsx';
import { AnnouncementLine } from './ui/layout/announcement.tsx';
import { SiteFooter } from './ui/layout/site-footer.tsx';
import { SiteHeader, SkipLink } from './ui/layout/site-header.tsx';
import { themeColors, ThemeSwitch } from './ui/layout/theme.tsx';
import { lazyPart } from './ui/lazy-part.tsx';
import { phoneHref } from './ui/phone-href.ts';

const LiveUpdates = lazyPart(async () => (await import('./app/live-parts.tsx')).LiveUpdates);

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: archivo, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: mono, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
];

/** Loads the data that every page needs, such as the shop's address and the maintenance text. */
export const loader = pageLoader(async ({ app, app: { config, maintenance, shop } }) => ({
  identity: identitySettings(config),
  origin: config.PUBLIC_URL,
  // Pages do not load the code that reads phone numbers.
  phoneHref: shop.current.contact.phone === null ? null : phoneHref(shop.current.contact.phone),
  hasImprint: shop.hasImprint,
  maintenance: maintenance.state?.text ?? null,
  style: shop.style,
  announcement: currentAnnouncement(app),
}));

// Open pages get the maintenance text from `/version`, and none of the other data changes.
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: React.ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  return (
    // The script in the head sets the theme before the first paint.
    <html
      lang={grammar.language}
      dir={direction}
      data-texts={locale}
      data-shop={JSON.stringify(shopFacts())}
      data-identity={data && JSON.stringify(data.identity)}
      data-announcement={data?.announcement?.key}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColors.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColors.dark} />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScript }} />
        <Meta />
        <Links />
        <link rel="icon" href={logoFile('icon-192', '/icon.svg')} />
        <link rel="apple-touch-icon" href={logoFile('touch-180', '/touch-icon.png')} />
        <link rel="manifest" href="/shop/manifest.webmanifest" />
        {data?.style && <style dangerouslySetInnerHTML={{ __html: data.style }} />}
        <FeedLinks />
      </head>
      <body>
        {children}
        <ScrollRestoration />
      </body>
    </html>
  );
}

function FeedLinks() {
  const { found } = siteTexts;
  const feeds = [
    { href: '/feeds/items.xml', title: found.itemFeed },
    { href: '/feeds/posts.xml', title: found.postFeed },
  ];
  return feeds.map(({ href, title }) => (
    <link
      key={href}
      rel="alternate"
      type="application/rss+xml"
      href={href}
      title={labeled(shopName(), title)}
    />
  ));
}

function Frame({ children }: { children: React.ReactNode }) {
  const { layout, nav } = siteTexts;
  // Not passed as a prop, because the error page has no data if the loader failed.
  const shop = useRouteLoaderData<typeof loader>('root');
  const { state: session } = useSession();
  const { state, location: next } = useNavigation();
  useEffect(() => setPending(next ? createPath(next) : null), [next]);
  const navigate = useNavigate();
  useEffect(() => provideNavigation(navigate), [navigate]);
  const { key, pathname, search } = useLocation();
  const words = pathname === '/search' ? new URLSearchParams(search).get('q') : null;
  // The comparison has hearts, but no list of cards.
  useEffect(fillIn, [key]);
  useEffect(repeatEarlyClick, []);
  return (
    <>
      <SkipLink label={layout.skip} />
      <TopProgress active={state !== 'idle'} />
      <MaintenanceLine rendered={shop?.maintenance ?? null} />
      <OutageLine />
      <StorageLine />
      {shop?.announcement && (
        <AnnouncementLine text={shop.announcement.text} announcementKey={shop.announcement.key} />
      )}
      <SiteHeader
        nav={[
          { to: '/', label: nav.home, end: true },
          { to: '/cameras', label: kindTexts('cameras').nav },
          { to: '/lens', label: kindTexts('lens').nav },
          { to: '/accessories', label: kindTexts('accessories').nav },
          { to: '/blogs', label: nav.blogs },
          { to: '/fit', label: nav.fit },
          { to: '/grading', label: nav.grading },
        ]}
        personal={usePersonalLinks()}
        sell={<SellLink />}
        menuHead={<SellLink wide />}
        search={<SearchBox key={words} defaultValue={words ?? ''} />}
        bell={<TodoBell />}
        account={<AccountCard />}
        menuFoot={
          <>
            <ThemeSwitch />
            <ModeSwitch />
            <LogoutButton />
          </>
        }
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter phoneHref={shop?.phoneHref} hasImprint={shop?.hasImprint}>
        <ThemeSwitch />
      </SiteFooter>
      {session === 'signed-in' && <LiveUpdates />}
      <VersionStrip />
      <ToastPlace />
    </>
  );
}

export default function Root() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <PageError error={error} />
    </Frame>
  );
}
