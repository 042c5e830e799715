import { Unbroken } from './text.tsx';

/**
 * A card that can be clicked anywhere. The click follows its only real link, the Details button, which covers the card
 * and which phones do not show.
 */
export function Card({
  photo,
  buttons,
  edge,
  place,
  title,
  heading: Heading = 'h2',
  price,
  badge,
  note,
  meta,
  link,
  ...data
}: {
  photo: React.ReactNode;
  buttons?: React.ReactNode;
  /** The line of facts, whose end is cut off where it is too long, but for a place at its end. */
  edge?: React.ReactNode;
  place?: React.ReactNode;
  title: string;
  heading?: 'h2' | 'h3';
  price?: React.ReactNode;
  badge?: React.ReactNode;
  note?: React.ReactNode;
  meta?: React.ReactNode;
  link: React.ReactNode;
  [data: `data-${string}`]: React.ReactNode;
}) {
  return (
    <article className="card" {...data}>
      {photo}
      <Heading className="card-title">
        <Unbroken>{title}</Unbroken>
      </Heading>
      {(price || badge) && (
        <div className="card-price">
          {price}
          {badge}
        </div>
      )}
      {edge && (
        <p className="card-edge">
          <span>{edge}</span>
          {place && <span className="card-place">{place}</span>}
        </p>
      )}
      {note}
      <div className="card-foot">
        {link}
        {meta && <span>{meta}</span>}
      </div>
      {/* Comes after the link, so that the Tab key reaches the item first. */}
      {buttons}
    </article>
  );
}
