import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useKnownPlace } from '#src/media/places/client.ts';
import { nearTexts } from '#src/texts/near.ts';

type Props = {
  /** The radius of a list without a place. */
  km: number;
  /** Returns the list near a place. */
  near: (id: string) => string;
};

/** Uses the place of this visitor for a radius without a place. The server does not know it, so the page asks first. */
export function WaitingRadius({ km, near }: Props) {
  const known = useKnownPlace()?.id;
  const navigate = useNavigate();
  const open = useEffectEvent((id: string) =>
    navigate(near(id), { replace: true, preventScrollReset: true }),
  );
  useEffect(() => {
    if (known !== undefined) void open(known);
  }, [known]);
  return <output className="mt-4 block">{nearTexts.where(km)}</output>;
}
