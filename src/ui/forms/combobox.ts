import { isComposing } from './composing.ts';

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

type Line = { label: string; detail: string };
type ListWords = { name: string; suggested: (lines: number) => string };

const optionClass =
  'flex min-h-11 cursor-default flex-wrap items-center justify-between gap-x-4 border-b border-line px-3 py-1.5 text-sm last:border-b-0 hover:bg-wash aria-selected:bg-wash';
/** In a dialog, suggestions are above their field, because the buttons are below it. */
const listClass =
  'absolute top-full inset-x-0 z-40 mt-0.5 max-h-[min(26rem,60dvh)] in-[[role=dialog]]:top-auto in-[[role=dialog]]:bottom-full in-[[role=dialog]]:mt-0 in-[[role=dialog]]:mb-0.5 in-[[role=dialog]]:max-h-52 overflow-y-auto overscroll-contain border border-ink bg-sheet text-ink';

function element(tag: string, className: string, text = ''): HTMLElement {
  const created = document.createElement(tag);
  created.className = className;
  created.textContent = text;
  return created;
}

/** The listbox under a field, and the announced count. Uses plain elements, because React owns the page around them. */
class SuggestionList {
  readonly list = element('div', listClass);
  readonly #announcement = element('output', 'sr-only');
  readonly #id: string;
  readonly #words: ListWords;
  readonly #take: (at: number) => void;

  constructor(
    input: HTMLInputElement,
    place: HTMLElement | null,
    words: ListWords,
    take: (at: number) => void,
  ) {
    this.#id = `${input.id}-suggestions`;
    this.#words = words;
    this.#take = take;
    this.list.id = this.#id;
    this.list.role = 'listbox';
    this.list.ariaLabel = words.name;
    this.list.hidden = true;
    // Keeps the focus in the field when a suggestion is clicked.
    this.list.addEventListener('pointerdown', (event) => event.preventDefault());
    place?.append(this.list, this.#announcement);
  }

  fill(lines: readonly Line[]): void {
    const options = lines.map(({ label, detail }, at) => {
      const option = element('div', optionClass);
      option.id = `${this.#id}-${at}`;
      option.role = 'option';
      option.translate = false;
      option.append(element('span', 'min-w-0 wrap-anywhere', label), element('span', 'mono', detail));
      option.addEventListener('click', () => this.#take(at));
      return option;
    });
    this.list.replaceChildren(...options);
  }

  show(isOpen: boolean): void {
    this.list.hidden = !isOpen;
    this.#announcement.textContent = isOpen ? this.#words.suggested(this.list.children.length) : '';
  }

  highlight(active: number): string | undefined {
    for (const [at, option] of [...this.list.children].entries()) option.ariaSelected = String(at === active);
    const option = this.list.children[active];
    option?.scrollIntoView({ block: 'nearest' });
    return option?.id;
  }
}
