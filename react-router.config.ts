import { globSync, readFileSync, writeFileSync } from 'node:fs';
import type { Config } from '@react-router/dev/config';

const language = process.env['SCRIPTS_LANGUAGE'];

export default {
  appDirectory: 'src',
  buildDirectory: language ? `build/scripts-${language}` : 'build',
  // Few routes: sending them all at once saves a request on the first navigation.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => shrinkManifest(`${reactRouterConfig.buildDirectory}/client/assets`),
} satisfies Config;

/**
 * Leaves the modules that each route imports out of the browser's list of routes, which every page loads: 4 of 6 kB.
 * They are for the preloads of a page, which the server writes from a list of its own.
 */
function shrinkManifest(assets: string): void {
  const [file, ...others] = globSync(`${assets}/manifest-*.js`);
  if (file === undefined || others.length > 0) throw new Error(`${assets} must have one list of routes`);
  const [, before, json, after] = /^([^{]*)(\{.*\})(;?\s*)$/s.exec(readFileSync(file, 'utf8')) ?? [];
  if (json === undefined) throw new Error(`${file} cannot be read`);
  const manifest: { routes: Record<string, { imports?: string[] }> } = JSON.parse(json);
  for (const route of Object.values(manifest.routes)) delete route.imports;
  writeFileSync(file, `${before}${JSON.stringify(manifest)}${after}`);
}
