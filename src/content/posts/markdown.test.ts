import { expect, test } from 'vitest';
import { markdownToText, renderMarkdown } from './markdown-service.server.ts';

/** Finds elements and attributes that can run, load or style something in a browser. */
const active =
  /<(script|iframe|object|embed|svg|math|style|form|input|meta|base|link)\b|\son\w+=|\sstyle=|srcdoc/i;

test('raw HTML is shown as text, in blocks, lines, titles, tables and code', () => {
  const attack = '<img src=x onerror=alert(1)><script>alert(1)</script><svg onload=alert(1)>';
  for (const source of [
    attack,
    `# ${attack}`,
    `- ${attack}`,
    `> ${attack}`,
    `| ${attack} |\n|---|\n| ${attack} |`,
    `\`${attack}\``,
    `\`\`\`${attack}\n${attack}\n\`\`\``,
    `    ${attack}`,
    `[${attack}](https://example.com "${attack.replaceAll('"', "'")}")`,
    `![${attack}](https://example.com/a.jpg)`,
    `[a]: https://example.com '${attack}'\n\n[a]`,
    `&lt;script&gt;alert(1)&lt;/script&gt;`,
  ]) {
    const html = renderMarkdown(source);
    const tags = html.match(/<[^>]*>/g) ?? [];
    expect(tags.join('').replaceAll(/"[^"]*"/g, '""'), source).not.toMatch(active);
    expect(html, source).toContain('&lt;script&gt;');
  }
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  'java%0Ascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'file:///etc/passwd',
  'blob:null/1',
  'intent://example.com',
  '//example.com',
  '/../..//example.com',
])('a link to %s is not rendered', (url) => {
  for (const source of [`[x](${url})`, `[x](<${url}>)`, `<${url}>`, `[x][1]\n\n[1]: ${url}`, url]) {
    expect(renderMarkdown(source), source).not.toMatch(/<a\b/);
  }
});

test('images over https or from the shop are shown, and others are replaced by their text', () => {
  for (const url of ['https://example.com/a.jpg', '/images/0123.webp', '/demo/camera.svg']) {
    expect(renderMarkdown(`![A camera](${url})`)).toContain(
      `<img src="${url}" alt="A camera" loading="lazy" decoding="async">`,
    );
  }
  for (const url of [
    'http://example.com/a.jpg',
    '//example.com/a.jpg',
    '/api/jwt',
    '/images/../api/jwt',
    'a.jpg',
    'data:image/png;base64,AAAA',
    'ftp://example.com/a.jpg',
    '<https://example.com/a b.jpg">',
  ]) {
    const html = renderMarkdown(`![A <b>camera</b>](${url})`);
    expect(html, url).toContain('A &lt;b&gt;camera');
    expect(html, url).not.toMatch(/<img[^>]*src="(?!https:\/\/example\.com\/a%20b\.jpg)/);
  }
});

test('links to other sites get rel attributes, and links within the shop get none', () => {
  expect(renderMarkdown('[out](https://example.com)')).toContain(
    '<a href="https://example.com" rel="noopener nofollow">out</a>',
  );
  expect(renderMarkdown('See https://example.com/a.')).toContain(
    '<a href="https://example.com/a" rel="noopener nofollow">',
  );
  expect(renderMarkdown('[in](/cameras) [mail](mailto:shop@example.com)')).toContain(
    '<a href="/cameras">in</a> <a href="mailto:shop@example.com">mail</a>',
  );
});

test('apertures and file names do not become links', () => {
  expect(renderMarkdown('At f/2.8 the 50mm.it draws like notes.md and example.com')).not.toContain('<a');
});

test.each([
  ['# A\n\n## B\n\n# C', ['2', '3', '2']],
  ['## A\n\n### B', ['2', '3']],
  ['A\n===\n\n###### F', ['2', '6']],
  ['> # Quoted\n\n- ## Listed', ['2', '3']],
])('the highest heading becomes h2, and lower ones follow it: %j', (source, levels) => {
  const found = [...renderMarkdown(source).matchAll(/<h(\d)>/g)].map(([, level]) => level);
  expect(found).toEqual(levels);
});

test('a title that takes a whole post is cut', () => {
  expect(markdownToText(`# ${'x'.repeat(49_990)}`)).toHaveLength(1_998);
});

test('tables and code scroll in their own box, and the HTML has no style attribute', () => {
  const html = renderMarkdown('| a | b |\n|--:|:-:|\n| 1 | 2 |\n\n```js\nlet x;\n```\n\n    code');
  expect(html).toContain('<div class="post-scroll" tabindex="0"><table>');
  expect(html).toContain('<th class="post-right">a</th>');
  expect(html).toContain('<td class="post-center">2</td>');
  expect(html).toContain('<pre tabindex="0"><code class="language-js">');
  expect(html.match(/<pre tabindex="0">/g)).toHaveLength(2);
  expect(html).not.toContain('style=');
});

test.each(['[', '![', '*a_', '> ', '`', '<', '(((', '| a ', '&#', '\\', '- '])(
  'a post of the maximum length that repeats %j is rendered in time',
  (piece) => {
    expect(renderMarkdown(piece.repeat(50_000 / piece.length))).toMatch(/^<\w+/);
  },
);
