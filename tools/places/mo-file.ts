const magic = 0x950412de;

/** Reads the pairs of a compiled catalog of gettext: https://www.gnu.org/software/gettext/manual/html_node/MO-Files.html */
export function readCatalog(file: Buffer): [key: string, text: string][] {
  if (file.readUInt32LE(0) !== magic)
    throw new Error('This is no catalog of gettext in little-endian order.');
  const [count, keys, texts] = [file.readUInt32LE(8), file.readUInt32LE(12), file.readUInt32LE(16)];
  const textAt = (table: number, index: number): string => {
    const [length, start] = [file.readUInt32LE(table + 8 * index), file.readUInt32LE(table + 8 * index + 4)];
    return file.toString('utf8', start, start + length);
  };
  return Array.from({ length: count }, (_, index) => [textAt(keys, index), textAt(texts, index)]);
}
