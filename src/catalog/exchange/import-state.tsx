import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import { formatMoment } from '#src/platform/shared/dates.ts';
import { importTexts } from '#src/texts/imports.ts';
import { Button } from '#src/ui/button.tsx';
import { reasonOf } from '#src/ui/client/call.ts';
import { useConfirmed } from '#src/ui/dialogs/use-confirmed.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { Checkbox } from '#src/ui/forms/choice.tsx';
import type { ImportResult, ItemImport } from './schemas.ts';

const busyStates = ['checking', 'publishing', 'undoing'] as const;
type BusyState = (typeof busyStates)[number];
const busyStateOf = ({ state }: ItemImport): BusyState | undefined =>
  busyStates.find((each) => each === state);
export const isBusy = (each: ItemImport): boolean => busyStateOf(each) !== undefined;

const count = ({ rows }: ItemImport, ...results: ImportResult[]): number =>
  results.reduce((sum, result) => sum + (rows[result] ?? 0), 0);

/** How many rows are done, and of how many. */
function progressOf(each: ItemImport, state: BusyState): [done: number, of: number] {
  if (state === 'undoing') return [count(each, 'undone', 'kept'), count(each, 'undone', 'kept', 'published')];
  const all = Object.values(each.rows).reduce((sum, rows) => sum + rows, 0);
  if (state === 'checking') return [all - count(each, 'waiting'), all];
  const done = count(each, 'published', 'failed');
  return [done, done + count(each, 'ready', ...(each.duplicates ? (['duplicate'] as const) : []))];
}

/** Summarizes an import that is not in progress. */
export function summaryOf(each: ItemImport): string {
  const { states, ready, wrong } = importTexts;
  if (each.state === 'published' || each.state === 'canceled')
    return states[each.state](count(each, 'published'));
  if (each.state === 'undone') return states.undone(count(each, 'undone'));
  if (each.state === 'uploading') return states.uploading;
  const errors = count(each, 'wrong');
  return [ready(count(each, 'ready')), ...(errors > 0 ? [wrong(errors)] : [])].join(' ');
}

/** The state of an import, and what can be done next. */
export function ImportState({
  current,
  onChange,
}: {
  current: ItemImport;
  onChange: () => Promise<unknown>;
}) {
  const [hasDuplicates, setDuplicates] = useState(false);
  const { _id: id, state, until } = current;
  const words = importTexts;
  const change = async (body: { state: 'publishing' | 'canceled' | 'undoing'; duplicates?: boolean }) =>
    api('PUT /my/imports/{id}/state', { params: { id }, body });
  const { mutate, isPending } = useMutation({
    mutationFn: change,
    onSuccess: onChange,
    onError: (error) => toast.error(reasonOf(error, words.failed)),
  });
  const { confirm, dialog } = useConfirmed<'canceled' | 'undoing'>({
    run: (next) => change({ state: next }),
    explain: (error) => reasonOf(error, words.failed),
    onDone: onChange,
    words(next) {
      const { title, text, yes, no } = next === 'undoing' ? words.undoing : words.discarding;
      return { tone: 'danger', title, children: text, confirmLabel: yes, cancelLabel: no };
    },
  });
  const busy = busyStateOf(current);
  if (busy) {
    const [done, of] = progressOf(current, busy);
    const label = words.states[busy](done, of);
    return (
      <div className="flex max-w-136 flex-col items-start gap-3">
        <progress
          value={done}
          max={Math.max(of, 1)}
          aria-label={label}
          className="block h-1 w-full appearance-none bg-line [&::-moz-progress-bar]:bg-patch [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-patch"
        />
        <output>{label}</output>
        <p className="text-sm text-soft">{words.background}</p>
        {busy === 'publishing' && (
          <Button variant="line" pending={isPending} onClick={() => mutate({ state: 'canceled' })}>
            {words.cancel}
          </Button>
        )}
      </div>
    );
  }
  const [ready, duplicates] = [count(current, 'ready'), count(current, 'duplicate')];
  const chosen = ready + (hasDuplicates ? duplicates : 0);
  return (
    <div className="flex flex-col items-start gap-4">
      {state === 'uploading' ? <Notice>{summaryOf(current)}</Notice> : <p>{summaryOf(current)}</p>}
      {state === 'checked' && duplicates > 0 && (
        <Checkbox
          label={words.duplicates(duplicates)}
          checked={hasDuplicates}
          onChange={() => setDuplicates(!hasDuplicates)}
        />
      )}
      {state === 'checked' && chosen > 0 && (
        <Button
          pending={isPending}
          onClick={() => mutate({ state: 'publishing', duplicates: hasDuplicates })}
        >
          {words.publish(chosen)}
        </Button>
      )}
      {(state === 'checked' || state === 'uploading') && (
        <Button variant="line" onClick={() => confirm('canceled')}>
          {words.discard}
        </Button>
      )}
      {until && count(current, 'published') > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="line" onClick={() => confirm('undoing')}>
            {words.undo}
          </Button>
          <span className="text-sm text-soft">{words.until(formatMoment(until))}</span>
        </div>
      )}
      {dialog}
    </div>
  );
}
