import { CompareBar } from '#src/catalog/compare/selection-card.tsx';
import { ViewedCard } from '#src/catalog/recently-viewed/viewed-card.tsx';
import { SaveSearchCard } from '#src/catalog/saved-searches/save-search-card.tsx';
import { FoundItems, type FoundItemsProps } from '#src/catalog/search/results/found-items-card.tsx';

/** Adds what other features provide to a list: saving the search, comparing items, and recently viewed items. */
export function ListOfItems(props: Omit<FoundItemsProps, 'SaveSearch' | 'selection' | 'foot'>) {
  return (
    <FoundItems {...props} SaveSearch={SaveSearchCard} selection={<CompareBar />} foot={<ViewedCard />} />
  );
}
