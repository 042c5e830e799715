import MarkdownIt from 'markdown-it';
import { classNames } from '#src/ui/class-names.ts';

// The document is ours, and says nothing in HTML.
const markdown = new MarkdownIt({ html: false });

/** A description of the document, which is Markdown. */
export function Prose({ text, className }: { text: string; className?: string }) {
  return (
    <div
      className={classNames('prose docs-prose', className)}
      dangerouslySetInnerHTML={{ __html: markdown.render(text) }}
    />
  );
}

/** The same within a line. */
export function Inline({ text }: { text: string }) {
  return <span className="docs-prose" dangerouslySetInnerHTML={{ __html: markdown.renderInline(text) }} />;
}
