import { ButtonLink } from './button.tsx';
import { BlurredMark } from './mark.tsx';

/** Where a link leads and what it says. */
type Way = { to: string; label: string };

/** A whole page that says what went wrong, and the way back. */
export function ErrorScreen({
  code,
  title,
  text,
  back,
  other,
}: {
  /** What an engraver would cut into it: the status. */
  code: string;
  title: string;
  text: string;
  back: Way;
  /** A second way on, nearer to where the reader was. */
  other?: Way | undefined;
}) {
  return (
    <div className="shell flex min-h-[60vh] flex-col items-start justify-center gap-5 py-16">
      <BlurredMark size="lg" />
      <p className="mono">{code}</p>
      <h1 className="heading-page">{title}</h1>
      <p className="max-w-prose text-soft">{text}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={back.to}>{back.label}</ButtonLink>
        {other && (
          <ButtonLink variant="line" to={other.to}>
            {other.label}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
