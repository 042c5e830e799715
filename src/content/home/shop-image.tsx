import type { PhotoFiles } from '#src/media/photos/schemas.ts';
import { sourcesOf } from '#src/media/photos/viewing/photo-card.tsx';
import { classNames } from '#src/ui/class-names.ts';

export type Image = { src: string; files?: PhotoFiles };

/** An image that ships with the shop (`/demo/{name}-{width}.webp`), or one that an admin has chosen. */
export function ShopImage({
  image: { src, files },
  width,
  height,
  sizes,
  alt = '',
  className,
}: {
  image: Image;
  width: number;
  height: number;
  sizes: string;
  alt?: string | undefined;
  className: string;
}) {
  const common = { src, sizes, width, height, loading: 'lazy' } as const;
  if (!files)
    return (
      <img
        {...common}
        alt={alt}
        srcSet={srcSetOf(src)}
        className={classNames('bg-plate object-cover', className)}
      />
    );
  return (
    <picture className={classNames('block', className)}>
      {sourcesOf(files).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img {...common} alt={alt} className="size-full bg-plate object-cover" />
    </picture>
  );
}

/** The widths of an image that ships with the shop. */
export function srcSetOf(src: string): string | undefined {
  const [, name, widest] = /^(\/demo\/[\w-]+)-(\d+)\.webp$/.exec(src) ?? [];
  if (name === undefined) return undefined;
  const widths = Number(widest) > 1200 ? [320, 640, 960, widest] : [320, 640, widest];
  return widths.map((wide) => `${name}-${wide}.webp ${wide}w`).join(', ');
}
