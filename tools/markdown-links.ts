import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The anchors that GitHub gives the headings of a page. */
function anchorsOf(page: string): Set<string> {
  const headings = [...page.matchAll(/^#+ +(.*)$/gm)].map(([, heading]) =>
    heading!
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
  // GitHub numbers repeated headings from the second one on.
  return new Set(
    headings.map((heading, index) => {
      const earlier = headings.slice(0, index).filter((each) => each === heading).length;
      return earlier === 0 ? heading : `${heading}-${earlier}`;
    }),
  );
}

const readWithoutCode = (path: string): string =>
  readFileSync(path, 'utf8').replaceAll(/^```[^]*?^```/gm, '');

const exclude = (path: unknown): boolean => /(^|\/)(node_modules|\.\w+)$/.test(String(path));

/** Returns an error for each relative link of a Markdown file that leads to no file or no heading. */
export function checkLinks(root: string): string[] {
  return globSync('**/*.md', { cwd: root, exclude }).flatMap((file) => {
    const text = readWithoutCode(join(root, file)).replaceAll(/`[^`\n]*`/g, '');
    return [...text.matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]*))?\)/g)].flatMap(([, path = '', anchor]) => {
      const target = path === '' ? join(root, file) : join(root, dirname(file), path);
      const hasAnchor = () =>
        anchor === undefined || !target.endsWith('.md') || anchorsOf(readWithoutCode(target)).has(anchor);
      return existsSync(target) && hasAnchor()
        ? []
        : [`${file}: the link ${path}${anchor ? `#${anchor}` : ''} leads nowhere`];
    });
  });
}
