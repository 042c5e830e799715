import { once } from 'node:events';
import { crc32, createDeflate } from 'node:zlib';

const square = 16;

/** Returns a PNG with 16 bits per channel whose 109 megapixels take only 5 MB, which makes it expensive to decode. */
export async function makeLargePng(width: number, height: number): Promise<Buffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([16, 2], 8);
  const asAbove = Buffer.alloc(1 + width * 6);
  asAbove[0] = 2;
  const deflate = createDeflate({ level: 1 });
  const parts: Buffer[] = [];
  deflate.on('data', (part: Buffer) => parts.push(part));
  const ended = once(deflate, 'end');
  for (let y = 0; y < height; y++) {
    const line = y % square === 0 ? squares(width, y) : asAbove;
    if (!deflate.write(line)) await once(deflate, 'drain');
  }
  deflate.end();
  await ended;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', Buffer.concat(parts)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Returns a row of pixels as its difference from the row above, with one color for the width of each square. */
function squares(width: number, y: number): Buffer {
  const line = Buffer.alloc(1 + width * 6);
  line[0] = 2;
  for (let x = 0; x < width; x++) {
    const mixed = Math.imul(Math.floor(x / square) + 1, 2_654_435_761) ^ Math.imul(y + 1, 40_503);
    for (const channel of [0, 1, 2]) line[1 + x * 6 + channel * 2] = mixed >>> (8 * channel);
  }
  return line;
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
