import { lazyPart } from '#src/ui/lazy-part.tsx';

const choice = () => import('./selection-buttons.tsx');

/** The compare buttons need JavaScript, so they are loaded after the page. */
export const CompareOnCard = lazyPart(async () => (await choice()).CardChoice);
export const CompareOnPage = lazyPart(async () => (await choice()).PageChoice);
export const ClearCompared = lazyPart(async () => (await choice()).ClearCompared);
export const CompareBar = lazyPart(async () => (await choice()).ChosenBar);
