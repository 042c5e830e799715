import { Link } from 'react-router';
import { Photo } from './photo.tsx';

export function PicturedTitle({ src, title, to }: { src: string; title: string; to?: string | undefined }) {
  return (
    <div className="flex items-center gap-3">
      <Photo src={src} alt="" brokenLabel="" className="w-20 shrink-0" />
      {to === undefined ? (
        <span className="font-semibold wrap-anywhere">{title}</span>
      ) : (
        <Link className="font-semibold wrap-anywhere hover:underline" to={to}>
          {title}
        </Link>
      )}
    </div>
  );
}
