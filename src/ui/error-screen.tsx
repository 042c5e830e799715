import { ButtonLink } from './button.tsx';
import { BlurredMark } from './mark.tsx';

/** A whole page that says what went wrong, and the way back. */
export function ErrorScreen({
  code,
  title,
  text,
  back,
}: {
  /** What an engraver would cut into it: the status. */
  code: string;
  title: string;
  text: string;
  back: { to: string; label: string };
}) {
  return (
    <div className="shell flex min-h-[60vh] flex-col items-start justify-center gap-5 py-16">
      <BlurredMark size="lg" />
      <p className="mono">{code}</p>
      <h1 className="heading-page">{title}</h1>
      <p className="max-w-prose text-soft">{text}</p>
      <ButtonLink to={back.to}>{back.label}</ButtonLink>
    </div>
  );
}
