import { LoadingShape, Skeleton } from '#src/ui/feedback/placeholders.tsx';

/** A conversation fills the screen of a phone, and the rest of the window on a desktop. */
export const screenLook =
  'flex flex-col bg-paper max-lg:fixed max-lg:inset-x-0 max-lg:top-[var(--visible-top,0)] max-lg:z-30 max-lg:h-[var(--visible-height,100dvh)] lg:h-[max(26rem,calc(100dvh-var(--own-top,9rem)-1.5rem))]';

const bubbles = ['w-2/3', 'w-1/2 self-end', 'w-3/5', 'w-2/5 self-end'];

/** A conversation that is loading. */
export function ThreadShape() {
  return (
    <LoadingShape className={screenLook}>
      <div className="flex items-center gap-2 border-b border-line px-2 pt-1.5 pb-2 lg:gap-3 lg:px-1">
        <Skeleton className="ms-11 aspect-4/3 w-14 shrink-0 rounded-none lg:w-20" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-4 w-2/3 max-w-sm" />
        </div>
      </div>
      <div className="flex flex-1 flex-col justify-end gap-3 px-4 py-4 lg:px-1">
        {bubbles.map((look) => (
          <Skeleton key={look} className={`h-14 ${look}`} />
        ))}
      </div>
      <div className="border-t border-line px-4 py-3 lg:px-1">
        <Skeleton className="h-11" />
      </div>
    </LoadingShape>
  );
}
