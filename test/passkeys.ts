import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { origin } from './api.ts';
import type { Shop } from './shop.ts';

const hash = (data: Uint8Array | string) => createHash('sha256').update(data).digest();
const bytesOf = (text: string | undefined) => Buffer.from(text ?? '', 'base64url');

/** `crl` is the address at which the certificate of the passkey offers its list of revoked ones. */
type Deviation = { origin?: string; isVerified?: boolean; crl?: string };

/** A passkey that is independent of the shop's code: one key with ECDSA on P-256, written by hand as CBOR. */
export class SoftPasskey {
  readonly id = randomBytes(32).toString('base64url');
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  counter = 0;
  /** As COSE numbers it. */
  algorithm = -7;

  /** Returns what `navigator.credentials.create()` would. */
  create(challenge: string, how: Deviation = {}) {
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = Buffer.concat([
      Buffer.from('a5010203', 'hex'),
      numberOf(this.algorithm),
      Buffer.from('2001215820', 'hex'),
      bytesOf(x),
      Buffer.from('225820', 'hex'),
      bytesOf(y),
    ]);
    const id = bytesOf(this.id);
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.byteLength]), id, key]);
    const data = this.#authData(0x40, attested, how);
    const attestation = Buffer.concat([
      Buffer.from('a363666d74', 'hex'),
      how.crl ? vouched(how.crl) : Buffer.from('646e6f6e656761747453746d74a0', 'hex'),
      Buffer.from('686175746844617461', 'hex'),
      Buffer.from([0x58, data.byteLength]),
      data,
    ]);
    return this.#answer({
      clientDataJSON: clientData('webauthn.create', challenge, how).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    });
  }

  /** Returns what `navigator.credentials.get()` would. */
  use(challenge: string, how: Deviation = {}) {
    const client = clientData('webauthn.get', challenge, how);
    this.counter++;
    const data = this.#authData(0, Buffer.alloc(0), how);
    const signature = sign('sha256', Buffer.concat([data, hash(client)]), this.#keys.privateKey);
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  #answer<Response extends object>(response: Response) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #authData(flags: number, more: Buffer, { isVerified = true }: Deviation): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const all = flags + 1 + (isVerified ? 4 : 0);
    return Buffer.concat([hash('localhost'), Buffer.from([all]), counter, more]);
  }
}

/** A negative number as CBOR. */
const numberOf = (value: number): Buffer =>
  value > -25 ? Buffer.from([0x1f - value]) : Buffer.from([0x38, -1 - value]);

/** A certificate with 361 bytes, whose list of revoked ones is at an address with five digits as the port. */
const certificate =
  'MIIBZTCCAQugAwIBAgIUSB7i+NNNpINbNxJ43S97y/elTdcwCgYIKoZIzj0EAwIwDDEKMAgGA1UEAwwBeDAeFw0yNjExMzAyMjQwMDda' +
  'Fw0yNjEyMTAyMjQwMDdaMAwxCjAIBgNVBAMMAXgwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQm3rOg4ZXumqJYneiAUMQR+0DQKIzk' +
  'uzpCmWSH1CHe94MJwqJaW43D0BMTkhc/t8OCidc/w1yhiHPKn2euBFeJo0swSTAdBgNVHQ4EFgQU0S7zXPh4GT/m+2pjBLdlPkKK5K8w' +
  'KAYDVR0fBCEwHzAdoBugGYYXaHR0cDovLzEyNy4wLjAuMTowMDAwMC8wCgYIKoZIzj0EAwIDSAAwRQIgQLgp4F2oLkbJM5zFgs+z+/0x' +
  'TA+N6CYoB+Y1ZJruo80CIQCICexDzlw8L26WJ1aDgBjpp+27khoxmeRvh98GQV4wNQ==';

/** The format and the statement of a device by Apple. */
function vouched(crl: string): Buffer {
  const issued = Buffer.from(certificate, 'base64').toString('latin1');
  const at = Buffer.from(issued.replace('http://127.0.0.1:00000/', crl), 'latin1');
  return Buffer.concat([Buffer.from('656170706c656761747453746d74a16378356381590169', 'hex'), at]);
}

const clientData = (type: string, challenge: string, how: Deviation) =>
  Buffer.from(JSON.stringify({ type, challenge, origin: how.origin ?? origin, crossOrigin: false }));

export const challengeOf = async (shop: Shop): Promise<string> =>
  (await shop.call('GET', '/auth/passkey/options')).body.challenge;

/** Adds a passkey to the account of a session. */
export async function addPasskey(shop: Shop, as: string, passkey = new SoftPasskey()) {
  const { body } = await shop.call('POST', '/auth/passkeys/options', { as, body: {} });
  const added = await shop.call('POST', '/auth/passkeys', {
    as,
    body: { name: 'Laptop', passkey: passkey.create(body.challenge) },
  });
  return { passkey, added, options: body };
}

export const signInWith = async (shop: Shop, passkey: SoftPasskey) =>
  shop.call('POST', '/auth/passkey/sign-in', { body: { passkey: passkey.use(await challengeOf(shop)) } });
