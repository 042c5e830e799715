import { posix } from 'node:path';
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
  'media',
  'ui',
  'platform',
  'texts',
] as const;

/** The groups in which each folder is a feature with private files. */
const featureGroups: ReadonlySet<string> = new Set(groups.slice(2, 10));

/**
 * The files that a feature offers to other features: schemas, services, events, ports, calls from the browser, cards,
 * cache tags.
 */
const offered =
  /\/([\w-]+-)?(schemas\.ts|service\.server\.ts|events\.server\.ts|ports\.server\.ts|client\.ts)$|-card\.tsx$|\/cache-tags\.server\.ts$/;

/** Other files that features offer, although `offered` does not match their names. */
const alsoOffered: ReadonlySet<string> = new Set([
  // Asks to confirm, for downloads, which are no calls of `api`.
  'accounts/auth/confirming/confirmed.ts',
  // CSV files that browsers and the server write.
  'catalog/exchange/csv.ts',
  // The session of the signed-in user, for code in the browser.
  'accounts/auth/session.ts',
  // Admission control reads the account from a token before any service runs.
  'accounts/auth/tokens/access-token.server.ts',
  // The table of the fields of items, which forms and the API reference read.
  'catalog/items/fields.ts',
  // Their names in the form, in files of listings, and in conflicts.
  'catalog/items/field-labels.ts',
  // SQL conditions for the queries of other features.
  'catalog/listings/filter-queries.server.ts',
  // The data that the card of an item shows; loaders and browsers both need it.
  'catalog/listings/card-listing.ts',
  // The facts that pages of items and comparisons show.
  'catalog/listings/facts.ts',
  'content/feeds/api.server.ts',
  // The page without a connection, which the server assembles.
  'deals/orders/handover/code-check.ts',
  'deals/orders/handover/offline-script.js',
  'deals/orders/handover/offline-style.css',
  // Which actions of a deal ask first, and their tones; offers and orders use it.
  'deals/risks.ts',
  // How the rules of compatibility name items; the search compares these names.
  'gear/fit/rule-ids.ts',
  // The words that users have for makers and models; the search needs them, too.
  'gear/models/nicknames.ts',
]);

/** Features that compose the other features of their group, and may import all of their files. */
const composers: ReadonlySet<string> = new Set(['deals/thread']);

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
    return `${own} must not import from ${other}; allowed directions: ${groups.join(' → ')}`;
  const isComposed = own === other && composers.has(featureOf(file));
  const isForeign = featureGroups.has(other) && featureOf(file) !== featureOf(target) && !isComposed;
  if (
    isForeign &&
    !(own === 'app' && target.endsWith('/feature.server.ts')) &&
    !offered.test(target) &&
    !alsoOffered.has(target)
  )
    return `${target} is private to its feature: have the feature offer it as a component in a *-card.tsx or as a function in a *-service.server.ts, or move it to a lower group (CONTRIBUTING.md lists what features offer)`;
  return undefined;
}

/** Files that never reach the browser, and files from which the build removes the code of the server. */
const mayUseServer = /\.server\.tsx?$|^server\/|\.test\.tsx?$|-(page|layout)\.tsx$|^root\.tsx$/;

/** The entry files of threads and processes. */
const programs: ReadonlySet<string> = new Set([
  'media/photos/encoding/encoder-process.ts',
  'catalog/search/index/thread.ts',
  'content/shop/logo/draw-process.ts',
]);

type Kinds = { importKind?: string; exportKind?: string };

type Import = Node &
  Kinds & {
    source?: { value?: unknown } | null;
    specifiers?: Kinds[];
  };

const isType = ({ importKind, exportKind }: Kinds): boolean => importKind === 'type' || exportKind === 'type';

/** Returns whether an import has only types, which are removed before the code runs. */
function isOfTypes(node: Import): boolean {
  return (
    isType(node) ||
    (node.specifiers !== undefined && node.specifiers.length > 0 && node.specifiers.every(isType))
  );
}

/**
 * Checks that `src` has imports in one direction only, that a feature imports only the files that other features offer,
 * and that no server code reaches browsers.
 */
export const imports: Rule = {
  create(context) {
    const file = /\/src\/(.+)$/.exec(context.filename)?.[1];

    function check(node: Import): void {
      const source = node.source?.value;
      if (typeof source !== 'string') return;
      const report = (message: string): void => context.report({ node, message });
      if (source.startsWith('../')) report('use #src/… for imports across folders');
      if (file === undefined) return;
      if (/^#(tools|lab)\//.test(source)) report('production code must not import from tools or lab');
      if (!/^(#src|\.)\/(?!\+types)/.test(source)) return;
      const [path = ''] = source.replace(/^#src\//, '').split('?');
      const target = source.startsWith('#') ? path : posix.join(posix.dirname(file), path);
      const fault = findFault(file, target);
      if (fault) report(fault);
      if (
        /\.server\.tsx?$/.test(target) &&
        !mayUseServer.test(file) &&
        !programs.has(file) &&
        !isOfTypes(node)
      )
        report('code for browsers can import only types from .server files');
    }

    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
