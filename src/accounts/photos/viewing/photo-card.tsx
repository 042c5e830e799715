import { Photo } from '#src/ui/photo.tsx';
import type { PhotoFiles } from '#src/accounts/photos/schemas.ts';

export function sourcesOf({ base, widths, formats }: PhotoFiles, most = Infinity) {
  if (base === null) return [];
  const shown = widths.filter((width) => width <= most);
  // A photo that is smaller than all steps has only its own width.
  const used = shown.length > 0 ? shown : widths;
  return formats.map((format) => ({
    type: `image/${format}`,
    srcSet: used.map((width) => `${base}-${width}.${format} ${width}w`).join(', '),
  }));
}

type Shown = PhotoFiles & { url: string; placeholder: string };
type Look = Omit<React.ComponentProps<typeof Photo>, 'src' | 'sources' | 'placeholder'>;

export function PhotoCard({ photo, most, ...look }: Look & { photo: Shown; most?: number }) {
  return <Photo {...look} src={photo.url} sources={sourcesOf(photo, most)} placeholder={photo.placeholder} />;
}
