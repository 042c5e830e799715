import { once } from 'node:events';
import { open, type FileHandle } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { ProblemCode } from '#src/platform/errors.ts';
import { isUnchanged } from './cached-files.ts';
import { OwnedSlots } from '#src/server/overload/owned-slots.ts';

const missing = new Set(['ENOENT', 'ENOTDIR']);

export type SendFile = (
  req: IncomingMessage,
  res: ServerResponse,
  path: string,
  headers: Record<string, string>,
  network: string,
) => Promise<void>;

/**
 * Sends files that may come and go, each from its first byte to its last. `refuse` answers for one that is not there
 * (`not-found`), or cannot be opened for now (`busy`), of which `tell` hears why.
 * @param most how many are open at once, a third of them for one network: more would take the descriptors that others need
 */
export function createSendFile(
  most: number,
  refuse: (res: ServerResponse, code: ProblemCode) => void,
  tell: (error: unknown) => void,
): SendFile {
  const opened = new OwnedSlots();
  const share = Math.ceil(most / 3);
  return async (req, res, path, headers, network) => {
    // What was asked behind an answer that nobody reads holds nothing: many are asked for at once, by one connection.
    if (!res.socket) await once(res, 'socket');
    if (opened.taken >= most || opened.of(network) >= share) return refuse(res, 'busy');
    opened.change(network, 1);
    let file: FileHandle | undefined;
    try {
      file = await open(path);
      const stats = await file.stat();
      if (!stats.isFile()) return refuse(res, 'not-found');
      const { size, mtimeMs } = stats;
      const etag = `W/"${size}-${Math.floor(mtimeMs)}"`;
      const own = { ...headers, etag };
      if (isUnchanged(req, etag)) return void res.writeHead(304, own).end();
      res.writeHead(200, { ...own, 'content-length': size });
      if (req.method === 'HEAD' || size === 0) return void res.end();
      await pipeline(file.createReadStream({ autoClose: false }), res);
    } catch (error) {
      if (res.headersSent || res.destroyed) res.destroy();
      else if (missing.has(codeOf(error))) return refuse(res, 'not-found');
      else refuse(res, 'busy');
      if (!gone.has(codeOf(error))) tell(error);
    } finally {
      await file?.close().catch(tell);
      opened.change(network, -1);
    }
  };
}

/** A caller who hung up is no news. */
const gone = new Set([
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_UNABLE_TO_PIPE',
  'ERR_STREAM_DESTROYED',
  'ECONNRESET',
  'EPIPE',
]);

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
