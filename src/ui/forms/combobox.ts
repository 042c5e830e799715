import { isComposing } from './composing.ts';
import { SuggestionList, type Line, type ListWords } from './suggestion-list.ts';

/** The pause in typing after which suggestions are fetched. */
const pauseMs = 100;

export type Suggesting<Option> = {
  /** Rejects when the request fails or is aborted; then nothing is suggested. */
  fetchOptions: (typed: string, signal: AbortSignal) => Promise<Option[]>;
  toLine: (option: Option) => Line;
  onSelect: (option: Option) => void;
  words: ListWords;
  place: HTMLElement | null;
};

/** See https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. Any other text can still be typed. */
export function suggestWhileTyping<Option>(
  input: HTMLInputElement,
  { fetchOptions, toLine, onSelect, words, place }: Suggesting<Option>,
): void {
  let found: Option[] = [];
  let active = -1;
  let isOpen = false;
  let request = new AbortController();
  let timer: number | undefined;

  const list = new SuggestionList(input, place, words, take);
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
    highlight(-1);
  }

  function highlight(next: number): void {
    active = next;
    const id = list.highlight(next);
    if (id) input.setAttribute('aria-activedescendant', id);
    else input.removeAttribute('aria-activedescendant');
  }

  function take(at: number): void {
    close();
    const option = found[at];
    if (option !== undefined) onSelect(option);
  }

  function stop(): void {
    window.clearTimeout(timer);
    request.abort();
    request = new AbortController();
  }

  /** Closes the list permanently: a pending request does not open it again. */
  function close(): void {
    stop();
    show(false);
  }

  async function update(): Promise<void> {
    const typed = input.value.trim();
    const { signal } = request;
    const options = typed === '' ? [] : await fetchOptions(typed.slice(0, 120), signal).catch(() => []);
    if (signal.aborted) return;
    found = options;
    list.fill(found.map(toLine));
    show(document.activeElement === input);
  }

  function onInput(event?: Event): void {
    stop();
    // A syllable that is being composed is no word to suggest something for.
    if (event instanceof InputEvent && event.isComposing) return;
    timer = window.setTimeout(() => void update(), pauseMs);
  }

  function move(by: number): void {
    if (!isOpen) show(true);
    const places = found.length + 1;
    highlight(((active + 1 + by + places) % places) - 1);
  }

  function onKey(event: KeyboardEvent): void {
    if (isComposing(event) || found.length === 0) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Enter' && isOpen && active >= 0) take(active);
    else return;
    event.preventDefault();
  }

  input.addEventListener('input', onInput);
  input.addEventListener('compositionend', onInput);
  input.addEventListener('keydown', onKey);
  input.addEventListener('blur', close);
  // Handles text that was typed before this script ran.
  if (document.activeElement === input && input.value !== input.defaultValue) onInput();
}
