import { siteTexts } from '#src/texts/site.ts';
import { PlaceholderIcon } from '#src/ui/brand-icon.tsx';
import { ButtonLink } from '#src/ui/button.tsx';

export type ScreenLink = { to: string; label: string; reloadDocument?: boolean };

export function ErrorScreen({
  code,
  title,
  text,
  back,
  other,
  children,
}: {
  code: string;
  title: string;
  text: string;
  back: ScreenLink;
  other?: ScreenLink | undefined;
  children?: React.ReactNode;
}) {
  return (
    <div className="shell flex min-h-[60vh] flex-col items-start justify-center gap-5 py-16">
      <PlaceholderIcon size="lg" />
      <p className="mono">{code}</p>
      <h1 className="heading-page">{title}</h1>
      <p className="max-w-prose text-soft">{text}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={back.to}>{back.label}</ButtonLink>
        {other && (
          <ButtonLink variant="line" to={other.to} reloadDocument={other.reloadDocument ?? false}>
            {other.label}
          </ButtonLink>
        )}
      </div>
      {children}
    </div>
  );
}

/** Replaces a page whose data could not be read; `status` is 0 when the server could not be reached. */
export function FailedRead({
  status,
  back,
  other,
}: {
  status: number;
  back: ScreenLink;
  other?: ScreenLink | undefined;
}) {
  const { errors } = siteTexts;
  const known: Record<number, { title: string; text: string }> = {
    403: errors.forbidden,
    404: errors.notFound,
    410: errors.gone,
  };
  const { title, text } = known[status] ?? errors.other;
  return (
    <ErrorScreen code={status ? String(status) : ''} title={title} text={text} back={back} other={other} />
  );
}
