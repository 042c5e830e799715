import type { MadePhoto } from '#src/accounts/photos/encoding/encode.server.ts';
import type { Stored } from './host.server.ts';

export function fileUrls({ hash, widths, files: [jpeg] }: MadePhoto, root: string): Stored {
  return { url: `${root}/${jpeg.name}`, base: `${root}/${hash}`, widths, formats: ['avif', 'webp'] };
}

export function fileNames({ url, base, widths, formats }: Stored): string[] {
  const all = [url, ...formats.flatMap((format) => widths.map((width) => `${base}-${width}.${format}`))];
  return all.map((address) => address.slice(address.lastIndexOf('/') + 1));
}
