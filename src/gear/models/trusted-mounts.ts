/** The mounts that a maker has made lenses for. A lens for one of its `own` systems exists with that mount only. */
export type MakerMounts = { maker: string; own: readonly string[]; made: readonly string[] };

type Gear = { kind: string; maker: string; name: string; mounts: readonly string[] };
type KnownMounts = {
  /** Those that the model certainly has; empty if it is not certain. */
  mounts: string[];
  /** Those that it may have. */
  choices: string[];
};

const mirrorless = new Set(
  'Canon EF-M|Canon RF|Fujifilm G|Fujifilm X|L-Mount|Leica M|Micro Four Thirds|Nikon 1|Nikon Z|Samsung NX|Sony E'.split(
    '|',
  ),
);

/** Returns the row for the maker, or for a line of its lenses: `Zeiss Batis` goes before `Zeiss`. */
export function makerOf(
  makers: readonly MakerMounts[],
  { maker, name }: Pick<Gear, 'maker' | 'name'>,
): MakerMounts | undefined {
  const full = `${maker} ${name} `;
  const [best] = makers
    .filter((row) => full.startsWith(`${row.maker} `))
    .toSorted((one, other) => other.maker.length - one.maker.length);
  return best;
}

/**
 * Lensfun files a lens under the mounts of the copies that were measured, often on an adapter. A single mount is
 * trusted only if the maker made the lens for its own cameras, or if a correction names a source.
 */
export function trustedMounts(
  model: Gear,
  makers: readonly MakerMounts[],
  corrected: readonly string[] | undefined,
): KnownMounts {
  const given = [...(corrected ?? model.mounts)];
  const row = makerOf(makers, model);
  const isOwn = given.length > 0 && given.every((mount) => row?.own.includes(mount));
  if (corrected?.length || model.kind === 'cameras' || isOwn) return { mounts: given, choices: given };
  const made = [...(row?.made ?? []), ...(row?.own ?? [])].filter(
    // A lens for several mounts is for cameras with a mirror, or for those without: it is known which.
    (mount) => given.length < 2 || mirrorless.has(mount) === given.every((each) => mirrorless.has(each)),
  );
  const choices = [...new Set([...given, ...made])];
  return { mounts: given.length > 1 ? given : [], choices };
}
