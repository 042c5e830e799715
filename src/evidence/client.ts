import { api } from '#src/auth/client.ts';
import { headBytes, type Evidence } from './contract.ts';

export { cameraName } from './cameras.ts';

/** Has a file of a camera read. The picture behind its first MiB never leaves this machine. @throws CallError */
export async function sendHead(file: Blob): Promise<Evidence> {
  const form = new FormData();
  form.set('file', file.slice(0, headBytes), 'head');
  return (await api<Evidence>('POST', '/my/evidence', form)).body;
}
