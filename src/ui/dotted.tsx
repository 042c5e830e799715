import { Fragment } from 'react';

/** Texts of users on one line, each isolated: the direction of one must not turn the others around. */
export function Dotted({ texts }: { texts: readonly string[] }) {
  return texts.map((text, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- Two of them can be the same, and none moves.
    <Fragment key={index}>
      {index > 0 && ' · '}
      <bdi>{text}</bdi>
    </Fragment>
  ));
}
