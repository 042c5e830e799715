import { open, type FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import { fromRandomAccessReaderPromise, RandomAccessReader, type Entry, type ZipFile } from 'yauzl';

const chunkBytes = 64 * 1024;

const cutOff = () => new Error('The ZIP is cut off.');

/** The reader of yauzl throws where nothing can catch it if a ZIP names a place that no file can have. */
class ZipReader extends RandomAccessReader {
  readonly #file: FileHandle;
  readonly #size: number;

  constructor(file: FileHandle, size: number) {
    super();
    this.#file = file;
    this.#size = size;
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    callbackify(() => this.#fill(buffer, offset, length, position))(callback);
  }

  async #fill(buffer: Buffer, offset: number, length: number, position: number): Promise<void> {
    if (position + length > this.#size) throw cutOff();
    const { bytesRead } = await this.#file.read(buffer, offset, length, position);
    if (bytesRead < length) throw cutOff();
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#chunks(start, end), { objectMode: false });
  }

  async *#chunks(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end;) {
      const length = Math.min(chunkBytes, end - at);
      const { bytesRead, buffer } = await this.#file.read(Buffer.alloc(length), 0, length, at);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
      at += bytesRead;
    }
  }

  override close(callback: (error: Error | null) => void): void {
    callbackify(() => this.#file.close().catch(() => undefined))(callback);
  }
}

/** Opens a ZIP, which has to be closed. */
export async function openZip(path: string): Promise<ZipFile> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    return await fromRandomAccessReaderPromise(new ZipReader(file, size), size, { autoClose: false });
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** Lists the files in a ZIP, and refuses those that would be outside of it. */
export async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  for await (const entry of zip.eachEntry()) {
    if (entry.relativeOffsetOfLocalHeader + entry.compressedSize > zip.fileSize) throw cutOff();
    yield entry;
  }
}
