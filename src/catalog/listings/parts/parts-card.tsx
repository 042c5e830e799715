import { partTexts } from '#src/texts/parts.ts';
import { Dotted } from '#src/ui/text.tsx';
import { partName } from './part-name.ts';
import type { ListingPart } from './schemas.ts';

/** What is sold together with an item, one line for each thing. */
export function PartsCard({ parts }: { parts: readonly ListingPart[] }) {
  if (parts.length === 0) return null;
  return (
    <section aria-label={partTexts.title} className="wrap-anywhere">
      <h2 className="heading-block">{partTexts.title}</h2>
      <ul className="mt-1 grid gap-1">
        {parts.map((part, at) => (
          <li key={at}>
            <Dotted texts={[partName(part), ...wordsOf(part)]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const wordsOf = ({ mount, conversion }: ListingPart): string[] => [
  ...(mount ? [mount] : []),
  ...(conversion ? [partTexts.conversion[conversion]] : []),
];
