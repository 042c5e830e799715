import type { Suggestion } from '#src/catalog/search/schemas.ts';
import { searchTexts } from '#src/texts/search.ts';
import { listed } from '#src/texts/words.ts';
import { call } from '#src/ui/client/call.ts';
import { suggestWhileTyping } from '#src/ui/forms/combobox.ts';

function detailOf({ type, kind, items }: Suggestion): string {
  const { suggestionTypes: types, none } = searchTexts.find;
  if (type !== 'model' || !kind) return types[type === 'brand' ? 'brand' : 'category'];
  return items ? types[kind] : listed([types[kind], none]);
}

export const suggestPlaces = (input: HTMLInputElement, go: (path: string) => void): void =>
  suggestWhileTyping<Suggestion>(input, {
    place: input.form,
    words: { name: searchTexts.find.suggestions, suggested: searchTexts.find.suggested },
    toLine: (each) => ({ label: each.label, detail: detailOf(each) }),
    async fetchOptions(q, signal) {
      return (await call('GET /search/suggest', { query: { q }, signal })).body;
    },
    onSelect({ path }) {
      input.value = '';
      input.closest<HTMLElement>('[popover]')?.hidePopover();
      input.blur();
      go(path);
    },
  });
