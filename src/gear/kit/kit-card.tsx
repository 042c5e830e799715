import { useSyncExternalStore } from 'react';
import { useUserId } from '#src/accounts/auth/session.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { hasBrowserKit } from './client.ts';

// Not loaded for visitors without a kit.
const FitsOfItem = lazyPart(async () => (await import('./fits-of-item.tsx')).FitsOfItem);
const FitsOfItems = lazyPart(async () => (await import('./fits-of-items.tsx')).FitsOfItems);
const KitChips = lazyPart(async () => (await import('./kit-chips.tsx')).KitChips);
const SaveModels = lazyPart(async () => (await import('./save-models.tsx')).SaveModels);

const subscribeToNothing = () => () => {};

function useMayHaveKit(): boolean {
  const userId = useUserId();
  const isInBrowser = useSyncExternalStore(subscribeToNothing, hasBrowserKit, () => false);
  return isInBrowser || Boolean(userId);
}

export function ItemFits({ id, kind }: { id: string; kind: string }) {
  const mayHave = useMayHaveKit();
  return mayHave && kind !== 'accessories' ? <FitsOfItem id={id} /> : null;
}

export const ItemsFit = (props: React.ComponentProps<typeof FitsOfItems>) =>
  useMayHaveKit() && <FitsOfItems {...props} />;

export function ListChips(props: { path: string; search: string }) {
  return useMayHaveKit() && props.path !== '/accessories' ? <KitChips {...props} /> : null;
}

export function SaveModelsCard({ models }: { models: readonly { id: string; label: string }[] }) {
  return (
    <div className="noscript:hidden print:hidden">
      <SaveModels models={models} />
    </div>
  );
}
