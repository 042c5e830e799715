import { siteTexts } from '#src/texts/site.ts';
import { ErrorScreen, type Way } from './error-screen.tsx';

/** In place of a page whose data could not be read; `status` is 0 when the server could not be reached. */
export function FailedRead({ status, back, other }: { status: number; back: Way; other?: Way | undefined }) {
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
