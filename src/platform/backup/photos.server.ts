import { link, mkdir, open, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { plainSize, type Cipher } from './encryption.server.ts';
import { picturesName, type Backup, type Manifest } from './manifest.server.ts';
import { hashStored, listFiles, storedName, writeStored } from './stored-files.server.ts';

/** Links undamaged photos of the earlier backup, since the name of a photo stands for its content. */
export async function keepPictures(
  stateDir: string,
  folder: string,
  cipher: Cipher | null,
  earlier: Backup | undefined,
): Promise<{ files: Manifest['files']; copied: number }> {
  const files: Manifest['files'] = {};
  let copied = 0;
  for (const name of await listFiles(join(stateDir, picturesName))) {
    const path = join(picturesName, name);
    const known = earlier && (await linkEarlier(join(stateDir, path), earlier, path, folder));
    if (known) {
      files[path] = known;
      continue;
    }
    // The shop may have removed the picture in the meantime. Then no row names it any more.
    const source = await open(join(stateDir, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    if (!source) continue;
    await writeStored(folder, path, cipher, source.createReadStream());
    files[path] = await hashStored(folder, path, cipher);
    copied++;
  }
  return { files, copied };
}

/** The picture's hash, or undefined when it has to be copied. */
async function linkEarlier(
  current: string,
  earlier: Backup,
  path: string,
  folder: string,
): Promise<string | undefined> {
  const { cipher, known } = earlier;
  const sha256 = known.files[path];
  const name = storedName(path, cipher);
  const [from, to] = [join(earlier.folder, name), join(folder, name)];
  try {
    const [now, then] = await Promise.all([stat(current), stat(from)]);
    if (now.size !== (cipher ? plainSize(then.size) : then.size)) return undefined;
    // Linking a damaged picture would damage it in every later backup.
    if ((await hashStored(earlier.folder, path, cipher)) !== sha256) return undefined;
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    await link(from, to);
    return sha256;
  } catch {
    // It is gone or damaged, or the file system does not support hard links, or no more of them.
    return undefined;
  }
}
