import { maintenanceHeader, maintenanceText } from '#src/platform/maintenance-text.ts';
import { createStore } from '#src/platform/store.ts';

/**
 * `newer`: a new version is served, and the next page will be of it; `needed`: this page asked for a part that the
 * new version no longer has; `missing`: a part did not arrive, for whatever reason.
 */
export type VersionNotice = 'newer' | 'needed' | 'missing';

const checkEveryMs = 60_000;
const resumeKey = 'resume';
let lastCheck = Date.now();
const notice = createStore<VersionNotice | null>(null);
const retries = new Set<() => void>();
const touched = new Set<HTMLFormElement>();
let pending: string | null = null;
/** The link that was followed last, until the router has come there: it may fail before a page could say so. */
let followed: { href: string; at: number } | null = null;
const followedMs = 10_000;

export const useVersionNotice = notice.useValue;

export const dismissVersionNotice = (): void => notice.set(null);

/** Asks the server whether it serves another version than this page's; false when it does not answer. */
async function isNewer(): Promise<boolean> {
  lastCheck = Date.now();
  const own = (window as { __reactRouterManifest?: { version: string } }).__reactRouterManifest?.version;
  try {
    const response = await fetch('/version');
    const text = response.headers.get(maintenanceHeader);
    if (response.ok) maintenanceText.set(text === null ? null : decodeURIComponent(text));
    return response.ok && (await response.text()) !== own;
  } catch {
    return false;
  }
}

async function check(): Promise<void> {
  if (Date.now() - lastCheck >= checkEveryMs && (await isNewer()) && notice.get() !== 'needed')
    notice.set('newer');
}

/** A part of this page could not be fetched: says so, and keeps the page as it is until `retry` is asked for. */
export async function reportMissingPart(retry: () => void): Promise<void> {
  retries.add(retry);
  notice.set((await isNewer()) ? 'needed' : 'missing');
}

export function retryMissingParts(): void {
  notice.set(null);
  const again = [...retries];
  retries.clear();
  for (const retry of again) retry();
}

/** For a page that broke: one of an older version may have been given what only the new one understands. */
export async function reloadIfNewer(): Promise<void> {
  if (await isNewer()) location.reload();
}

/** Where the router is going, so that a page which it cannot load is opened by the browser instead. */
export function setPending(href: string | null): void {
  pending = href;
  if (href === null) followed = null;
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

/** Watches for a new version while this page is open; once, when it wakes. */
export function watchVersion(): void {
  document.addEventListener('visibilitychange', () => document.hidden || void check());
  addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest('form') : null;
    if (form && form.role !== 'search') touched.add(form);
  });
  // Before React hears of it: then the browser follows the link, and the page that opens is of the new version.
  addEventListener(
    'click',
    (event) => {
      const link = linkOf(event);
      if (!link) return;
      if (isPlain(event) && !link.target) followed = { href: link.href, at: Date.now() };
      if (notice.get() && notice.get() !== 'missing' && !isTyping()) event.stopPropagation();
      else void check();
    },
    true,
  );
  // The router reloads a page that cannot load the next one's script: it is left for that next one.
  addEventListener('pagehide', () => {
    const recent = followed && Date.now() - followed.at < followedMs ? followed.href : null;
    const to = pending ?? recent;
    if (to) sessionStorage.setItem(resumeKey, JSON.stringify([location.href, to]));
  });
}

function takeResumed(): string[] {
  try {
    const kept = sessionStorage.getItem(resumeKey);
    sessionStorage.removeItem(resumeKey);
    return JSON.parse(kept ?? '[]') as string[];
  } catch {
    // Storage can be blocked.
    return [];
  }
}

/** True when this load is that reload; then the page that was asked for is being opened. */
export function resume(): boolean {
  const [from, to] = takeResumed();
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!to || from !== location.href || load?.type !== 'reload') return false;
  location.replace(to);
  return true;
}
