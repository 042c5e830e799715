import { request, type IncomingHttpHeaders } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { createParser } from 'eventsource-parser';
import type { LiveEvent } from '#src/messaging/live/schemas.ts';

/** Reads the live stream of a user over a real socket. */
export class EventReader {
  status = 0;
  headers: IncomingHttpHeaders = {};
  beats = 0;
  /** The body of an error response. */
  body = '';
  readonly #events: LiveEvent[] = [];
  readonly #waiting = new Set<() => void>();
  #isEnded = false;
  #close: () => void = () => undefined;

  /** @param ca the certificate to trust for a shop that is reached by https */
  static async open(url: string, { token }: { token: string }, ca?: Buffer): Promise<EventReader> {
    const reader = new EventReader();
    const parser = createParser({
      onEvent: ({ event, data }) => reader.#events.push({ name: event, data: JSON.parse(data) } as LiveEvent),
      onComment: () => reader.beats++,
    });
    const headers = { authorization: `bearer ${token}` };
    const send = url.startsWith('https:') ? requestSecurely : request;
    const req = send(`${url}/api/events`, { headers, agent: false, ...(ca && { ca }) });
    req.end();
    req.on('error', () => reader.#end());
    await new Promise<void>((resolve, reject) => {
      req.once('error', reject);
      req.once('response', (res) => {
        Object.assign(reader, { status: res.statusCode!, headers: res.headers });
        res.setEncoding('utf8').on('data', (part: string) => {
          if (res.statusCode === 200) parser.feed(part);
          else reader.body += part;
          reader.#wake();
        });
        res.once('error', () => reader.#end());
        res.once('close', () => reader.#end());
        resolve();
      });
    });
    reader.#close = () => req.destroy();
    return reader;
  }

  #wake(): void {
    for (const wake of this.#waiting) wake();
  }

  #end(): void {
    this.#isEnded = true;
    this.#wake();
  }

  async #until<T>(look: () => T | undefined): Promise<T> {
    for (;;) {
      const found = look();
      if (found !== undefined) return found;
      if (this.#isEnded) throw new Error('the stream has ended');
      await new Promise<void>((resolve) => {
        const wake = () => {
          this.#waiting.delete(wake);
          resolve();
        };
        this.#waiting.add(wake);
      });
    }
  }

  next(): Promise<LiveEvent> {
    return this.#until(() => this.#events.shift());
  }

  /** Returns the next event that matches, and skips all events before it. */
  async find(isIt: (event: LiveEvent) => boolean): Promise<LiveEvent> {
    for (;;) {
      const event = await this.next();
      if (isIt(event)) return event;
    }
  }

  /** Waits for the next keep-alive line. */
  async beat(): Promise<void> {
    const before = this.beats;
    await this.#until(() => (this.beats > before ? true : undefined));
  }

  /** Waits until the stream ends, and returns the remaining events. */
  async end(): Promise<LiveEvent[]> {
    await this.#until(() => undefined).catch(() => undefined);
    return this.#events.splice(0);
  }

  close(): void {
    this.#close();
  }
}
