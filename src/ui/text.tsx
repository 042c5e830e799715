import { Fragment } from 'react';
import { directionMark } from '#src/texts/locale.ts';

/** Texts by users on one line, each isolated so that its writing direction cannot reorder the others. */
export function Dotted({ texts }: { texts: readonly string[] }) {
  return texts.map((text, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- texts can be equal, and their order is fixed
    <Fragment key={index}>
      {index > 0 ? ' · ' : directionMark}
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
