import { texts } from '#src/texts/texts.ts';
import { ErrorScreen } from '#src/ui/error-screen.tsx';

/** A room that does not exist. */
export default function UnknownPage() {
  const { errors } = texts;
  const { title, text } = errors.notFound;
  return <ErrorScreen code="404" title={title} text={text} back={{ to: '/', label: errors.back }} />;
}
