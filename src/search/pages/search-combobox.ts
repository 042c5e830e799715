import type { Suggestion } from '#src/search/query.ts';
import { SuggestionList } from './suggestion-list.ts';

/** A pause in typing, after which it is worth asking. */
const pauseMs = 100;

async function ask(typed: string, signal: AbortSignal): Promise<Suggestion[]> {
  const query = new URLSearchParams({ q: typed.slice(0, 120) }).toString();
  try {
    const answer = await fetch(`/api/search/suggest?${query}`, { signal });
    return answer.ok ? ((await answer.json()) as Suggestion[]) : [];
  } catch {
    return [];
  }
}

/**
 * Makes a search field a combobox: arrows go through what is suggested, Enter takes it, Escape closes; any other words
 * can be searched for as before. See https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function suggestWhileTyping(input: HTMLInputElement, go: (path: string) => void): void {
  let found: Suggestion[] = [];
  /** Which one is marked; -1 is the field itself. */
  let active = -1;
  let isOpen = false;
  let asked = new AbortController();
  let timer: number | undefined;

  const list = new SuggestionList(input, take);
  for (const [name, value] of Object.entries({
    role: 'combobox',
    autocomplete: 'off',
    'aria-autocomplete': 'list',
    'aria-controls': list.list.id,
    'aria-expanded': 'false',
  }))
    input.setAttribute(name, value);

  function show(wanted: boolean): void {
    isOpen = wanted && found.length > 0;
    list.show(isOpen);
    input.setAttribute('aria-expanded', String(isOpen));
    mark(-1);
  }

  function mark(next: number): void {
    active = next;
    const id = list.mark(next);
    if (id) input.setAttribute('aria-activedescendant', id);
    else input.removeAttribute('aria-activedescendant');
  }

  function take({ path }: Suggestion): void {
    close();
    input.value = '';
    input.closest<HTMLElement>('[popover]')?.hidePopover();
    input.blur();
    go(path);
  }

  function stop(): void {
    window.clearTimeout(timer);
    asked.abort();
    asked = new AbortController();
  }

  /** For good: what is still being looked up does not open it again. */
  function close(): void {
    stop();
    show(false);
  }

  async function update(): Promise<void> {
    const typed = input.value.trim();
    const { signal } = asked;
    const answer = typed === '' ? [] : await ask(typed, signal);
    if (signal.aborted) return;
    found = answer;
    list.fill(found);
    show(document.activeElement === input);
  }

  function onInput(): void {
    stop();
    timer = window.setTimeout(() => void update(), pauseMs);
  }

  function move(by: number): void {
    if (!isOpen) show(true);
    // One place more than there are: back in the field.
    const places = found.length + 1;
    mark(((active + 1 + by + places) % places) - 1);
  }

  function onKey(event: KeyboardEvent): void {
    if (event.isComposing || found.length === 0) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Enter' && isOpen && active >= 0) take(found[active]!);
    else return;
    event.preventDefault();
  }

  input.addEventListener('input', onInput);
  input.addEventListener('keydown', onKey);
  input.addEventListener('blur', close);
  // What was typed before this was there.
  if (document.activeElement === input && input.value !== input.defaultValue) onInput();
}
