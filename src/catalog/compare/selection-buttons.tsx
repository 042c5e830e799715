import { Columns2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { browsingTexts } from '#src/texts/browsing.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { useChosen, comparePath } from './selection.ts';

type Item = { id: string; title: string };

/** The compare button at the bottom of a card's photo; on phones, at the bottom of the card. */
export function CardChoice({ id, title }: Item) {
  const { ids, isFull, toggle } = useChosen();
  const { compare } = browsingTexts;
  const isChosen = ids.includes(id);
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 z-10 flex items-end justify-end max-sm:-end-1.5 max-sm:-bottom-1.5 sm:aspect-4/3 sm:p-1 print:hidden">
      <button
        type="button"
        aria-label={compare.chooseOf(title)}
        aria-pressed={isChosen}
        aria-disabled={isFull && !isChosen}
        title={isFull && !isChosen ? compare.full : compare.choose}
        onClick={() => (isFull && !isChosen ? undefined : toggle(id))}
        className="pointer-events-auto flex h-11 min-w-11 items-center justify-center sm:px-1.5"
      >
        <span
          className={classNames(
            'flex h-8 min-w-8 items-center justify-center gap-1.5 rounded-xs border text-xs font-semibold sm:px-2',
            isChosen ? 'border-patch bg-patch text-on-patch' : 'border-line bg-sheet text-ink',
            isFull && !isChosen && 'text-soft',
          )}
        >
          <Columns2 aria-hidden size={16} strokeWidth={1.75} />
          <span className="max-sm:hidden">{compare.choose}</span>
        </span>
      </button>
    </div>
  );
}

export function PageChoice({ id, title }: Item) {
  const { ids, isFull, toggle, clear } = useChosen();
  const { compare } = browsingTexts;
  const isChosen = ids.includes(id);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="-ms-3"
        aria-label={isChosen ? compare.leaveOutOf(title) : compare.chooseOf(title)}
        unavailable={isFull && !isChosen}
        title={isFull && !isChosen ? compare.full : undefined}
        onClick={() => toggle(id)}
      >
        <Columns2 aria-hidden size={14} strokeWidth={2} />
        {isChosen ? compare.leaveOut : compare.choose}
      </Button>
      {ids.length > 1 && (
        <ButtonLink variant="quiet" size="sm" className="-ms-3" to={comparePath(ids)}>
          {compare.go(ids.length)}
        </ButtonLink>
      )}
      {ids.length > (isChosen ? 1 : 0) && (
        <ClearButton className="-ms-3" label={compare.clearAll} onClick={clear} />
      )}
    </>
  );
}

function ClearButton({
  className,
  label,
  onClick,
}: {
  className?: string;
  label: string;
  onClick: () => void;
}) {
  return (
    <Button variant="quiet" size="sm" className={className} onClick={onClick}>
      {label}
    </Button>
  );
}

/** Empties the selection on the comparison itself. */
export function ClearCompared() {
  const { ids, clear } = useChosen();
  const navigate = useNavigate();
  const leave = () => {
    clear();
    void navigate('/compare', { replace: true });
  };
  return (
    ids.length > 0 && (
      <ClearButton className="max-sm:-ms-3" label={browsingTexts.compare.clearAll} onClick={leave} />
    )
  );
}

export function ChosenBar() {
  const { ids, clear } = useChosen();
  const { compare } = browsingTexts;
  if (ids.length === 0) return null;
  return (
    <section
      aria-label={compare.chosen}
      className="fixed inset-x-0 bottom-0 z-20 flex items-center justify-center gap-3 border-t border-ink bg-sheet px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] print:hidden"
    >
      {ids.length > 1 ? (
        <ButtonLink size="sm" to={comparePath(ids)}>
          {compare.go(ids.length)}
        </ButtonLink>
      ) : (
        <p className="text-sm">{compare.one}</p>
      )}
      <ClearButton label={compare.clear} onClick={clear} />
    </section>
  );
}
