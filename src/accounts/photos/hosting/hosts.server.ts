import type { App } from '#src/platform/app.server.ts';
import type { PhotoHost } from '#src/platform/db/columns.ts';
import type { ImageHost } from './host.server.ts';
import { createImgbbHost } from './imgbb.server.ts';
import { createLocalHost } from './local.server.ts';
import { createS3Host } from './s3.server.ts';

declare module '#src/platform/app.server.ts' {
  interface Singletons {
    photoHosts: Map<PhotoHost, ImageHost>;
  }
}

/** A host by its name, set up once; undefined when its settings are not there (any more). */
export function hostOf(app: App, name: PhotoHost): ImageHost | undefined {
  const hosts = (app.singletons.photoHosts ??= new Map());
  const host = hosts.get(name) ?? createHost(app, name);
  if (host) hosts.set(name, host);
  return host;
}

function createHost({ config }: App, name: PhotoHost): ImageHost | undefined {
  if (name === 'local') return createLocalHost(config.STATE_DIR);
  if (name === 's3') return createS3Host(config);
  return name === 'imgbb' ? createImgbbHost(config) : undefined;
}
