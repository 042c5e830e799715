import { api } from '#src/accounts/auth/client.ts';
import type { Inputs } from '#src/platform/http/calls.ts';
import { currentToken } from '#src/ui/client/access-token.ts';
import { addressOf, receive, textOf } from '#src/ui/client/call.ts';
import { saveFile } from '#src/ui/client/save-file.ts';

type Download = 'GET /my/exports/table' | 'GET /my/exports/photos' | 'GET /exports/table';

/** Saves a file on the device. @throws CallError */
export async function download<D extends Download>(
  route: D,
  query: Inputs[D]['query'],
  name: string,
): Promise<void> {
  const response = await fetch(`/api${addressOf(route, { query })}`, {
    headers: { authorization: `bearer ${(await currentToken()) ?? ''}` },
  });
  if (!response.ok) textOf(await receive(response), 'text/csv');
  saveFile(await response.blob(), name);
}

export const readSizes = async () => (await api('GET /my/exports')).body;
