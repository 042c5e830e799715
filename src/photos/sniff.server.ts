import { open } from 'node:fs/promises';

type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | null;

/** The format of a file by its first bytes, never by its name: what the decoder is given is no matter of trust. */
export async function sniffFile(path: string): Promise<Format> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
    return sniff(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

function sniff(head: Buffer): Format {
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (head.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'png';
  if (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  if (head.toString('latin1', 4, 8) !== 'ftyp') return null;
  const brand = head.toString('latin1', 8, 12);
  if (brand === 'avif' || brand === 'avis') return 'avif';
  return /^(hei[cmsx]|hev[cx]|mif1|msf1)$/.test(brand) ? 'heic' : null;
}
