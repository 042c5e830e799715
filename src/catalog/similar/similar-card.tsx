import type { Kind } from '#src/catalog/items/kind-schemas.ts';
import { browsingTexts } from '#src/texts/browsing.ts';
import { SectionHeading } from '#src/ui/layout/page-heading.tsx';
import { lazyPart, RenderWhenNear } from '#src/ui/lazy-part.tsx';

const SimilarItems = lazyPart(async () => (await import('./similar-items.tsx')).SimilarItems);

/**
 * Loads similar items when the section is about to become visible. Without JavaScript, it links to a search for the
 * brand.
 */
export function SimilarCard({ id, kind, brand }: { id: string; kind: Kind; brand?: string }) {
  const { title, more } = browsingTexts.similar;
  const search = brand ? `/search?${new URLSearchParams({ kind, brand: brand.toLowerCase() })}` : `/${kind}`;
  return (
    <section>
      <SectionHeading title={title} link={{ to: search, label: more }} />
      <RenderWhenNear>
        <SimilarItems key={id} id={id} kind={kind} />
      </RenderWhenNear>
    </section>
  );
}
