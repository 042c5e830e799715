import type { NavigateFunction } from 'react-router';
import {
  currentSession,
  knownSession,
  pathToSignIn,
  subscribeToSession,
} from '#src/accounts/auth/session.ts';
import { chosenIds, maxCompared, toggleChosen } from '#src/catalog/cards/comparing-client.ts';
import {
  intentKey,
  isWatched,
  loadWatched,
  reportFailure,
  showWatched,
  watched,
  writeWatch,
} from '#src/catalog/watchlist/client.ts';
import { fillInFits } from '#src/gear/kit/client.ts';
import { knownPlace } from '#src/media/places/client.ts';
import { storeIntent } from '#src/ui/client/intent.ts';
import { currentPrefix, personalPrefix, subscribeToStored } from '#src/ui/client/personal-storage.ts';
import type * as Notes from './notes.tsx';

declare global {
  interface Window {
    /** Buttons of cards that were clicked before this module ran. */
    taps?: HTMLElement[];
  }
}

type Item = { id: string; title: string };

/** The effect of a button. Its `data-do` is the key in `actions`. */
type Action = {
  isOn(id: string): boolean;
  /** Shows the change at once, and takes it back. */
  show(id: string, isOn: boolean): void;
  /** Returns false if the user has to log in first. */
  call?(item: Item, isOn: boolean): Promise<boolean>;
  failed?(error: unknown): void;
};

const actions: Partial<Record<string, Action>> = {
  watch: {
    isOn: isWatched,
    // Visitors have to log in first.
    show: (id, isOn) => (!isOn || currentPrefix() === personalPrefix) && showWatched(id, isOn),
    call: watch,
    failed: reportFailure,
  },
  compare: { isOn: (id) => chosenIds().includes(id), show: toggleChosen },
};

async function watch({ id, title }: Item, isOn: boolean): Promise<boolean> {
  if ((await knownSession()).state === 'signed-in') {
    await writeWatch(id, isOn);
    return true;
  }
  storeIntent(intentKey, id);
  const path = pathToSignIn();
  const go = navigate ?? (await navigation.promise);
  await go(path, { state: { wanted: title, to: 'watch' } });
  return false;
}

async function act(button: HTMLElement): Promise<void> {
  const action = actions[button.dataset['do'] ?? ''];
  const item = button.closest<HTMLElement>('[data-item]');
  if (!action || !item) return;
  const id = item.dataset['item'] ?? '';
  const title = item.dataset['title'] ?? item.querySelector('.card-title')?.textContent ?? '';
  const isOn = !action.isOn(id);
  action.show(id, isOn);
  try {
    const isDone = (await action.call?.({ id, title }, isOn)) ?? true;
    if (!isDone) action.show(id, !isOn);
  } catch (error) {
    action.show(id, !isOn);
    action.failed?.(error);
  }
}

const navigation = Promise.withResolvers<NavigateFunction>();
let navigate: NavigateFunction | null = null;

/** Until then, links of cards load their pages as documents. */
export function provideNavigation(provided: NavigateFunction): void {
  navigate = provided;
  navigation.resolve(provided);
}

function follow(event: MouseEvent, link: HTMLAnchorElement): void {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!navigate || !isPlain) return;
  event.preventDefault();
  void navigate(link.pathname, { viewTransition: true });
}

function handleClick(event: MouseEvent): void {
  if (event.defaultPrevented || !(event.target instanceof Element)) return;
  const button = event.target.closest<HTMLElement>('[data-do]');
  // Ignores the second click of a double click, which would undo the first.
  if (button) return void (event.detail > 1 || act(button));
  const link = event.target.closest<HTMLAnchorElement>('.cards a');
  if (link) follow(event, link);
}

/** The HTML of the lists as the server sent it, by element. */
const sent = new WeakMap<Element, string>();

/** Returns the HTML of a list in the document that the server rendered. */
export function htmlFromServer(id: string): string {
  const list = typeof document === 'undefined' ? null : document.getElementById(id);
  return (list && sent.get(list)) ?? '';
}

function parse(html: string): HTMLElement[] {
  const holder = document.createElement('template');
  holder.innerHTML = html;
  return [...holder.content.querySelectorAll<HTMLElement>('.card')];
}

/** Shows other cards in a list. Cards that are still the same stay, so that their photos do not load again. */
export function updateCards(list: HTMLElement, html = sent.get(list) ?? ''): void {
  const before = sent.get(list);
  if (before !== undefined && before !== html) {
    const known = new Map(parse(before).map((card, index) => [card.outerHTML, list.children[index]]));
    list.replaceChildren(...parse(html).map((card) => known.get(card.outerHTML) ?? card));
  }
  sent.set(list, html);
  fillIn();
}

/** Shows current states on cards whose page is cached with all items as available. */
export function showStates(list: HTMLElement, cards: readonly { html: string }[]): void {
  const current = parse(cards.map(({ html }) => html).join(''));
  for (const card of list.querySelectorAll<HTMLElement>('.card')) {
    const { item, state } = card.dataset;
    const now = current.find((each) => each.dataset['item'] === item);
    const plate = now?.querySelector('.plate');
    if (!plate || now?.dataset['state'] === state) continue;
    card.querySelector('.plate')?.replaceWith(plate);
    card.dataset['state'] = now?.dataset['state'];
  }
}

const userId = (): string | null => {
  const session = currentSession();
  return session.state === 'signed-in' ? session.user._id : null;
};

const dayMs = 24 * 3600_000;
let notes: Promise<typeof Notes> | undefined;

const isRecent = (card: HTMLElement): boolean =>
  Date.now() - Date.parse(card.querySelector('time')?.dateTime ?? '') < dayMs;
const isBroken = ({ complete, naturalWidth }: HTMLImageElement): boolean => complete && naturalWidth === 0;

function showChoice(choice: HTMLElement, isChosen: boolean, isFull: boolean): void {
  const isRefused = isFull && !isChosen;
  choice.setAttribute('aria-pressed', String(isChosen));
  choice.setAttribute('aria-disabled', String(isRefused));
  choice.title = (isRefused ? choice.dataset['full'] : choice.textContent) ?? '';
}

/** Fills in what cards show only to this reader. The server's HTML is the same for everyone. */
export function fillIn(): void {
  const user = userId();
  const chosen = chosenIds();
  const isFull = chosen.length >= maxCompared;
  const items = [...document.querySelectorAll<HTMLElement>('[data-item]')];
  for (const item of items) {
    const { item: id = '', seller } = item.dataset;
    const heart = item.querySelector('.card-heart');
    heart?.setAttribute('aria-pressed', String(isWatched(id)));
    heart?.toggleAttribute('hidden', user !== null && user === seller);
    const choice = item.querySelector<HTMLElement>('.card-choice > button');
    if (choice) showChoice(choice, chosen.includes(id), isFull);
  }
  if (items.length === 0 || currentSession().state === 'loading') return;
  void loadWatched(user);
  const cards = items.filter((item) => item.matches('.card'));
  void fillInFits(cards, user);
  const place = knownPlace();
  if (!notes && (place || cards.some(isRecent))) notes = import('./notes.tsx');
  void notes?.then(({ fillInNotes }) => fillInNotes(cards, place)).catch(() => (notes = undefined));
}

async function showBroken(image: EventTarget | null): Promise<void> {
  const plate = image instanceof HTMLImageElement && image.closest('.cards .plate');
  if (plate) (await import('./notes.tsx')).showNoPhoto(plate);
}

/** Called once by the first script, before React starts. */
export function startCards(): void {
  for (const list of document.querySelectorAll('.cards')) sent.set(list, list.innerHTML);
  addEventListener('click', handleClick);
  addEventListener('error', ({ target }) => void showBroken(target), true);
  for (const image of document.querySelectorAll<HTMLImageElement>('.cards .plate picture > img'))
    if (isBroken(image)) void showBroken(image);
  watched.subscribe(fillIn);
  subscribeToSession(fillIn);
  subscribeToStored(fillIn);
  fillIn();
  // A second tap would undo the first.
  for (const button of new Set(window.taps)) void act(button);
  delete window.taps;
}
