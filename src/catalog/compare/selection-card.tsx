import { useChosen } from '#src/catalog/cards/comparing-client.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const choice = () => import('./selection-buttons.tsx');

/** The compare buttons need JavaScript, so they are loaded after the page. */
export const CompareOnPage = lazyPart(async () => (await choice()).PageChoice);
export const ClearCompared = lazyPart(async () => (await choice()).ClearCompared);
const ChosenBar = lazyPart(async () => (await choice()).ChosenBar);

/** Loads its script only when items have been chosen. */
export const CompareBar = () => useChosen().ids.length > 0 && <ChosenBar />;
