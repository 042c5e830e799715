/** Words for 'mount', in all of which `joined` names of mounts are compared. */
export const mountWords: ReadonlyMap<string, string> = new Map(
  'mount mounts mt mnt fit fitting fitment bayonet bajonett anschluss monture montura attacco innesto'
    .split(' ')
    .map((word) => [word, 'mount']),
);

/** Makers that sell lenses with the mounts of others. */
export const otherMakers: ReadonlySet<string> = new Set(
  '7artisans chinon cosina irix kiron laowa meike mitakon rokinon samyang schneider sigma soligor tamron tokina ttartisan viltrox vivitar voigtlander yongnuo zeiss carl'.split(
    ' ',
  ),
);

/** Names that mean a mount in the mount field, but often something else in a title. */
export const unspecific: ReadonlySet<string> = new Set(
  'canoneos canoneosaf canonaf canonr canonm eosm eosr sonya7 leicat leicacldigital nikonaf nikonafs minoltam phaseonexf'.split(
    ' ',
  ),
);
