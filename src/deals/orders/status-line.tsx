import type { StatusText } from './status-text.ts';

/** Sets the deadline of the other side smaller than the sentence. */
export function StatusLine({ status: { text, until } }: { status: StatusText }) {
  return (
    <>
      {text}
      {until !== '' && <span className="text-xs font-normal text-soft">{until}</span>}
    </>
  );
}
