import { once } from 'node:events';
import {
  connect,
  createServer,
  type AddressInfo,
  type NetConnectOpts,
  type Server,
  type Socket,
} from 'node:net';
import type { Ground } from './ground.ts';

/** A connection through the proxy. `cut` breaks both sides. */
export type Link = { readonly index: number; cut(): void };

/** Inspects data, and returns whether to forward it, or the part to forward. The rest is dropped. */
type Watch = (data: Buffer, link: Link) => boolean | Buffer;

export type Rules = {
  /** Called for each new connection; returning false closes it. */
  opened?: (link: Link) => boolean;
  onRequest?: Watch;
  answered?: Watch;
};

/** A TCP proxy on loopback that can cut, hold and delay connections. */
export class TcpProxy {
  readonly port: number;
  rules: Rules = {};
  /** The delay of data that comes from the server, in milliseconds. */
  delayMs = 0;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #fromServer = new Set<Socket>();
  #held = false;
  #links = 0;

  private constructor(server: Server) {
    this.#server = server;
    this.port = (server.address() as AddressInfo).port;
  }

  static async open(ground: Ground, target: NetConnectOpts): Promise<TcpProxy> {
    const server = createServer({ allowHalfOpen: true, noDelay: true });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const proxy = new TcpProxy(server);
    ground.onEnd(() => proxy.close());
    server.on('connection', (client) => proxy.#accept(client, target));
    return proxy;
  }

  /** Holds back all data from the server, on open and new connections, until `release()` is called. */
  hold(): void {
    this.#held = true;
    for (const socket of this.#fromServer) socket.pause();
  }

  release(): void {
    this.#held = false;
    for (const socket of this.#fromServer) socket.resume();
  }

  /** Breaks all open connections. Data in transit is lost. */
  cutAll(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  close(): void {
    this.cutAll();
    this.#server.close();
  }

  #accept(client: Socket, target: NetConnectOpts): void {
    const server = connect({ host: '127.0.0.1', ...target, allowHalfOpen: true, noDelay: true });
    const cut = (): void => {
      client.destroy();
      server.destroy();
    };
    const link = { index: this.#links++, cut };
    for (const socket of [client, server]) {
      this.#sockets.add(socket);
      socket.on('error', cut);
      socket.on('close', () => {
        this.#sockets.delete(socket);
        this.#fromServer.delete(socket);
        cut();
      });
    }
    if (this.rules.opened?.(link) === false) return cut();
    this.#fromServer.add(server);
    this.#relay(client, server, (data) => this.rules.onRequest?.(data, link) ?? true);
    this.#relay(server, client, (data) => this.rules.answered?.(data, link) ?? true);
    if (this.#held) server.pause();
  }

  #relay(from: Socket, to: Socket, watch: (data: Buffer) => boolean | Buffer): void {
    const late = (run: () => void): void => {
      if (this.delayMs > 0 && this.#fromServer.has(from)) setTimeout(run, this.delayMs);
      else run();
    };
    from.on('data', (data: Buffer) => {
      const passes = watch(data);
      if (passes === false) return;
      late(() => {
        if (to.destroyed || to.write(passes === true ? data : passes)) return;
        from.pause();
        to.once('drain', () => {
          if (!this.#held || !this.#fromServer.has(from)) from.resume();
        });
      });
    });
    from.on('end', () => late(() => to.end()));
  }
}
