import { useSyncExternalStore } from 'react';
import { useSession } from '#src/auth/session.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { browserKey } from './browser-kit.ts';

// Who is not signed in and keeps nothing is spared all of it.
const FitsOfItem = lazyPart(async () => (await import('./fits-of-item.tsx')).FitsOfItem);
const FitsOnCard = lazyPart(async () => (await import('./fits-of-item.tsx')).FitsOnCard);
const KitChips = lazyPart(async () => (await import('./kit-chips.tsx')).KitChips);
const KeepModels = lazyPart(async () => (await import('./keep-models.tsx')).KeepModels);

const never = () => () => {};

/** Whether the reader may have a kit: one of their account, or one in this browser. */
function useMayHaveKit(): boolean {
  const session = useSession();
  const isKept = useSyncExternalStore(
    never,
    () => localStorage.getItem(browserKey) !== null,
    () => false,
  );
  return isKept || session.state === 'signed-in';
}

/** On the page of a camera or lens: how it goes together with what the reader has. */
export function ItemFits({ id, kind }: { id: string; kind: string }) {
  const mayHave = useMayHaveKit();
  return mayHave && kind !== 'accessories' ? <FitsOfItem id={id} /> : null;
}

/** The same on its card. */
export function CardFits({ id, kind }: { id: string; kind: string }) {
  const mayHave = useMayHaveKit();
  return mayHave && kind !== 'accessories' ? <FitsOnCard id={id} /> : null;
}

/** Over a list: a way to what fits each that the reader has. */
export function ListChips(props: { path: string; search: string }) {
  return useMayHaveKit() && props.path !== '/accessories' ? <KitChips {...props} /> : null;
}

/** Beside an answer: what was asked about can be kept. */
export function KeepCard({ models }: { models: readonly { id: string; label: string }[] }) {
  return (
    <div className="noscript:hidden print:hidden">
      <KeepModels models={models} />
    </div>
  );
}
