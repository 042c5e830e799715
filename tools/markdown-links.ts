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

/** Decisions and the changelog also name files of the past. */
const isHistory = (file: string): boolean => /^docs\/decisions\/\d|^CHANGELOG/.test(file);
const paths =
  /`((?:\.github|db|demo|deploy|docs|e2e|lab|packages|public|reference|src|test|tools)\/[\w./-]+)`/g;
const hasPlaceholder = (path: string): boolean => /\/[A-Z]+(\/|$)/.test(path);

/** Returns an error for each path in backticks that is no file or folder. */
function checkPaths(root: string, file: string, page: string): string[] {
  if (isHistory(file)) return [];
  return [...page.matchAll(paths)]
    .map(([, path]) => path!)
    .filter((path) => !hasPlaceholder(path) && !existsSync(join(root, path)))
    .map((path) => `${file}: ${path} does not exist`);
}

/** Returns an error for each relative link or path in a Markdown file that leads to no file or no heading. */
export function checkLinks(root: string): string[] {
  return globSync('**/*.md', { cwd: root, exclude }).flatMap((file) => {
    const page = readWithoutCode(join(root, file));
    const links = page.replaceAll(/`[^`\n]*`/g, '').matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]*))?\)/g);
    const wrong = [...links].flatMap(([, path = '', anchor]) => {
      const target = path === '' ? join(root, file) : join(root, dirname(file), path);
      const hasAnchor = () =>
        anchor === undefined || !target.endsWith('.md') || anchorsOf(readWithoutCode(target)).has(anchor);
      return existsSync(target) && hasAnchor()
        ? []
        : [`${file}: the link ${path}${anchor ? `#${anchor}` : ''} leads nowhere`];
    });
    return [...wrong, ...checkPaths(root, file, page)];
  });
}
