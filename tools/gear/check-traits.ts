import { builds } from '#src/gear/models/camera-traits.ts';
import { rowsOf } from '#src/gear/models/tables-service.server.ts';

const cameraFiles = ['cameras.tsv', 'own-cameras.tsv'];
const isKnown = (text: string, values: readonly string[]): boolean => text === '' || values.includes(text);

/** Returns the rows of traits.tsv that apply to no camera or repeat another row, and the values that mean nothing. */
export function findTraitErrors(read: (name: string) => string): string[] {
  const ids = cameraFiles.flatMap((name) => rowsOf(read(name)).map(({ id = '' }) => id));
  const mounts = new Set(rowsOf(read('mounts.tsv')).map(({ mount = '' }) => mount));
  const known = new Set(ids);
  const seen = new Set<string>();
  return rowsOf(read('traits.tsv')).flatMap(({ models = '', film = '', build = '', year = '' }, at) => {
    const start = models.endsWith('*') ? models.slice(0, -1) : undefined;
    const applies =
      start === undefined ? known.has(models) || mounts.has(models) : ids.some((id) => id.startsWith(start));
    const errors = [
      ...(applies ? [] : [`${models} is no camera and no mount`]),
      ...(seen.has(models) ? [`${models} is also in another row`] : []),
      ...(isKnown(film, ['yes', 'no']) ? [] : [`has the film ${film}`]),
      ...(isKnown(build, builds) ? [] : [`has the build ${build}`]),
      ...(/^(|(18|19|20)\d\d)$/.test(year) ? [] : [`has the year ${year}`]),
      ...(film || build || year ? [] : ['says nothing']),
    ];
    seen.add(models);
    return errors.map((error) => `reference/traits.tsv:${at + 2} ${error}`);
  });
}
