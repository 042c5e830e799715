import { useId } from 'react';
import { siteTexts } from '#src/texts/site.ts';

/** Decorative: the edge of a strip of film, with as many frames as fit into the window. */
export function FilmEdge() {
  const id = useId();
  const numbers = Array.from({ length: 40 }, (_, index) => `${24 + (index >> 1)}${index % 2 ? 'A' : ''}`);
  return (
    <div aria-hidden="true" className="overflow-hidden bg-film pt-2 pb-3 text-patch select-none print:hidden">
      <div className="mono flex gap-x-16 overflow-hidden px-4 text-current! sm:px-8">
        <span className="tracking-[0.2em] whitespace-nowrap uppercase">{siteTexts.name}</span>
        {numbers.map((number) => (
          <span
            key={number}
            className="mono inline-flex items-baseline gap-1.5 whitespace-nowrap text-current!"
          >
            <svg viewBox="0 0 5 8" width={5} height={8} className="shrink-0 self-center fill-current">
              <path d="M0 0l5 4-5 4z" />
            </svg>
            {number}
          </span>
        ))}
      </div>
      <svg width="100%" height="12" className="mt-2 block">
        <pattern id={id} width="29" height="12" patternUnits="userSpaceOnUse">
          <rect x="6" width="17" height="12" rx="3" className="fill-paper" />
        </pattern>
        <rect width="100%" height="12" fill={`url(#${id})`} />
      </svg>
    </div>
  );
}
