import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import type { OwnListing } from '#src/catalog/listings/schemas.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { ownItemsTexts } from '#src/texts/own-items.ts';
import { Button } from '#src/ui/button.tsx';
import { useRenew } from '#src/ui/client/hooks.ts';
import { useConfirmed } from '#src/ui/dialogs/use-confirmed.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { ItemResults } from './schemas.ts';

const LowerPriceDialog = lazyPart(async () => (await import('./lower-price-dialog.tsx')).LowerPriceDialog);

type Items = readonly OwnListing[];
type Act = keyof typeof ownItemsTexts.done;

export type ItemChanges = ReturnType<typeof useItemChanges>;

async function changeItems(act: Exclude<Act, 'prices'>, items: string[]): Promise<ItemResults> {
  return (await api(`POST /my/items/${act}`, { body: { items } })).body.results;
}

const idsOf = (items: Items) => items.map(({ _id }) => _id);
const titlesOf = (items: Items) => items.map(({ products }) => products.title);

/** Changes one or several items of the user. `onDone` gets the number of changed items before data is refetched. */
export function useItemChanges(onDone?: (act: Act, changed: number) => void) {
  const renew = useRenew();
  const [lowering, setLowering] = useState<Items | null>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const words = ownItemsTexts;
  const { products } = dashboardTexts;
  const explain = () => products.notDone;

  async function settle(act: Act, items: Items, results: ItemResults, price?: string): Promise<void> {
    const titles = new Map(items.map(({ _id, products: { title } }) => [_id, title]));
    const changed = results.filter(({ done }) => done).length;
    if (changed > 0) toast.success(words.done[act](changed, price));
    onDone?.(act, changed);
    setRefused(
      results.flatMap(({ _id, problem }) =>
        problem ? [words.because(titles.get(_id) ?? '', problem.detail)] : [],
      ),
    );
    await renew('my', 'cameras', 'lens', 'accessories', 'orders', 'figures');
  }

  const act = (name: Exclude<Act, 'prices'>) => ({
    run: (items: Items) => changeItems(name, idsOf(items)),
    explain,
    onDone: (items: Items, results: ItemResults) => settle(name, items, results),
  });
  const pausing = useConfirmed<Items, ItemResults>({
    ...act('pause'),
    words: (items) => ({
      tone: 'solid',
      title: words.pausing.title(titlesOf(items)),
      children: words.pausing.text(items.length),
      confirmLabel: words.pause,
      cancelLabel: words.pausing.no,
    }),
  });
  const deleting = useConfirmed<Items, ItemResults>({
    ...act('delete'),
    words: (items) => ({
      tone: 'danger',
      title:
        items.length === 1
          ? products.deleteTitle(titlesOf(items)[0] ?? '')
          : words.deleting.title(items.length),
      children: items.length === 1 ? products.deleteText : words.deleting.text,
      confirmLabel: products.deleteYes,
      cancelLabel: products.deleteNo,
    }),
  });
  const { mutate: resume } = useMutation({
    mutationFn: act('resume').run,
    onSuccess: (results, items) => settle('resume', items, results),
    onError: () => toast.error(explain()),
  });
  return {
    lower: setLowering,
    pause: pausing.confirm,
    resume,
    remove: deleting.confirm,
    /** The dialogs. */
    dialog: (
      <>
        {lowering && (
          <LowerPriceDialog
            items={lowering}
            onClose={() => setLowering(null)}
            onDone={(results, price) => settle('prices', lowering, results, price)}
          />
        )}
        {pausing.dialog}
        {deleting.dialog}
      </>
    ),
    /** Names the items that were not changed, and why. */
    refusals: refused.length > 0 && (
      <Refusals key={refused.join('\n')} reasons={refused} onClose={() => setRefused([])} />
    ),
  };
}

function Refusals({ reasons, onClose }: { reasons: readonly string[]; onClose: () => void }) {
  const notice = useRef<HTMLDivElement>(null);
  const { refused, close } = ownItemsTexts;
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1} className="mt-6">
      <Notice
        tone="error"
        title={refused(reasons.length)}
        action={
          <Button size="sm" variant="line" onClick={onClose}>
            {close}
          </Button>
        }
      >
        <ul>
          {reasons.map((reason) => (
            <li key={reason} className="wrap-anywhere">
              {reason}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
