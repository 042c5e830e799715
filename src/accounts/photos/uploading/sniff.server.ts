import { open } from 'node:fs/promises';
import { sniff, sniffedBytes } from './sniff.ts';

export async function sniffFile(path: string): Promise<ReturnType<typeof sniff>> {
  const file = await open(path);
  try {
    const head = new Uint8Array(sniffedBytes);
    const { bytesRead } = await file.read(head, 0, sniffedBytes, 0);
    return sniff(head.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
