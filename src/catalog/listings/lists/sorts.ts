import { dashboardTexts } from '#src/texts/dashboard.ts';

/** `withState` for lists that contain sold items. */
export function listingSortOptions(withState = false) {
  const { newest, oldest, titleUp, titleDown, priceUp, priceDown, state } = dashboardTexts.lists.sorts;
  return [
    { value: '', label: newest },
    { value: 'date asc', label: oldest },
    { value: 'title asc', label: titleUp },
    { value: 'title desc', label: titleDown },
    { value: 'sale asc', label: priceUp },
    { value: 'sale desc', label: priceDown },
    ...(withState ? [{ value: 'state asc', label: state }] : []),
  ];
}
