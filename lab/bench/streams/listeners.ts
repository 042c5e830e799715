import { connect, type Socket } from 'node:net';
import type { FromCrowd, ToCrowd } from './crowd.ts';

// A process with thousands of event streams that reconnect like those of real pages. It uses bare sockets, which need
// less memory and processor time.

const firstRetryMs = 1_000;
const longestRetryMs = 60_000;
/** How long a proxy waits before it tries the next process. */
const redispatchMs = 200;
const maxOpening = 64;

let tokens: readonly string[] = [];
let urls: readonly string[] = [];
const syncs: number[] = [];
const unread: (number | null)[] = [];
let arrivals: FromCrowd['arrivals'] = [];
let open = 0;
let wanted = 0;
let begun = 0;

type EventData = { messages?: number; unread?: number; retry?: number; conversation?: string; seq?: number };

class Listener {
  readonly #index: number;
  #url: number;
  #failures = 0;

  constructor(index: number) {
    this.#index = index;
    this.#url = index % urls.length;
    syncs[index] = 0;
    unread[index] = null;
  }

  connect(): void {
    const { hostname, port } = new URL(urls[this.#url]!);
    const socket = connect({ host: hostname, port: Number(port) });
    let isConnected = false;
    let isOpen = false;
    let rest = '';
    let retryMs: number | null = null;
    socket.setEncoding('latin1');
    socket.once('connect', () => {
      isConnected = true;
      const authorization = `authorization: bearer ${tokens[this.#index]!}`;
      socket.write(`GET /api/events HTTP/1.1\r\nhost: shop\r\n${authorization}\r\n\r\n`);
    });
    socket.on('data', (part: string) => {
      rest += part;
      if (!isOpen && rest.startsWith('HTTP/1.1 503')) {
        const seconds = Number(/retry-after: (\d+)/i.exec(rest)?.[1] ?? 1);
        retryMs = seconds >= 60 ? seconds * 1_000 : null;
        return void socket.destroy();
      }
      const end = rest.lastIndexOf('\n\n');
      if (end === -1) return;
      for (const [, name, data] of rest.slice(0, end + 2).matchAll(/event: (\w+)\ndata: (.*)\n\n/g)) {
        if (name === 'sync' && !isOpen) {
          isOpen = true;
          open++;
          this.#failures = 0;
          openMore();
        }
        retryMs = this.#take(name!, JSON.parse(data!) as EventData) ?? retryMs;
      }
      rest = rest.slice(end + 2);
    });
    socket.on('error', () => undefined);
    socket.once('close', () => {
      if (isOpen) open--;
      this.#again(socket, isConnected ? retryMs : redispatchMs);
    });
  }

  #take(name: string, data: EventData): number | null {
    if (name === 'sync') {
      syncs[this.#index]!++;
      unread[this.#index] = data.messages!;
    }
    if (name === 'message') {
      unread[this.#index] = data.unread!;
      arrivals.push([`${data.conversation} ${data.seq}`, Date.now()]);
    }
    return name === 'bye' ? data.retry! : null;
  }

  /** Reconnects to another process, as behind a proxy, after a delay with backoff and jitter. */
  #again(socket: Socket, retryMs: number | null): void {
    socket.removeAllListeners();
    this.#url = (this.#url + 1) % urls.length;
    const wait = Math.min(longestRetryMs, firstRetryMs * 2 ** this.#failures++) * (0.5 + Math.random());
    setTimeout(() => this.connect(), retryMs ?? wait);
  }
}

/** Opens streams gradually; only after a fault do all of them reconnect at the same time. */
function openMore(): void {
  while (begun < wanted && begun - open < maxOpening) new Listener(begun++).connect();
}

process.on('message', (message: ToCrowd) => {
  if (message === 'report') {
    process.send!({ open, syncs, arrivals, unread } satisfies FromCrowd);
    arrivals = [];
  } else if ('tokens' in message) ({ tokens, urls } = message);
  else {
    wanted = message.open;
    openMore();
  }
});
process.once('disconnect', () => process.exit());
