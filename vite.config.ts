import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { smallIcons } from './tools/small-icons.ts';

/** Of the files of `src` what most public pages are made of. */
const shell = [
  'src/texts/(checks|digits|locale|pseudo|search|site).ts',
  'src/accounts/auth/(account-card|session).tsx?',
  'src/platform/shared/(dates|money).ts',
  'src/catalog/listings/(duration|listing-card).tsx?',
  'src/content/posts/post-card.tsx',
  'src/ui/(badge|button|card|class-names|icon|lazy-part|mark|phone-href|photo|price|text)\\.',
  'src/ui/client/new-version\\.',
  'src/ui/feedback/(error-screen|progress-bar|status-lines|toast-place|version-strip)\\.',
  'src/ui/forms/field\\.',
  'src/ui/layout/(page-heading|page-meta|site-footer|site-header|theme-script|theme-switch)\\.',
  'src/ui/lists/(definition-list|empty-state|pagination)\\.',
  'lucide-react/dist/esm/icons/(arrow-left|arrow-right|chevron-right|badge-check|circle-exclamation-point|clock|contrast|flag|menu|moon|search|sun|x)\\.',
].join('|');

/** In few files: a dozen small ones are a fifth larger than one, as each is compressed by itself. */
const groups = [
  {
    name: 'library',
    test: /node_modules\/(react|react-dom|react-router|scheduler)\/|vite\/preload-helper/,
  },
  { name: 'shell', test: new RegExp(shell) },
  // All texts in the dashboard's frame.
  { name: 'dashboard', test: /src\/texts\/(admin|dashboard|mailings|posts)\.ts/ },
];

/** Of metrics the process around the bundle counts some, too: one registry. */
const external = ['pg', 'pino', 'sharp', '@aws-sdk/client-s3', '@prometheus-io/client'];

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), smallIcons()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: {
      // One bundle holds pages, API and jobs, so that contexts and caches exist once.
      build: { rollupOptions: { input: './src/server/start-up/open-server.ts' } },
      // With what they import: starts in half the time and needs 60 MB less (docs/performance.md).
      ...(command === 'build' && {
        resolve: { noExternal: true as const, external },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
    },
  },
  build: { assetsInlineLimit: 0 },
}));
