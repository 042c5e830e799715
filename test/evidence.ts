import { jpegFile, type Written } from '#demo/camera-file.ts';
import { noText, type Bad } from './bad-values.ts';
import type { ApiResponse, TestUser, Shop } from './shop.ts';

/** The metadata that a Nikon D750 writes into a file. */
export const aNikon: Written = {
  make: 'NIKON CORPORATION',
  model: 'NIKON D750',
  software: 'Ver.1.15',
  taken: '2026:11:20 18:04:05',
  count: 12_345,
  // Distinctive, so that its last characters appear nowhere else by chance.
  serial: 'Q7Z6012QZX',
};

/** Sends a camera file as browsers do. */
export async function sendFile(
  shop: Shop,
  as: TestUser,
  file: Uint8Array,
  brand = '',
  modelId = '',
): Promise<ApiResponse> {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(file)], 'head'));
  const query = new URLSearchParams({ ...(brand && { brand }), ...(modelId && { modelId }) });
  return shop.call('POST', `/my/evidence?${query}`, { as, body });
}

/** Sends a camera file and returns the id of the stored evidence. */
export async function anEvidence(shop: Shop, as: TestUser, changes: Partial<Written> = {}): Promise<string> {
  const { status, body } = await sendFile(shop, as, jpegFile({ ...aNikon, ...changes }));
  if (status !== 201) throw new Error(`the file was not read: ${JSON.stringify(body)}`);
  return body._id;
}

/** Invalid values for a field that holds the id of evidence. */
export const badEvidence: Bad[] = [
  ...noText,
  ['missing', undefined],
  ['empty', ''],
  ['not an id', 'x'],
  ['unknown', '0198c5a0-7c1e-7000-8000-3f1c2b4d5e6f'],
  ['too long', 'x'.repeat(65)],
];
