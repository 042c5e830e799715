import { Fragment } from 'react';

/** Texts of users on one line, isolated so that the direction of one cannot reorder the others. */
export function Dotted({ texts }: { texts: readonly string[] }) {
  return texts.map((text, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- texts can be equal, and their order is fixed
    <Fragment key={index}>
      {index > 0 && ' · '}
      <bdi>{text}</bdi>
    </Fragment>
  ));
}
