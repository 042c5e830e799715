import { lazyPart } from '#src/ui/lazy-part.tsx';

// Loaded after the page, which can be read without it.
const SaveButton = lazyPart(async () => (await import('./save-button.tsx')).SaveButton);

/** @param label default: 'Save this search' */
export function SaveSearchCard({
  path,
  params,
  label,
}: {
  path: string;
  params: URLSearchParams;
  label?: string;
}) {
  const query = new URLSearchParams(params);
  if (path !== '/search') query.set('kind', path.slice(1));
  return (
    <div className="contents print:hidden noscript:hidden">
      <SaveButton key={query.toString()} query={query.toString()} label={label} />
    </div>
  );
}
