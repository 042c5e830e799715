import { classNames } from '#src/ui/class-names.ts';

/** An image of the demo shop: `/demo/{name}-{width}.webp` for each width. */
export function ShopImage({
  name,
  width,
  height,
  sizes,
  alt = '',
  eager = false,
  className,
}: {
  name: string;
  width: number;
  height: number;
  sizes: string;
  alt?: string | undefined;
  eager?: boolean;
  className: string;
}) {
  const file = (wide: number) => `/demo/${name}-${wide}.webp`;
  return (
    <img
      src={file(width)}
      srcSet={(width > 1200 ? [320, 640, 960, width] : [320, 640, width])
        .map((wide) => `${file(wide)} ${wide}w`)
        .join(', ')}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      className={classNames('bg-plate object-cover', className)}
    />
  );
}
