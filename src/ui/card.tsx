import { ButtonLink } from './button.tsx';
import { FrameNumber } from './frame-number.tsx';
import { Unbroken } from './unbroken.tsx';

/**
 * A card of a list: photograph, edge line, title, price. The whole card is the target of its one real link,
 * the Details button.
 */
export function Card({
  photo,
  edge,
  frame,
  title,
  heading: Heading = 'h2',
  price,
  badge,
  meta,
  details,
}: {
  /** A `<Photo>`, with a tag on it where there is something to say. */
  photo: React.ReactNode;
  /** The engraved line: grade · age · place. */
  edge?: string | undefined;
  /** The frame number at the end of that line, e.g. '24A'. */
  frame?: string | undefined;
  title: string;
  heading?: 'h2' | 'h3';
  price?: React.ReactNode;
  badge?: React.ReactNode;
  /** A second engraved line at the foot: when it was listed. */
  meta?: string | undefined;
  /** `name` is what a screen reader hears: 'Details: Canon EF 85mm'. */
  details: { to: string; label: string; name: string; viewTransition?: boolean };
}) {
  return (
    <article className="group/card @container relative flex h-full flex-col has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-4 has-[a:focus-visible]:outline-glass">
      {photo}
      {(edge || frame) && (
        <p className="mono flex justify-between gap-3 border-b border-line pt-2 pb-1.5">
          <span className="min-w-0 truncate @max-[12rem]:text-[0.6875rem] @max-[12rem]:tracking-tight @max-[12rem]:[word-spacing:-0.3em]">
            {edge}
          </span>
          {frame && <FrameNumber className="@max-[17rem]:hidden">{frame}</FrameNumber>}
        </p>
      )}
      <Heading className="heading-card mt-3 line-clamp-2 min-h-[2.6em] text-pretty decoration-1 underline-offset-4 group-hover/card:underline max-sm:text-[0.9375rem]">
        <Unbroken>{title}</Unbroken>
      </Heading>
      {(price || badge) && (
        <div className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
          {price}
          {badge}
        </div>
      )}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2 pt-3">
        <ButtonLink
          variant="line"
          size="sm"
          to={details.to}
          aria-label={details.name}
          viewTransition={details.viewTransition ?? true}
          covers
          className="focus-visible:outline-none"
        >
          {details.label}
        </ButtonLink>
        {meta && <span className="mono">{meta}</span>}
      </div>
    </article>
  );
}
