import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import webPush from 'web-push';

const tls = join(import.meta.dirname, 'tls');

type Received = { host: string; path: string; headers: Record<string, string>; body: Buffer };

export class Browser {
  readonly endpoint: string;
  readonly #keys: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor(endpoint: string) {
    this.endpoint = endpoint;
    this.#keys.generateKeys();
  }

  /** The subscription that a browser gives to the page. */
  get subscription() {
    return {
      endpoint: this.endpoint,
      keys: {
        p256dh: this.#keys.getPublicKey().toString('base64url'),
        auth: this.#auth.toString('base64url'),
      },
    };
  }

  /** Decrypts a message as the service worker's browser does: RFC 8291, with a single record of RFC 8188. */
  read({ body }: Received): Record<string, string> {
    const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const secret = derive(this.#keys.computeSecret(sender), this.#auth, info, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString();
    // The last record ends with the byte 2.
    return JSON.parse(text.slice(0, text.lastIndexOf('\u0002')));
  }
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Starts a server that stands in for the push services of all browsers. */
export async function startPushServices() {
  const received: Received[] = [];
  const state = { answer: 201, location: '' };
  const server = createServer(
    { cert: readFileSync(join(tls, 'push-server.pem')), key: readFileSync(join(tls, 'push-server.key')) },
    (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const headers = request.headers as Record<string, string>;
        const { host = '' } = headers;
        received.push({ host, path: request.url ?? '', headers, body: Buffer.concat(parts) });
        response.writeHead(state.answer, state.location ? { location: state.location } : {}).end();
      });
    },
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  return {
    state,
    /** Returns the messages since the last call. */
    take: () => received.splice(0),
    settings: {
      VAPID_PUBLIC_KEY: publicKey,
      VAPID_PRIVATE_KEY: privateKey,
      VAPID_SUBJECT: 'mailto:shop@example.com',
      PUSH_TEST_PORT: String((server.address() as AddressInfo).port),
      PUSH_TEST_CA: join(tls, 'push-ca.pem'),
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
