import { lazyPart } from '#src/ui/lazy-part.tsx';

// Who only looks needs none of it: it comes after the page.
const SaveButton = lazyPart(async () => (await import('./save-button.tsx')).SaveButton);

/** The way to save what a list shows. Its place is kept until it comes. */
export function SaveSearchCard({ path, params }: { path: string; params: URLSearchParams }) {
  const query = new URLSearchParams(params);
  if (path !== '/search') query.set('kind', path.slice(1));
  return (
    <div className="min-h-9 print:hidden noscript:hidden">
      <SaveButton query={query.toString()} />
    </div>
  );
}
