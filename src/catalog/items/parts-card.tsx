import { partTexts } from '#src/texts/gear.ts';
import { Dotted } from '#src/ui/text.tsx';
import { partName } from './kind-schemas.ts';
import type { ListingPart } from './part-schemas.ts';

/** As typed in a form, or as stored. */
type Part = {
  brand: string;
  model?: string | null | undefined;
  mount?: string | null | undefined;
  conversion?: ListingPart['conversion'] | undefined;
};

/** Lists the things that are sold together with an item. */
export function PartsCard({ parts }: { parts: readonly Part[] }) {
  const named = parts.flatMap(({ model, ...part }) => (model ? [{ ...part, model }] : []));
  if (named.length === 0) return null;
  return (
    <section aria-label={partTexts.title} className="wrap-anywhere">
      <h2 className="heading-block">{partTexts.title}</h2>
      <ul className="mt-1 grid gap-1">
        {named.map((part, at) => (
          <li key={at}>
            <Dotted texts={[partName(part), ...wordsOf(part)]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const wordsOf = ({ mount, conversion }: Pick<Part, 'mount' | 'conversion'>): string[] => [
  ...(mount ? [mount] : []),
  ...(conversion ? [partTexts.conversion[conversion]] : []),
];
