import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream';
import send from 'send';
import type { ProblemCode } from '#src/platform/errors.ts';
import { OwnedSlots } from '#src/server/overload/connection-limit.ts';

type Place = { folder: string; name: string };
export type SendFile = (
  req: IncomingMessage,
  res: ServerResponse,
  place: Place,
  headers: Record<string, string>,
  network: () => string,
) => Promise<void>;

/**
 * Sends files from the disk, where they can change. `refuse` responds if a file is missing (`not-found`) or cannot be
 * opened now (`busy`).
 * @param maxOpen the maximum number of open files, of which one network can use a third; the process itself needs the
 * remaining descriptors
 */
export function createSendFile(
  maxOpen: number,
  refuse: (res: ServerResponse, code: ProblemCode) => void,
  report: (error: NodeJS.ErrnoException) => void,
): SendFile {
  const opened = new OwnedSlots();
  const share = Math.ceil(maxOpen / 3);
  return async (req, res, { folder, name }, headers, networkOf) => {
    // Pipelined requests wait for their turn here, so that a connection that reads nothing opens only one file.
    if (!res.socket) await once(res, 'socket');
    const network = networkOf();
    if (opened.taken >= maxOpen || opened.of(network) >= share) return refuse(res, 'busy');
    opened.change(network, 1);
    // Removes these preconditions, which apply only to writes, because `send` would respond with 412.
    delete req.headers['if-match'];
    delete req.headers['if-unmodified-since'];
    finished(res, () => opened.change(network, -1));
    send(req, name, { root: folder, acceptRanges: false, cacheControl: false, index: false })
      .on('headers', () => res.setHeaders(new Map(Object.entries(headers))))
      .on('directory', () => refuse(res, 'not-found'))
      .on('error', (error: NodeJS.ErrnoException & { status: number }) => {
        if (error.status >= 500) report(error);
        if (res.headersSent) return res.destroy();
        for (const header of res.getHeaderNames()) res.removeHeader(header);
        refuse(res, error.status < 500 ? 'not-found' : 'busy');
      })
      .pipe(res);
  };
}
