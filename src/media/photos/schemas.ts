import { z } from 'zod';
// Must be imported first: it turns off the part of zod that the content security policy forbids.
import '#src/platform/schemas.ts';

export const photo = z
  .object({
    url: z.string().meta({ description: 'a JPEG fallback' }),
    width: z.number().int().meta({ description: 'of the largest one, in pixels' }),
    height: z.number().int(),
    alt: z.string(),
    placeholder: z.string().meta({ description: 'a tiny placeholder as a data: URL' }),
    base: z
      .string()
      .nullable()
      .meta({ description: '`{base}-{width}.{format}` is served for each of `widths` and `formats`' }),
    widths: z.array(z.number().int()),
    formats: z.array(z.enum(['avif', 'webp'])),
  })
  .meta({ id: 'Photo' });
export type Photo = z.output<typeof photo>;

export type PhotoFiles = Pick<Photo, 'base' | 'widths' | 'formats'>;

/** The formats that sharp can read and every phone can create. */
export const acceptedTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export const maxImageBytes = 15 * 1024 * 1024;

type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'empty' | null;

/** Long enough to contain the list of compatible brands in AVIF and HEIC. */
export const sniffedBytes = 64;

/** Returns the format of a file, judged by its first bytes, since names and labels can be wrong. */
export function sniff(head: Uint8Array<ArrayBuffer>): Format {
  if (head.length === 0) return 'empty';
  const text = new TextDecoder('latin1').decode(head.subarray(0, sniffedBytes));
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp';
  if (!text.startsWith('ftyp', 4)) return null;
  const brand = text.slice(8, 12);
  if (brand === 'avif' || brand === 'avis') return 'avif';
  if (!/^(hei[cmsx]|hev[cx]|mif1|msf1)$/.test(brand)) return null;
  // The brands mif1 and msf1 name no codec, so the list of compatible brands decides. The box size says where the list
  // ends.
  const compatible = text.slice(16, new DataView(head.buffer, head.byteOffset).getUint32(0)).match(/.{4}/gs);
  const isAvif = brand.startsWith('m') && compatible?.some((name) => name === 'avif' || name === 'avis');
  return isAvif ? 'avif' : 'heic';
}

function startsWith(head: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => head[index] === byte);
}
