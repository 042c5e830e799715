import { useEffect, useRef, useState } from 'react';
import { createPath, useNavigate, useNavigation } from 'react-router';
import { searchTexts } from '#src/texts/search.ts';
import { Button } from '#src/ui/button.tsx';

/** The address has how much is shown, for a reload and Back. The first new item takes the focus. */
export function LoadMore({ listId, shown, to }: { listId: string; shown: number; to: string | null }) {
  const { find } = searchTexts;
  const navigate = useNavigate();
  const { location } = useNavigation();
  const isLoading = to !== null && location !== undefined && createPath(location) === to;
  const before = useRef<number | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (before.current === null || shown <= before.current) return;
    const first = document.getElementById(listId)?.children[before.current];
    setSaid(find.loaded(shown - before.current, shown));
    before.current = null;
    first?.querySelector('a')?.focus();
  }, [shown, listId, find]);
  return (
    <>
      <output className="sr-only">{said}</output>
      {/* Rendered from the start, so that nothing below moves when it is hydrated. */}
      {to && (
        <p className="mt-10 text-center noscript:hidden print:hidden">
          <Button
            unavailable={isLoading}
            onClick={() => {
              before.current = shown;
              void navigate(to, { replace: true, preventScrollReset: true });
            }}
          >
            {isLoading ? find.loading : find.loadMore}
          </Button>
        </p>
      )}
    </>
  );
}
