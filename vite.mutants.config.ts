import { defineConfig, mergeConfig, type UserConfig } from 'vite';
import base from './vite.config.ts';

/** Builds in half the time what behaves the same: nothing is made small, and the server's libraries stay outside. */
export default defineConfig((env) => {
  const { environments: { client, ssr: { resolve: _, ...ssr } = {} } = {}, ...rest } = base(
    env,
  ) as UserConfig;
  return mergeConfig({ ...rest, environments: { client, ssr } } as UserConfig, {
    build: { minify: false, cssMinify: false, reportCompressedSize: false },
  });
});
