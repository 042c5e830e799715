import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One upload as imgbb receives it. */
type Upload = { key: string | null; name: string; fileName: string; bytes: Uint8Array };

/** How the server responds: as imgbb documents it, or with a failure. */
export type Behavior =
  | 'well'
  | 'success false'
  | 'success as text'
  | 'no success'
  | 'no url'
  | 'a script as url'
  | 'html'
  | 'error status'
  | 'redirect'
  | 'hang up'
  | 'half an answer';

/** A server that takes uploads by imgbb's documented contract, or fails in a chosen way. */
export async function openImgbb(key: string) {
  const uploads: Upload[] = [];
  const server = createServer((req, res) => void handle(req, res));
  let behavior: Behavior = 'well';

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = new URL(req.url!, 'http://localhost');
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const type = req.headers['content-type'] ?? '';
    const form = await new Response(Buffer.concat(chunks), { headers: { 'content-type': type } }).formData();
    const file = form.get('image');
    if (req.method !== 'POST' || url.pathname !== '/1/upload' || !(file instanceof File))
      return respond(res, 400, { status_code: 400, error: { message: 'Empty upload source.', code: 130 } });
    if (url.searchParams.get('key') !== key)
      return respond(res, 400, { status_code: 400, error: { message: 'Invalid API v1 key.', code: 100 } });
    const name = String(form.get('name'));
    const bytes = new Uint8Array(await file.arrayBuffer());
    uploads.push({ key: url.searchParams.get('key'), name, fileName: file.name, bytes });
    fail(res, behavior, documented(name));
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/1/upload`,
    uploads,
    behave(next: Behavior): void {
      behavior = next;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function documented(name: string) {
  const url = `https://i.ibb.co/w04Prt6/${name}.jpg`;
  const image = { filename: `${name}.jpg`, name, mime: 'image/jpeg', extension: 'jpg', url };
  const data = {
    id: '2ndCYJK',
    title: name,
    url_viewer: 'https://ibb.co/2ndCYJK',
    url,
    display_url: 'https://i.ibb.co/98W13PY/c1f64245afb2.jpg',
    width: '1',
    height: '1',
    size: '42',
    time: '1552042565',
    expiration: '0',
    image,
    thumb: image,
    medium: image,
    delete_url: 'https://ibb.co/2ndCYJK/670a7e48ddcb85ac340c717a41047e5c',
  };
  return { data, success: true, status: 200 };
}

function fail(res: ServerResponse, behavior: Behavior, good: ReturnType<typeof documented>): void {
  switch (behavior) {
    case 'well':
      return respond(res, 200, good);
    case 'success false':
      return respond(res, 200, { ...good, success: false });
    case 'success as text':
      return respond(res, 200, { ...good, success: 'true' });
    case 'no success':
      return respond(res, 200, { data: good.data, status: 200 });
    case 'no url':
      return respond(res, 200, { ...good, data: { ...good.data, url: undefined } });
    case 'a script as url':
      return respond(res, 200, { ...good, data: { ...good.data, url: 'javascript:alert(1)' } });
    case 'html':
      return void res.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>');
    case 'error status':
      return respond(res, 503, good);
    case 'redirect':
      return void res.writeHead(307, { location: '/elsewhere' }).end();
    case 'hang up':
      return void res.destroy();
    case 'half an answer':
      res.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
      res.write('{"success":');
      return void res.destroy();
  }
}

function respond(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
