import { digital, film35mm, named } from './attribute-table.ts';
import type { Attribute, Described } from './attribute.ts';
import { searchTokens } from './tokens.ts';

/** The phrases as they are written, each of them whole. */
export const attributePhrases: readonly string[] = named.flatMap(([phrases]) => phrases.split('|'));

/** Returns the tokens of a model, which its items have among their terms. */
export const attributeTokens = (model: Described): string[] => [
  ...new Set(named.flatMap(([, { token, has }]) => (has(model) ? token : []))),
];

const namesCamera = /(?:cameras?|kameras?|カメラ)$/;

/** Words that mean these attributes only next to words for a camera: '35mm compact', but '35mm lens'. */
export const onlyWithCameras: ReadonlyMap<string, Attribute> = new Map([
  ['35mm', film35mm],
  ['digital', { ...digital, stands: null }],
]);

export const attributes: readonly (readonly [phrase: string, Attribute])[] = named
  .flatMap(([phrases, attribute]) =>
    phrases.split('|').map((phrase) => {
      const stands = namesCamera.test(phrase) ? 'cameras' : attribute.stands;
      return [searchTokens(phrase).join(' '), { ...attribute, stands }] as const;
    }),
  )
  .toSorted(([one], [other]) => other.length - one.length);

/** Lists the mounts of the models that have an attribute, by the token of the attribute. */
export type MountsHaving = ReadonlyMap<string, readonly string[]>;

/** A few cameras with the Leica M mount have no rangefinder. */
const nearlyAll = 0.9;

/** Returns the mounts that nearly only cameras with an attribute have. */
export function mountsHaving(models: readonly Described[]): MountsHaving {
  const cameras = models.filter(({ kind }) => kind === 'cameras');
  const byMount = Map.groupBy(
    cameras.flatMap((model) => model.mounts.map((mount) => ({ mount, model }))),
    ({ mount }) => mount,
  );
  return new Map(
    named.map(([, attribute]) => [
      attribute.token,
      [...byMount].flatMap(([mount, uses]) => {
        const having = uses.filter(({ model }) => attribute.has(model));
        return having.length >= nearlyAll * uses.length ? mount : [];
      }),
    ]),
  );
}
