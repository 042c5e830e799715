import { maintenanceHeader, maintenanceText } from '#src/platform/shared/maintenance-text.ts';
import { createStore } from '#src/platform/shared/store.ts';
import { tabStorage } from './browser-storage.ts';

/**
 * `newer`: a new version is served; `needed`: it no longer has a part of this page; `missing`: a part could not be
 * loaded.
 */
export type VersionNotice = 'newer' | 'needed' | 'missing';

declare global {
  interface Window {
    /** Set by React Router. */
    __reactRouterManifest?: { version: string };
  }
}

const checkEveryMs = 60_000;
const resumeKey = 'resume';
let lastCheck = Date.now();
const notice = createStore<VersionNotice | null>(null);
const touched = new Set<HTMLFormElement>();
let pending: string | null = null;
/** The page that is being opened, because opening it can fail before any page could report that. */
let followed: { href: string; at: number } | null = null;
const followedMs = 10_000;

export const useVersionNotice = notice.useValue;

export const dismissVersionNotice = (): void => notice.set(null);

/** Returns whether the server runs a different version from this page; false if it does not respond. */
async function isNewer(): Promise<boolean> {
  lastCheck = Date.now();
  const own = window.__reactRouterManifest?.version;
  try {
    const response = await fetch('/version');
    const text = response.headers.get(maintenanceHeader);
    // Something else can respond in the shop's place, such as the login page of a network.
    if (!response.ok || !response.headers.get('content-type')?.startsWith('text/plain')) return false;
    maintenanceText.set(text === null ? null : decodeURIComponent(text));
    return (await response.text()) !== own;
  } catch {
    return false;
  }
}

async function check(): Promise<void> {
  if (Date.now() - lastCheck >= checkEveryMs && (await isNewer()) && notice.get() !== 'needed')
    notice.set('newer');
}

/**
 * Reports that a part of this page could not be loaded, and keeps the page open until the user reloads it. Browsers don't
 * load a module again whose loading has failed.
 */
export async function reportMissingPart(): Promise<void> {
  notice.set((await isNewer()) ? 'needed' : 'missing');
}

/** Reloads a page that broke, in case an older version got data that only the new one understands. */
export async function reloadIfNewer(): Promise<void> {
  if (await isNewer()) location.reload();
}

/** Stores where the router is going, so that the browser can open a page that the router cannot load. */
export function setPending(href: string | null): void {
  pending = href;
  if (href === null) followed = null;
}

/** Stores where a link or a script is going. Call this before a navigation that follows a form. */
export function noteNavigation(path: string): void {
  followed = { href: new URL(path, location.href).href, at: Date.now() };
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

function isTyping(): boolean {
  return Array.from(touched).some((form) => {
    if (!form.isConnected) touched.delete(form);
    return form.isConnected && Array.from(new FormData(form).values()).some((value) => value !== '');
  });
}

function linkOf(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link?.origin === location.origin ? link : null;
}

/** Watches for a new version. Call this once, when the page is hydrated. */
export function watchVersion(): void {
  document.addEventListener('visibilitychange', () => document.hidden || void check());
  addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest('form') : null;
    if (form && form.role !== 'search') touched.add(form);
  });
  // Runs before React handles the click, so that the browser follows the link and opens the new version.
  addEventListener(
    'click',
    (event) => {
      const link = linkOf(event);
      if (!link) return;
      if (isPlain(event) && !link.target) noteNavigation(link.href);
      if (notice.get() && notice.get() !== 'missing' && !isTyping()) event.stopPropagation();
      else void check();
    },
    true,
  );
  // The router reloads the current page if it cannot load the next page's script. Stores the next page, so that it is
  // opened after the reload.
  addEventListener('pagehide', () => {
    const recent = followed && Date.now() - followed.at < followedMs ? followed.href : null;
    const to = pending ?? recent;
    if (to) tabStorage.write(resumeKey, JSON.stringify([location.href, to]));
  });
}

function consumeResumed(): string[] {
  const addresses: string[] = JSON.parse(tabStorage.read(resumeKey) ?? '[]');
  tabStorage.remove(resumeKey);
  return addresses;
}

/**
 * Opens the page that the router could not load, if the router has just reloaded the current page instead. Returns
 * whether it does.
 */
export function resume(): boolean {
  const [from, to] = consumeResumed();
  const [load] = performance.getEntriesByType('navigation');
  if (!to || from !== location.href) return false;
  if (!(load instanceof PerformanceNavigationTiming && load.type === 'reload')) return false;
  location.replace(to);
  return true;
}
