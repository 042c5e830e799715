import { useEffect, useState } from 'react';
import { readPhoto } from './photo-store.ts';

export function StoredPhoto({
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
    let url: string | null = null;
    let isMounted = true;
    void (async () => {
      const blob = await readPhoto(photo);
      if (!blob || !isMounted) return;
      url = URL.createObjectURL(blob);
      setAddress(url);
    })();
    return () => {
      isMounted = false;
      if (url) URL.revokeObjectURL(url);
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
