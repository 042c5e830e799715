import { classNames } from './class-names.ts';
import { Fragment } from 'react';

/** Texts by users on one line, each isolated so that its writing direction cannot reorder the others. */
export function Dotted({ texts }: { texts: readonly string[] }) {
  return texts.map((text, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- texts can be equal, and their order is fixed
    <Fragment key={index}>
      {index > 0 && ' · '}
      <bdi>{text}</bdi>
    </Fragment>
  ));
}

/** Never splits model codes such as 'AF-S' over two lines; the text stays searchable and can be copied. */
export function Unbroken({ children }: { children: string }) {
  const parts = children.split(/(\S*[-–/]\S*)/);
  return parts.map((part, index) =>
    index % 2 === 1 && part.length <= 12 ? (
      // oxlint-disable-next-line react/no-array-index-key -- pieces of one string have no other identity
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

const sizes = {
  sm: 'text-lg font-bold',
  md: 'text-xl font-bold sm:text-[1.625rem] sm:leading-tight',
  lg: 'text-4xl font-[740]',
} as const;

/** `was` is the price before it was reduced, and `wasLabel` explains it to screen readers. */
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
