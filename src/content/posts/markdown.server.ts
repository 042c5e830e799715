import MarkdownIt from 'markdown-it';
import { imageUrl } from '#src/platform/schemas.ts';

// Raw HTML is shown as text.
const markdown = new MarkdownIt({ html: false, linkify: true, typographer: true });

// Only what is written out with its scheme becomes a link by itself: 'f/2.it' is an aperture.
markdown.linkify.set({ fuzzyLink: false });

/** Schemes that lead somewhere; anything else before a colon could run, like `javascript:` and `data:`. */
markdown.validateLink = (url) => /^(https?|mailto|tel):/i.test(url) || !/^[^/?#]*:/.test(url);

// A page has one h1, its title: the highest heading that a post uses becomes h2, the others follow it.
markdown.core.ruler.push('lower_headings', ({ tokens }) => {
  const headings = tokens.filter(({ type }) => type === 'heading_open' || type === 'heading_close');
  const highest = Math.min(...headings.map(({ tag }) => Number(tag.slice(1))));
  for (const token of headings) {
    token.tag = `h${Math.min(6, Number(token.tag.slice(1)) - highest + 2)}`;
  }
});

const { rules } = markdown.renderer;

function absolute(url: string, env: unknown): string {
  const { base } = env as { base: string | undefined };
  return (base && URL.parse(url, base)?.href) || url;
}

// A link is worth nothing to whoever gets one into a post, and its page cannot reach back to ours.
rules['link_open'] = (tokens, index, options, env, renderer) => {
  const token = tokens[index]!;
  const url = String(token.attrGet('href'));
  if (/^([a-z]+:)?\/\//i.test(url)) token.attrSet('rel', 'noopener nofollow');
  token.attrSet('href', absolute(url, env));
  return renderer.renderToken(tokens, index, options);
};

// Pictures come from where listings' pictures may come from, too; of others the words for them are left.
rules['image'] = (tokens, index, options, env, renderer) => {
  const token = tokens[index]!;
  const alt = renderer.renderInlineAsText(token.children ?? [], options, env);
  if (!imageUrl.safeParse(token.attrGet('src')).success) return markdown.utils.escapeHtml(alt);
  token.attrSet('src', absolute(String(token.attrGet('src')), env));
  token.attrSet('alt', alt);
  token.attrSet('loading', 'lazy');
  token.attrSet('decoding', 'async');
  return renderer.renderToken(tokens, index, options);
};

// What is wider than a phone scrolls by itself, by keyboard, too.
rules['table_open'] = () => '<div class="post-scroll" tabindex="0"><table>\n';
rules['table_close'] = () => '</table></div>\n';
for (const name of ['fence', 'code_block'] as const) {
  const render = rules[name]!;
  rules[name] = (...args) => render(...args).replace('<pre', '<pre tabindex="0"');
}

// The pages' policy allows no style attributes.
for (const name of ['th_open', 'td_open']) {
  rules[name] = (tokens, index, options, _, renderer) => {
    const token = tokens[index]!;
    const align = /^text-align:(center|right)$/.exec(String(token.attrGet('style')))?.[1];
    token.attrs = align ? [['class', `post-${align}`]] : null;
    return renderer.renderToken(tokens, index, options);
  };
}

/** @param base the address of the shop, which makes paths absolute for readers elsewhere */
export function renderMarkdown(source: string, base?: string): string {
  return markdown.render(source, { base });
}
