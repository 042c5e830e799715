import { classNames } from '#src/ui/class-names.ts';
import './post-text.css';

/** `html` must come from `renderMarkdown`, which escapes all HTML of its input. */
export function PostText({ html, className }: { html: string; className?: string | undefined }) {
  return (
    <div className={classNames('prose post-text', className)} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
