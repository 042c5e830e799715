import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    ssr: {
      // One bundle holds pages, API and jobs, so that contexts and caches exist once.
      build: { rollupOptions: { input: './src/server/app.ts' } },
    },
  },
  build: { assetsInlineLimit: 0 },
});
