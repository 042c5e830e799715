import { ButtonLink } from './button.tsx';
import { Unbroken } from './text.tsx';

/**
 * A card that can be clicked anywhere. The click follows its only real link, the Details button, which phones do not
 * show.
 */
export function Card({
  photo,
  corner,
  choice,
  edge,
  title,
  heading: Heading = 'h2',
  price,
  badge,
  note,
  meta,
  details,
}: {
  photo: React.ReactNode;
  corner?: React.ReactNode;
  choice?: React.ReactNode;
  /** The line of facts: grade, age and place. */
  edge?: React.ReactNode;
  title: string;
  heading?: 'h2' | 'h3';
  price?: React.ReactNode;
  badge?: React.ReactNode;
  note?: React.ReactNode;
  meta?: React.ReactNode;
  /** `name` is the accessible name: 'Details: Canon EF 85mm'. */
  details: { to: string; label: string; name: string };
}) {
  return (
    <article className="card">
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
      {edge && <p className="card-edge">{edge}</p>}
      {note}
      <div className="card-foot">
        <ButtonLink
          variant="line"
          size="sm"
          to={details.to}
          aria-label={details.name}
          viewTransition
          covers
          className="card-link"
        >
          {details.label}
        </ButtonLink>
        {meta && <span className="mono">{meta}</span>}
      </div>
      {/* Comes after the link, so that the Tab key reaches the item first. */}
      {corner}
      {choice}
    </article>
  );
}
