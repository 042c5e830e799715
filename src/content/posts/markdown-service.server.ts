import MarkdownIt, { type Token } from 'markdown-it';
import { imageUrl, isOwnPath } from '#src/platform/schemas.ts';

const markdown = new MarkdownIt({ html: false, linkify: true, typographer: true });

// Turns only addresses with a scheme into links, because 'f/2.it' is an aperture.
markdown.linkify.set({ fuzzyLink: false });

/** Allows harmless schemes only: `javascript:` and `data:` can run code. A path may not lead to another site. */
markdown.validateLink = (url) =>
  /^(https?|mailto|tel):/i.test(url) ||
  (url.startsWith('/') ? isOwnPath(url) : !/^[^/?#]*:|^[^?#]*\\/.test(url));

// The h1 of a page is its title, so the highest heading of a post becomes h2.
markdown.core.ruler.push('lower_headings', ({ tokens }) => {
  const headings = tokens.filter(({ type }) => type === 'heading_open' || type === 'heading_close');
  const highest = Math.min(...headings.map(({ tag }) => Number(tag.slice(1))));
  for (const token of headings) {
    token.tag = `h${Math.min(6, Number(token.tag.slice(1)) - highest + 2)}`;
  }
});

const absolute = (url: unknown, base: string | undefined): string =>
  (base && URL.parse(String(url), base)?.href) || String(url);

function* withChildren(tokens: Token[]): Iterable<Token> {
  for (const token of tokens) {
    yield token;
    yield* token.children ?? [];
  }
}

/** Adds `rel` to links to other sites, so that these gain no search ranking and get no access to our page. */
function changeLink(token: Token, base: string | undefined): void {
  const url = token.attrGet('href');
  if (/^([a-z]+:)?\/\//i.test(String(url))) token.attrSet('rel', 'noopener nofollow');
  token.attrSet('href', absolute(url, base));
}

/** Shows images only from the hosts that listings allow, and replaces all others with their alternative text. */
function changeImage(token: Token, base: string | undefined): void {
  const url = token.attrGet('src');
  if (imageUrl.safeParse(url).success) {
    token.attrSet('src', absolute(url, base));
    token.attrSet('loading', 'lazy');
    token.attrSet('decoding', 'async');
    return;
  }
  token.type = 'text';
  token.content = markdown.renderer.renderInlineAsText(token.children ?? [], markdown.options, {});
}

/** Replaces the style attribute with a class, because the content security policy forbids such attributes. */
function changeCell(token: Token): void {
  const align = /^text-align:(center|right)$/.exec(String(token.attrGet('style')))?.[1];
  token.attrs = align ? [['class', `post-${align}`]] : null;
}

const { rules } = markdown.renderer;

// Lets content that is wider than a phone scroll in its own box, including by keyboard.
rules['table_open'] = () => '<div class="post-scroll" tabindex="0"><table>\n';
rules['table_close'] = () => '</table></div>\n';
for (const name of ['fence', 'code_block'] as const) {
  const render = rules[name]!;
  rules[name] = (...args) => render(...args).replace('<pre', '<pre tabindex="0"');
}

/** Renders Markdown as HTML. `base`, the address of the shop, makes paths absolute for emails. */
export function renderMarkdown(source: string, base?: string): string {
  const env = {};
  const tokens = markdown.parse(source, env);
  for (const token of withChildren(tokens)) {
    if (token.type === 'link_open') changeLink(token, base);
    if (token.type === 'image') changeImage(token, base);
    if (token.type === 'th_open' || token.type === 'td_open') changeCell(token);
  }
  return markdown.renderer.render(tokens, markdown.options, env);
}

/** Parsing a text of the maximum length takes a quarter of a second, and neither titles nor descriptions are longer. */
const maxSummarized = 2_000;

/** Returns the first heading or paragraph without its marks, for titles and descriptions. */
export function markdownToText(source: string): string {
  const first = markdown.parse(source.slice(0, maxSummarized), {}).find(({ type }) => type === 'inline');
  return markdown.renderer.renderInlineAsText(first?.children ?? [], markdown.options, {});
}
