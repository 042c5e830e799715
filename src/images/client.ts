import { api } from '#src/identity/client.ts';

/** Uploads one photograph and answers where it is served. @throws CallError */
export async function uploadImage(file: File): Promise<string> {
  const form = new FormData();
  form.set('image', file);
  const { body } = await api<{ data: { url: string } }>('POST', '/images', form);
  return body.data.url;
}
