import { api } from '#src/auth/client.ts';
import { nameOf } from './cameras.ts';
import { headBytes, type Evidence } from './contract.ts';

/** Has a file of a camera read. The picture behind its first MiB never leaves this machine. @throws CallError */
export async function sendHead(file: Blob): Promise<Evidence> {
  const form = new FormData();
  form.set('file', file.slice(0, headBytes), 'head');
  return (await api<Evidence>('POST', '/my/evidence', form)).body;
}

/** What a camera is called, of what it wrote. */
export const cameraName = ({ make, model }: { make: string; model: string }): string =>
  `${make} ${nameOf(make, model)}`;
