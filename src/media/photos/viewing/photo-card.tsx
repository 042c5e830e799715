import type { PhotoFiles } from '#src/media/photos/schemas.ts';
import { Photo } from '#src/ui/photo.tsx';

export function sourcesOf({ base, widths, formats }: PhotoFiles, maxWidth = Infinity) {
  if (base === null) return [];
  const shown = widths.filter((width) => width <= maxWidth);
  // If even the smallest width is larger than `maxWidth`, all are used.
  const used = shown.length > 0 ? shown : widths;
  return formats.map((format) => ({
    type: `image/${format}`,
    srcSet: used.map((width) => `${base}-${width}.${format} ${width}w`).join(', '),
  }));
}

type Shown = PhotoFiles & { url: string; placeholder: string };
type Look = Omit<React.ComponentProps<typeof Photo>, 'src' | 'sources' | 'placeholder'>;

export function PhotoCard({ photo, maxWidth, ...look }: Look & { photo: Shown; maxWidth?: number }) {
  return (
    <Photo {...look} src={photo.url} sources={sourcesOf(photo, maxWidth)} placeholder={photo.placeholder} />
  );
}

/** Names the fault that a photo shows. */
export function FaultMark({ fault }: { fault: string }) {
  return (
    <span className="border-s-4 border-alarm bg-sheet px-2 py-1 text-start text-xs font-semibold wrap-anywhere">
      {fault}
    </span>
  );
}
