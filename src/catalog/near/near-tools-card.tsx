import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { rememberPlace, useKnownPlace } from '#src/media/places/client.ts';
import { nearTexts } from '#src/texts/near.ts';

type Props = {
  /** Returns the list near a place. */
  near: (id: string) => string;
  /** The list without the filter. */
  anywhere: string;
  isOn: boolean;
};

/** Offers the place of this visitor, and the position of the device. */
export function NearTools({ near, anywhere, isOn }: Props) {
  const known = useKnownPlace();
  const navigate = useNavigate();
  const [status, setStatus] = useState('');
  const here = useLocation().pathname;
  /** A list that is filtered stays where it is. */
  const stays = (to: string) => ({ preventScrollReset: to.startsWith(`${here}?`) });
  async function find(): Promise<void> {
    setStatus(nearTexts.locating);
    try {
      const { locate } = await import('./locate.ts');
      const place = await locate();
      setStatus(place ? '' : nearTexts.nowhere);
      if (!place) return;
      rememberPlace(place);
      await navigate(near(place.id), stays(near(place.id)));
    } catch {
      setStatus(nearTexts.notLocated);
    }
  }
  const linkClass = 'link inline-flex min-h-9 items-center gap-1.5 text-start';
  return (
    <div className="flex flex-wrap gap-x-4 text-sm noscript:hidden print:hidden">
      {/* Comes first, because the links appear later. */}
      <button type="button" onClick={() => void find()} className={linkClass}>
        <LocateFixed aria-hidden size={16} />
        {nearTexts.myLocation}
      </button>
      {known && !isOn && (
        <Link to={near(known.id)} {...stays(near(known.id))} className={linkClass}>
          {nearTexts.use(known.label)}
        </Link>
      )}
      {known && (
        <Link
          to={anywhere}
          preventScrollReset
          aria-label={nearTexts.forget(known.label)}
          onClick={() => rememberPlace(null)}
          className={linkClass}
        >
          {nearTexts.forgetShort}
        </Link>
      )}
      <output className="basis-full text-xs text-soft empty:hidden">{status}</output>
    </div>
  );
}
