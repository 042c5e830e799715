import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { preload } from 'react-dom';
import { Link } from 'react-router';
import { siteTexts } from '#src/texts/site.ts';
import { labeled } from '#src/texts/words.ts';
import { PlaceholderIcon } from './brand-icon.tsx';
import { classNames } from './class-names.ts';

/** Returns whether a photo has failed to load, and the props with which its `img` reports that. */
function useBroken(src: string | null | undefined) {
  const [broken, setBroken] = useState<string | null>(null);
  const report = () => setBroken(src ?? null);
  return {
    isBroken: broken !== null && broken === src,
    reporting: {
      onError: report,
      // In HTML from the server, the photo may have failed before React added its handlers.
      ref: (image: HTMLImageElement | null) => {
        if (image?.complete && image.naturalWidth === 0) report();
      },
    },
  };
}

/** A user's photo in a circle. If it cannot be loaded, nothing is shown. */
export function Avatar({
  src,
  size,
  loading,
  className,
}: {
  src: string;
  size: number;
  loading?: 'lazy';
  className: string;
}) {
  const { isBroken, reporting } = useBroken(src);
  if (isBroken) return null;
  return (
    <img
      key={src}
      src={src}
      alt=""
      width={size}
      height={size}
      loading={loading}
      referrerPolicy="no-referrer"
      className={classNames('rounded-full bg-plate object-cover', className)}
      {...reporting}
    />
  );
}

/** Shown on the plate of a photo that is missing or cannot be loaded. */
export function NoPhoto({
  alt = '',
  label = siteTexts.layout.noPhoto,
  Icon,
}: {
  alt?: string;
  label?: string | undefined;
  Icon?: LucideIcon | undefined;
}) {
  return (
    <div className="flex size-full flex-col items-center justify-center gap-3 px-2 text-center">
      {Icon ? <Icon aria-hidden size={22} strokeWidth={1.75} /> : <PlaceholderIcon size="md" />}
      {(alt || label) && (
        <span className="font-mono text-2xs font-medium">
          {alt && <span className="sr-only">{labeled(alt, '')}</span>}
          {label}
        </span>
      )}
    </div>
  );
}

export type PhotoFile = {
  src: string;
  /** The sources of a `<picture>`, best first; `src` is for browsers that support none of them. */
  sources?: { type: string; srcSet: string }[] | undefined;
  sizes?: string | undefined;
};

/** Requests the largest photo of a page from its head, before the browser reaches it. */
export function preloadPhoto({ src, sources: [best] = [], sizes }: PhotoFile): void {
  const source = best && { imageSrcSet: best.srcSet, imageSizes: sizes, type: best.type };
  preload(src, { as: 'image', fetchPriority: 'high', ...source });
}

/** A photo on a 4:3 plate, so that loading it never shifts the layout. `eager` is only for the first row. */
export function Photo({
  src,
  alt,
  width = 800,
  height = 600,
  sources = [],
  sizes,
  placeholder,
  fit = 'cover',
  eager = false,
  important = false,
  brokenLabel,
  Icon,
  className,
  children,
}: Omit<PhotoFile, 'src'> & {
  src: string | null | undefined;
  alt: string;
  width?: number;
  height?: number;
  /** A tiny version, shown until the photo has loaded. Not an inline style, because the page's policy forbids those. */
  placeholder?: string | undefined;
  fit?: 'cover' | 'contain';
  eager?: boolean;
  /** The page's largest photo, fetched before the others. */
  important?: boolean;
  /** The text shown if the photo cannot be loaded. Empty for thumbnails, where the icon is enough. */
  brokenLabel?: string | undefined;
  /** Shown instead of the usual icon where there is never a photo. */
  Icon?: LucideIcon | undefined;
  className?: string | undefined;
  children?: React.ReactNode;
}) {
  const { isBroken, reporting } = useBroken(src);
  const missing = !src || isBroken;
  return (
    <div className={classNames('plate', missing && 'plate-empty', className)}>
      {missing ? (
        <NoPhoto alt={alt} label={brokenLabel} Icon={src ? undefined : Icon} />
      ) : (
        <>
          {placeholder && <img src={placeholder} alt="" className="plate-blur" />}
          <picture>
            {sources.map(({ type, srcSet }) => (
              <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
            ))}
            <img
              key={src}
              src={src}
              alt={alt}
              width={width}
              height={height}
              loading={eager ? 'eager' : 'lazy'}
              fetchPriority={important ? 'high' : undefined}
              decoding="async"
              className={classNames(
                'relative size-full text-xs',
                fit === 'cover' ? 'object-cover' : 'object-contain',
              )}
              {...reporting}
            />
          </picture>
        </>
      )}
      {children && <div className="absolute top-3 inset-s-3 flex gap-2 text-ink">{children}</div>}
    </div>
  );
}

export function PhotoWithTitle({ src, title, to }: { src: string; title: string; to?: string | undefined }) {
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
