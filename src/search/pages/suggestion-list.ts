import { searchTexts } from '#src/texts/search.ts';
import type { Suggestion } from '#src/search/query.ts';

const optionClass =
  'flex min-h-11 cursor-default flex-wrap items-center justify-between gap-x-4 border-b border-line px-3 py-1.5 text-sm last:border-b-0 hover:bg-wash aria-selected:bg-wash';
const listClass =
  'absolute top-full inset-x-0 z-40 mt-0.5 max-h-[min(26rem,60dvh)] overflow-y-auto overscroll-contain border border-ink bg-sheet text-ink';

function element(tag: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

function detailOf({ type, kind, items }: Suggestion): string {
  const { suggestionTypes: types, none } = searchTexts.find;
  if (type !== 'model' || !kind) return types[type === 'brand' ? 'brand' : 'category'];
  return items ? types[kind] : `${types[kind]}, ${none}`;
}

/** The listbox under a field, and what says how many there are. Plain elements: the page around them is React's. */
export class SuggestionList {
  readonly list = element('div', listClass);
  readonly #said = element('output', 'sr-only');
  readonly #id: string;
  readonly #take: (suggestion: Suggestion) => void;

  constructor(input: HTMLInputElement, take: (suggestion: Suggestion) => void) {
    this.#id = `${input.id}-suggestions`;
    this.#take = take;
    this.list.id = this.#id;
    this.list.role = 'listbox';
    this.list.ariaLabel = searchTexts.find.suggestions;
    this.list.hidden = true;
    // A click leaves the focus in the field.
    this.list.addEventListener('pointerdown', (event) => event.preventDefault());
    input.form?.append(this.list, this.#said);
  }

  fill(found: readonly Suggestion[]): void {
    const options = found.map((each, at) => {
      const option = element('div', optionClass);
      option.id = `${this.#id}-${at}`;
      option.role = 'option';
      option.append(
        element('span', 'min-w-0 wrap-anywhere', each.label),
        element('span', 'mono', detailOf(each)),
      );
      option.addEventListener('click', () => this.#take(each));
      return option;
    });
    this.list.replaceChildren(...options);
  }

  show(isOpen: boolean): void {
    this.list.hidden = !isOpen;
    this.#said.textContent = isOpen ? searchTexts.find.suggested(this.list.children.length) : '';
  }

  /** Marks one; its id, if there is one. */
  mark(active: number): string | undefined {
    for (const [at, option] of [...this.list.children].entries()) option.ariaSelected = String(at === active);
    const option = this.list.children[active];
    option?.scrollIntoView({ block: 'nearest' });
    return option?.id;
  }
}
