import MarkdownIt from 'markdown-it';

// Raw HTML is shown as text, and its own check refuses `javascript:` and other active links.
const markdown = new MarkdownIt({ html: false, linkify: true, typographer: true });

/** Markdown as HTML in which nothing is active but links. */
export function renderMarkdown(source: string): string {
  return markdown.render(source);
}
