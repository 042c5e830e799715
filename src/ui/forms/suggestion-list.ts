export type Line = { label: string; detail: string };
export type ListWords = { name: string; suggested: (lines: number) => string };

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
export class SuggestionList {
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
