import { useEffect, useState } from 'react';
import { keptPhoto } from './photo-store.ts';

export function KeptPhoto({
  photo,
  alt,
  children,
}: {
  photo: string;
  alt: string;
  children?: React.ReactNode;
}) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let isWanted = true;
    void (async () => {
      const blob = await keptPhoto(photo);
      if (!blob || !isWanted) return;
      made = URL.createObjectURL(blob);
      setAddress(made);
    })();
    return () => {
      isWanted = false;
      if (made) URL.revokeObjectURL(made);
    };
  }, [photo]);
  return (
    <li className="relative w-20 shrink-0">
      <div className="plate">
        {address && <img src={address} alt={alt} className="relative size-full object-cover text-2xs" />}
      </div>
      {children}
    </li>
  );
}
