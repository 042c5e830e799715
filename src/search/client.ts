import type { Suggest } from '#src/ui/search-box.tsx';

export async function loadSuggest(): Promise<Suggest> {
  return (await import('#src/search/pages/search-combobox.ts')).suggestPlaces;
}
