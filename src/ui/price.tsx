import { classNames } from './class-names.ts';

const sizes = {
  sm: 'text-lg font-bold',
  md: 'text-xl font-bold sm:text-[1.625rem] sm:leading-tight',
  lg: 'text-4xl font-[740]',
} as const;

/** `was` is the price when new, and `wasLabel` explains it to screen readers. */
export function Price({
  value,
  was,
  wasLabel,
  size = 'md',
  className,
}: {
  value: string;
  was?: string | undefined;
  wasLabel?: string | undefined;
  size?: keyof typeof sizes;
  className?: string | undefined;
}) {
  return (
    <span className={classNames('price', className)}>
      <span className={classNames('tabular', sizes[size])}>{value}</span>
      {was && (
        <span className="price-new">
          {wasLabel && <span className="sr-only">{wasLabel} </span>}
          <s>{was}</s>
        </span>
      )}
    </span>
  );
}
