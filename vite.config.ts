import { globSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { smallIcons } from './tools/small-icons.ts';
import { translatedTexts } from './tools/translated-texts.ts';

/** The files that most public pages load: their paths in `src`, without the extension. */
const shellFiles = [
  'accounts/auth/account-card',
  'accounts/auth/session',
  'media/places/client',
  'app/head-script',
  'app/main-links',
  'app/page-error',
  'app/todo/bell',
  'catalog/cards/cards-card',
  'catalog/cards/client',
  'catalog/cards/comparing-client',
  'catalog/compare/selection-card',
  'catalog/search/suggesting/search-box-card',
  'catalog/watchlist/client',
  'gear/kit/browser-kit',
  'gear/kit/client',
  'messaging/live/client',
  'platform/shared/money',
  'texts/checks',
  'texts/grammar',
  'texts/locale',
  'texts/names',
  'texts/search',
  'texts/site',
  'texts/words',
  'ui/badge',
  'ui/brand-icon',
  'ui/button',
  'ui/card',
  'ui/class-names',
  'ui/client/browser-storage',
  'ui/client/new-version',
  'ui/client/personal-storage',
  'ui/feedback/error-screen',
  'ui/feedback/frame-notices',
  'ui/feedback/placeholders',
  'ui/feedback/toast-place',
  'ui/forms/field',
  'ui/icon',
  'ui/layout/page-heading',
  'ui/layout/page-meta',
  'ui/layout/site-footer',
  'ui/layout/site-header',
  'ui/layout/theme',
  'ui/lazy-part',
  'ui/lists/pagination',
  'ui/photo',
  'ui/text',
];
/** The files that the pages of items and lists of them load, many of them once the page can be used. */
const itemFiles = [
  'catalog/cards/notes',
  'catalog/compare/selection-buttons',
  'catalog/listings/listing-card',
  'catalog/near/near-tools-card',
  'catalog/recently-viewed/viewed-card',
  'catalog/watchlist/heart-button',
  'catalog/watchlist/watch-card',
  'gear/models/model-field-card',
  'platform/shared/distance',
  'texts/away',
  'texts/browsing',
  'texts/near',
  'texts/units',
  'texts/watchlist',
  'ui/client/call',
];
const listFiles = [
  'app/pages/list-of-items',
  'catalog/saved-searches/save-button',
  'catalog/saved-searches/save-search-card',
  'catalog/search/results/found-items-card',
];
/** The files that both lists and pages of items load. */
const factFiles = [
  'gear/fit/asked-model-client',
  'gear/kit/kit-card',
  'texts/fit',
  'texts/gear',
  'texts/item',
];
/** The files that both lists of items and the dashboard's frame load. */
const frameFiles = ['texts/saved-searches', 'ui/focus', 'ui/forms/choice'];
const dateFiles = ['platform/shared/dates', 'platform/shared/local-time', 'texts/times'];
const gone = [...shellFiles, ...itemFiles, ...listFiles, ...factFiles, ...frameFiles, ...dateFiles].filter(
  (file) => globSync(`src/${file}.{ts,tsx}`, { cwd: import.meta.dirname }).length === 0,
);
if (gone.length > 0) throw new Error(`vite.config.ts names files that do not exist: ${gone.join(', ')}`);

const shellIcons =
  'arrow-left|arrow-right|chevron-right|badge-check|circle-exclamation-point|clock|contrast|flag|menu|moon|search|sun|x';
const itemIcons = 'chevron-left|heart|locate-fixed';
/** Translated texts belong to the same groups. */
const orTranslated = (file: string): string => file.replace(/^texts\//, 'texts/(?:[a-z]{2}/)?');
const filesAndIcons = (files: string[], icons: string): RegExp =>
  new RegExp(`/src/(${files.map(orTranslated).join('|')})\\.tsx?|lucide-react/dist/esm/icons/(${icons})\\.`);

/** As few files as possible: a dozen small files are a fifth larger than one, because each is compressed separately. */
const groups = [
  {
    name: 'library',
    test: /node_modules\/(react|react-dom|react-router|scheduler)\/|vite\/preload-helper/,
  },
  { name: 'shell', test: filesAndIcons(shellFiles, shellIcons) },
  { name: 'items', test: filesAndIcons(itemFiles, itemIcons) },
  { name: 'dates', test: filesAndIcons(dateFiles, 'none') },
  { name: 'facts', test: filesAndIcons(factFiles, 'none') },
  { name: 'frame', test: filesAndIcons(frameFiles, 'bell-plus|check') },
  { name: 'lists', test: filesAndIcons(listFiles, 'none') },
  // All texts in the dashboard's frame.
  { name: 'dashboard', test: /src\/texts\/(?:[a-z]{2}\/)?(admin|dashboard|mailings|posts)\.ts/ },
];

const onEveryPage = /(?:^|\/)(?:library|shell|rolldown-runtime)-[\w-]+\.js$/;

/** Not bundled. Metrics are also counted by the process around the bundle, so both must use one registry. */
const external = ['pg', 'pino', 'sharp', '@aws-sdk/client-s3', '@prometheus-io/client'];

/** The language of the browsers' scripts, if only they are built, as `src/server/start-up/build.ts` does. */
const scripts = process.env['SCRIPTS_LANGUAGE'];
const serverEntry = scripts ? 'virtual:react-router/server-manifest' : './src/server/start-up/open-server.ts';

export default defineConfig(({ command }) => ({
  plugins: [
    translatedTexts(() => process.env['SCRIPTS_LANGUAGE'] ?? 'en'),
    tailwindcss(),
    reactRouter(),
    smallIcons(),
  ],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: {
      // One bundle holds pages, API and jobs, so that contexts and caches exist once.
      build: { rollupOptions: { input: { index: serverEntry } } },
      // The bundle includes libraries, so that the shop starts in half the time and needs 60 MB less (docs/performance.md).
      ...(command === 'build' && {
        resolve: { noExternal: true as const, external },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
    },
  },
  build: {
    assetsInlineLimit: 0,
    modulePreload: {
      // Each link costs a slow phone 4 ms, even if its module has long been loaded.
      resolveDependencies: (_file, needed) => needed.filter((file) => !onEveryPage.test(file)),
    },
  },
}));
