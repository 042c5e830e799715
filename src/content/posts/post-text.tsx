import { classNames } from '#src/ui/class-names.ts';
import './post-text.css';

/** The text of a post; `html` must come from `renderMarkdown`, which lets no HTML through. */
export function PostText({ html, className }: { html: string; className?: string | undefined }) {
  return (
    <div className={classNames('prose post-text', className)} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
