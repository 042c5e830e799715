import { api } from '#src/accounts/auth/client.ts';
import { confirmed } from '#src/accounts/auth/confirming/confirmed.ts';
import { currentToken } from '#src/ui/client/access-token.ts';
import { addressOf, receive, textOf } from '#src/ui/client/call.ts';
import { saveFile } from '#src/ui/client/save-file.ts';

type Download =
  | 'GET /my/exports/table'
  | 'GET /my/exports/photos'
  | 'GET /my/imports/template'
  | 'GET /exports/table';

/** Saves a file on the device. @throws CallError */
export async function download(route: Download, query: object | undefined, name: string): Promise<void> {
  const file = await confirmed(async () => {
    const response = await fetch(`/api${addressOf(route, { query })}`, {
      headers: { authorization: `bearer ${(await currentToken()) ?? ''}` },
    });
    if (!response.ok) textOf(await receive(response), 'text/csv');
    return response.blob();
  });
  saveFile(file, name);
}

export const readSizes = async () => (await api('GET /my/exports')).body;
