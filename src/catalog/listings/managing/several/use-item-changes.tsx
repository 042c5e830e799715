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
import type { ItemEdit, ItemResults } from './schemas.ts';

const LowerPriceDialog = lazyPart(async () => (await import('./lower-price-dialog.tsx')).LowerPriceDialog);

const EditDialog = lazyPart(async () => (await import('./edit-dialog.tsx')).EditDialog);

type Items = readonly OwnListing[];
type Act = keyof typeof ownItemsTexts.done;
type Switch = 'pause' | 'resume' | 'delete' | 'restore';

export type ItemChanges = ReturnType<typeof useItemChanges>;

const idsOf = (items: Items) => items.map(({ _id }) => _id);

async function changeItems(act: Switch, items: string[]): Promise<ItemResults> {
  return (await api(`POST /my/items/${act}`, { body: { items } })).body.results;
}

export const editItems = async (items: ItemEdit[]): Promise<ItemResults> =>
  (await api('POST /my/items/edits', { body: { items } })).body.results;

/** Restores items as they were before an action. */
const undoOf: Record<Act, ((items: Items) => Promise<ItemResults>) | null> = {
  pause: (items) => changeItems('resume', idsOf(items)),
  resume: (items) => changeItems('pause', idsOf(items)),
  delete: (items) => changeItems('restore', idsOf(items)),
  prices: (items) => editItems(items.map(({ _id, products: { sale } }) => ({ _id, sale }))),
  edits: (items) =>
    editItems(
      items.map(({ _id, place, products: { condition, location } }) => ({
        _id,
        condition,
        location,
        place: place?._id ?? null,
      })),
    ),
  undo: null,
};

const titlesOf = (items: Items) => items.map(({ products }) => products.title);

/**
 * Changes one or several items of the user. `onDone` gets the number of changed items before data is refetched. With
 * `canUndo`, the page renders `undo`.
 */
export function useItemChanges(
  onDone?: (act: Act, changed: number) => void,
  { canUndo = false }: { canUndo?: boolean } = {},
) {
  const renew = useRenew();
  const [lowering, setLowering] = useState<Items | null>(null);
  const [editing, setEditing] = useState<Items | null>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [last, setLast] = useState<{ act: Act; items: Items } | null>(null);
  const words = ownItemsTexts;
  const { products } = dashboardTexts;
  const explain = () => products.notDone;

  async function settle(act: Act, items: Items, results: ItemResults, price?: string): Promise<void> {
    const titles = new Map(items.map(({ _id, products: { title } }) => [_id, title]));
    const changed = results.filter(({ done }) => done).length;
    if (changed > 0) toast.success(words.done[act](changed, price));
    const done = new Set(results.flatMap((result) => (result.done ? [result._id] : [])));
    setLast(changed > 0 && undoOf[act] ? { act, items: items.filter(({ _id }) => done.has(_id)) } : null);
    onDone?.(act, changed);
    setRefused(
      results.flatMap(({ _id, problem }) =>
        problem ? [words.because(titles.get(_id) ?? '', problem.detail)] : [],
      ),
    );
    await renew('my', 'cameras', 'lens', 'accessories', 'orders', 'figures');
  }

  const act = (name: 'pause' | 'resume' | 'delete') => ({
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
      children: canUndo ? words.deleting.text(items.length) : products.deleteText,
      confirmLabel: products.deleteYes,
      cancelLabel: products.deleteNo,
    }),
  });
  const { mutate: resume } = useMutation({
    mutationFn: act('resume').run,
    onSuccess: (results, items) => settle('resume', items, results),
    onError: () => toast.error(explain()),
  });
  const { mutate: undo, isPending: isUndoing } = useMutation({
    mutationFn: async ({ act: name, items }: { act: Act; items: Items }) =>
      (await undoOf[name]?.(items)) ?? [],
    onSuccess: (results, { items }) => settle('undo', items, results),
    onError: () => toast.error(explain()),
  });
  return {
    lower: setLowering,
    edit: setEditing,
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
        {editing && (
          <EditDialog
            items={editing}
            onClose={() => setEditing(null)}
            onDone={(results) => settle('edits', editing, results)}
          />
        )}
        {pausing.dialog}
        {deleting.dialog}
      </>
    ),
    /** Offers to undo the last action. */
    undo: last && (
      <Notice
        className="mt-6"
        action={
          <Button size="sm" variant="line" pending={isUndoing} onClick={() => undo(last)}>
            {words.undo}
          </Button>
        }
      >
        {words.done[last.act](last.items.length)}
      </Notice>
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
