import type { Suggest } from '#src/ui/search-box.tsx';

/** What suggests while one types; its script is fetched with this. */
export async function loadSuggest(): Promise<Suggest> {
  return (await import('#src/search/pages/search-combobox.ts')).suggestPlaces;
}
