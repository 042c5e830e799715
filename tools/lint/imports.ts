import type { Node, Rule } from './node.ts';

/** A group imports only from itself and from the groups after it (docs/architecture.md). */
const groups = [
  'server',
  'app',
  'content',
  'catalog',
  'deals',
  'gear',
  'messaging',
  'moderation',
  'accounts',
  'ui',
  'platform',
  'texts',
] as const;

/** Groups whose folders are features, each with files of its own. */
const featureGroups: ReadonlySet<string> = new Set(groups.slice(2, 9));

/** What a feature offers to others: schemas, services, events, ports, calls from the browser, cards, cache tags, the session. */
const offered =
  /\/([\w-]+-)?(schemas\.ts|service\.server\.ts|events\.server\.ts|ports\.server\.ts|client\.ts)$|-card\.tsx$|\/cache-tags\.server\.ts$|^accounts\/auth\/session\.ts$/;

/** Files of other roles that features offer, too. */
const alsoOffered: ReadonlySet<string> = new Set([
  // SQL conditions that the queries of other features are built with.
  'catalog/listings/filter-queries.server.ts',
  // The words that people use for makers and models; the search reads them, too.
  'gear/models/nicknames.ts',
]);

/** The files directly in `src` belong to the app. */
function groupOf(path: string): string {
  const [first, ...rest] = path.split('/');
  return rest.length === 0 ? 'app' : first!;
}

const featureOf = (path: string): string => path.split('/').slice(0, 2).join('/');

/** Returns why `file` must not import `target`, both below `src`. */
function findFault(file: string, target: string): string | undefined {
  const [own, other] = [groupOf(file), groupOf(target)];
  if (groups.indexOf(other as never) < groups.indexOf(own as never))
    return `${own} must not import from ${other}: imports go ${groups.join(' → ')}`;
  const isForeign = featureGroups.has(other) && featureOf(file) !== featureOf(target);
  if (
    isForeign &&
    own !== 'server' &&
    !(own === 'app' && target.endsWith('/feature.server.ts')) &&
    !offered.test(target) &&
    !alsoOffered.has(target)
  )
    return 'another feature is reached by schemas.ts, *service.server.ts, events.server.ts, ports.server.ts, client.ts, *-card.tsx and cache-tags.server.ts';
  return undefined;
}

/** Keeps the imports of `src` in one direction, and the files of a feature to itself. */
export const imports: Rule = {
  create(context) {
    const file = /\/src\/(.+)$/.exec(context.filename)?.[1];

    function check(node: Node): void {
      const source = (node['source'] as (Node & { value?: unknown }) | null)?.value;
      if (typeof source !== 'string') return;
      const report = (message: string): void => context.report({ node, message });
      if (source.startsWith('../')) report('import across folders by #src/…');
      if (file === undefined) return;
      if (/^#(tools|lab)\//.test(source)) report('what the shop runs must not import from tools or lab');
      const target = /^#src\/([^?]+)/.exec(source)?.[1];
      const fault = target && findFault(file, target);
      if (fault) report(fault);
    }

    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
