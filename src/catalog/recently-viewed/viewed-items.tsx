import { useState } from 'react';
import { Link } from 'react-router';
import { browsingTexts } from '#src/texts/browsing.ts';
import { Button } from '#src/ui/button.tsx';
import { SectionHeading } from '#src/ui/layout/page-heading.tsx';
import { Photo } from '#src/ui/photo.tsx';
import { isOff, readViewed, switchOff, switchOn } from './viewed.ts';

export function ViewedItems({ except }: { except: string | undefined }) {
  const [items, setItems] = useState(readViewed);
  const [off, setOff] = useState(isOff);
  const { title, hint, forget, isOff: offHint, remember } = browsingTexts.viewed;
  if (off)
    return (
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-soft print:hidden">
        {offHint}
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            switchOn();
            setOff(false);
          }}
        >
          {remember}
        </Button>
      </p>
    );
  const shown = items.filter(({ id }) => id !== except);
  if (shown.length === 0) return null;
  return (
    <section aria-label={title} className="print:hidden">
      <SectionHeading title={title} />
      <ul className="flex gap-3 overflow-x-auto pb-2">
        {shown.map(({ id, kind, title: name, img }) => (
          <li key={id} className="relative w-28 shrink-0">
            <Photo src={img} alt="" brokenLabel="" />
            <Link
              to={`/${kind}/${id}`}
              className="mt-1 line-clamp-2 text-sm wrap-anywhere after:absolute after:inset-0 hover:underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
        {hint}
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            switchOff();
            setItems([]);
            setOff(true);
          }}
        >
          {forget}
        </Button>
      </p>
    </section>
  );
}
