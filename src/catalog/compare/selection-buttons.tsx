import { Columns2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useChosen, comparePath } from '#src/catalog/cards/comparing-client.ts';
import { browsingTexts } from '#src/texts/browsing.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';

type Item = { id: string; title: string };

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
