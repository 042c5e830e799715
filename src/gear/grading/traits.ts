import type { SuggestedModel } from '#src/gear/models/schemas.ts';

export const traits = [
  'changeable-lens',
  'built-in-lens',
  'mirror',
  'rangefinder',
  'autofocus',
  'manual-focus',
  'zoom',
  'stabilizer',
  'leaf-shutter',
  'magazines',
  'bellows',
  'shutter-view',
  'roll-film',
  'rewind',
  'instant',
  'coupled',
  'functions',
  'power',
  'charge',
  'label',
  'capacity',
  'flash',
  'reading',
  'optics',
  'expiry',
  'locks',
  'adapts',
] as const;
export type Trait = (typeof traits)[number];

/** The known properties of an item. An unknown property is missing. */
export type Traits = Partial<Record<Trait, boolean>>;

/** For these, the answer `none` means that the item does not have the property, so it is left out if it does. */
const properties: ReadonlySet<Trait> = new Set<Trait>([
  'mirror',
  'rangefinder',
  'autofocus',
  'zoom',
  'stabilizer',
  'leaf-shutter',
  'bellows',
  'rewind',
]);
/** Points about these are left out only if an item is known not to have them. */
const usual: ReadonlySet<Trait> = new Set<Trait>([
  ...properties,
  'manual-focus',
  'shutter-view',
  'roll-film',
  'functions',
  'power',
]);

type Answered = { value: string };
type Conditional = { only: Trait | null; answers: readonly Answered[] };

const isAsked = ({ only }: Conditional, known: Traits): boolean =>
  only === null || (known[only] ?? usual.has(only));

/** The points that apply to an item, with the answers that are possible. */
export function pointsFor<T extends Conditional>(points: readonly T[], known: Traits): T[] {
  return points
    .filter((point) => isAsked(point, known))
    .map((point) => {
      const { only, answers } = point;
      const isCertain = only !== null && properties.has(only) && known[only] === true;
      return isCertain ? { ...point, answers: answers.filter(({ value }) => value !== 'none') } : point;
    });
}

type KnownModel = Pick<SuggestedModel, 'kind' | 'name' | 'mounts' | 'film'> &
  Partial<Pick<SuggestedModel, 'build' | 'format' | 'autofocus' | 'stabilizer'>>;

/** Facts of the reference count before properties that follow from the name and the mount. */
export function traitsOf(model: KnownModel | null | undefined): Traits | null {
  if (!model) return null;
  return model.kind === 'cameras'
    ? { ...traitsOfCamera(model), ...statedOfCamera(model) }
    : { ...traitsOfLens(model), ...statedOfLens(model) };
}

const unmirrored = { mirror: false, rangefinder: false };
const byBuild: Partial<Record<NonNullable<SuggestedModel['build']>, Traits>> = {
  slr: { mirror: true, rangefinder: false },
  rangefinder: { mirror: false },
  mirrorless: unmirrored,
  viewfinder: { ...unmirrored, autofocus: false },
  compact: unmirrored,
  tlr: { ...unmirrored, autofocus: false },
  view: { mirror: false, autofocus: false },
};

function statedOfCamera({ build, format, film, autofocus }: KnownModel): Traits {
  return {
    ...(build && byBuild[build]),
    // Roll film is wound from one spool to another, and sheets are not wound at all.
    ...(film && (format === 'medium-format' || format === 'large-format') && { rewind: false }),
    ...(typeof autofocus === 'boolean' && { autofocus }),
  };
}

function statedOfLens({ autofocus, stabilizer }: KnownModel): Traits {
  return {
    ...(typeof autofocus === 'boolean' && { autofocus, 'manual-focus': !autofocus }),
    ...(typeof stabilizer === 'boolean' && { stabilizer }),
  };
}

/** Every mount that a list here names. */
export const namedMounts = new Set<string>();
function mounts(names: string): ReadonlySet<string> {
  const listed = new Set(names.split(',').map((name) => name.trim()));
  for (const name of listed) namedMounts.add(name);
  return listed;
}

const slrMounts = mounts(`
  Bronica ETR, Bronica GS, Bronica S2, Bronica SQ, Canon EF, Canon EF-S, Canon FD, Canon FL, Contarex,
  Contax 645, Contax N, Contax/Yashica, DKL, Exakta, Four Thirds, Fuji GX680, Fujica X, Hasselblad H,
  Hasselblad V, Kiev 88, Konica AR, Leica R, Leica S, M39 (Zenit), M42, Mamiya 645, Mamiya NC,
  Mamiya RB67, Mamiya RZ67, Minolta SR, Miranda, Nikon F, Olympus OM, Olympus Pen F, Pentacon Six,
  Pentax 645, Pentax 67, Pentax K, Praktica B, Rollei 6000, Rollei QBM, Rollei SL66, Sigma SA, Sony A
`);
const rangefinderMounts = mounts(`
  Bronica RF645, Contax RF, Hasselblad XPan, Leica M, M39 (Leica thread), Mamiya 6, Mamiya 7, Nikon S
`);
const autofocusFilmMounts = mounts(`Canon EF, Contax 645, Contax G, Contax N, Hasselblad H, Sony A`);
/** Both kinds of film cameras exist. */
const mixedFilmMounts = mounts(`Nikon F, Pentax 645, Pentax K, Mamiya 645, Rollei 6000`);
const magazineMounts = mounts(`
  Bronica ETR, Bronica GS, Bronica S2, Bronica SQ, Contax 645, Fuji GX680, Hasselblad H, Hasselblad V,
  Kiev 88, Mamiya 645, Mamiya RB67, Mamiya RZ67, Pentax 645, Rollei 6000, Rollei SL66
`);
/** Their roll film is never rewound. */
const rollFilmMounts = mounts(`
  Bronica RF645, Fuji G690, Mamiya 6, Mamiya 7, Mamiya C, Pentacon Six, Pentax 67
`);
const bellowsMounts = mounts(`Fuji GX680, Mamiya C, Mamiya RB67, Mamiya RZ67, Rollei SL66`);

const isCine = /^(EOS C\d.*|(Pocket )?Cinema Camera.*)$/i;
/** The viewfinder cameras with the DKL mount have none either. */
const hasNoMirror = /^(K-01|sd Quattro.*|Retina IIIS|Vitessa T)$/i;
const hasNoRangefinder = /^(MD.?|M1|Bessa-L|M EV1|Ic|If|Standard)$/;
/** Digital cameras without shutter curtains, since their shutter is electronic or in the lens. */
const hasNoCurtains =
  /^(Z [89]|ZR|1 (AW1|[JS]\d)|Alpha 9 III|FX30|ZV-E1|ZV-E10 II|FX[69]|Komodo.*|DC-S9|fp.*|BF|EOS R50 V|.*907X|X[12]D.*)$/;
/** Autofocus cameras whose mount is otherwise for manual focus. */
const focusesAnyway = /^(AX|T80|OM-?(707|77|88|101).*)$/i;

const fixed = { mirror: false, rangefinder: false, autofocus: false, bellows: false };
/** A shutter that nobody can look at without spoiling the film, which comes in a pack. */
export const instant = { instant: true, 'roll-film': false, rewind: false, 'shutter-view': false };
/** Film cameras with a built-in lens whose names tell what they are. */
const fixedFilmCameras: [RegExp, Traits][] = [
  [/^(Instax|SX-70|SLR 6[89]0|OneStep|Impulse|Sun 660|600 Cool Cam)/i, instant],
  [
    /^(Rolleiflex|Rolleicord|Rollei Magic|2\.8[A-F]|3\.5[A-F]|Mat-|Yashica-Mat|Autocord|Lubitel|Diacord|Ricohflex)/i,
    { ...fixed, rewind: false },
  ],
  [/^(GS?W6[789]0|GS645S)/i, { ...fixed, rangefinder: true, rewind: false }],
  [/^GA645/i, { ...fixed, autofocus: true, rewind: false }],
  [/^(GS645|Panorama G617|Iskra|Ercona|Brownie Hawkeye|Six IV)/i, { rewind: false }],
  [/^(Canonet|35 (RC|RD|SP)|XA|Electro 35)\b/i, { ...fixed, rangefinder: true }],
  [
    /^(T[2-5]|TVS.*|Hexar AF|(28|35)Ti|GR\d.*|mju.*|µ.*|Stylus.*)$/i,
    { ...fixed, autofocus: true, 'shutter-view': false },
  ],
  [/^(Pen EE.*|Trip 35|XA\d|17|35|35 EL)$/i, fixed],
];

function traitsOfCamera({ name, mounts: own, film }: KnownModel): Traits {
  const [mount] = own;
  if (mount === undefined)
    return {
      'changeable-lens': false,
      'built-in-lens': true,
      magazines: false,
      ...(film
        ? fixedFilmCameras.find(([names]) => names.test(name))?.[1]
        : { mirror: false, rangefinder: false, 'shutter-view': false }),
    };
  const hasMirror = slrMounts.has(mount) && !hasNoMirror.test(name) && !isCine.test(name);
  const hasRangefinder = rangefinderMounts.has(mount) && !hasNoRangefinder.test(name);
  const known = film ? focusOfFilmCamera(name, mount) : !rangefinderMounts.has(mount);
  return {
    'changeable-lens': true,
    'built-in-lens': false,
    mirror: hasMirror,
    rangefinder: hasRangefinder,
    ...(known !== undefined && { autofocus: known }),
    magazines: film && magazineMounts.has(mount),
    ...((magazineMounts.has(mount) || rollFilmMounts.has(mount)) && { rewind: false }),
    ...(!film && { 'shutter-view': !hasNoCurtains.test(name) && !isCine.test(name) }),
    bellows: bellowsMounts.has(mount),
  };
}

function focusOfFilmCamera(name: string, mount: string): boolean | undefined {
  if (autofocusFilmMounts.has(mount)) return true;
  return mixedFilmMounts.has(mount) || focusesAnyway.test(name) ? undefined : false;
}

const manualMounts = mounts(`
  Bronica ETR, Bronica GS, Bronica RF645, Bronica S2, Bronica SQ, C-mount, Canon FD, Canon FL, Contarex,
  Contax RF, Contax/Yashica, DKL, Exakta, Fuji GX680, Fujica X, Hasselblad V, Hasselblad XPan, Kiev 88,
  Konica AR, Leica M, Leica R, M39 (Leica thread), M39 (Zenit), M42, Mamiya 6, Mamiya 7, Mamiya C,
  Mamiya NC, Mamiya RB67, Mamiya RZ67, Minolta SR, Miranda, Nikon S, Olympus OM, Olympus Pen F,
  Pentacon Six, Pentax 67, Praktica B, Rollei QBM, Rollei SL66, T2, Tamron Adaptall
`);
const leafMounts = mounts(`
  Bronica ETR, Bronica GS, Bronica RF645, Bronica SQ, Fuji GX680, Hasselblad H, Hasselblad X, Mamiya 6,
  Mamiya 7, Mamiya C, Mamiya RB67, Mamiya RZ67
`);
const mixedLeafMounts = mounts(`Hasselblad V, Kiev 88, Mamiya 645, Pentax 645, Pentax 67, Rollei 6000`);
/** Series of lenses that all focus by themselves, and the words for a motor. */
const focusesByName =
  /\b(AF(-?[SPDIC]+)?|USM|STM|HSM|SSM|SAM|SDM|PLM|VXD|RXD|USD|OSD|PZD|HLD|SWD|XF|XC|DN|ZA|Batis|Touit|Lumix)\b|\bPentax-(D ?)?FA?\b|\bPentax-DA\b|\bZuiko Digital\b|\bNikkor Z\b|^1 Nikkor|^Leica DG? |^GF ?\d|^NX(-M)? \d|-(SL|TL) \d|^(EF|EF-S|EF-M|RF|RF-S|FE|DT|E|E PZ) \d/i;
/** Series of lenses that are all focused by hand. */
const manualByName =
  /\b(AI(-?S)?|Lens Series E|Nikkor Auto|Pentax[- ][AKM]|ZF|ZF\.2|ZE|Loxia|Milvus|Otus|TS-E|Laowa|Color Skopar|Rikenon|Volna|Peleng)\b/i;
const steadiesByName = /\b(IS|VR|OSS|OIS|O\.I\.S|VC|OS)\b/;
const zoomRange = /\d\s*[-–]\s*\d+(\.\d+)?\s*mm/i;
const oneLength = /\d\s*mm/i;

/** Mounts whose lenses move the rangefinder of the camera. */
const coupledMounts = mounts(`Contax RF, Leica M, M39 (Leica thread), Nikon S`);

function traitsOfLens({ name, mounts: own }: KnownModel): Traits {
  const isIn = (set: ReadonlySet<string>) => own.length > 0 && own.every((mount) => set.has(mount));
  const isManual = isIn(manualMounts) || manualByName.test(name);
  const focus = isManual ? false : focusesByName.test(name) || undefined;
  const isLeaf = isIn(leafMounts) || (own.some((mount) => mixedLeafMounts.has(mount)) ? undefined : false);
  const isSteady = isManual ? false : steadiesByName.test(name) || undefined;
  const isZoom = zoomRange.test(name) || (oneLength.test(name) ? false : undefined);
  return {
    ...(focus !== undefined && { autofocus: focus, 'manual-focus': !focus }),
    ...(isSteady !== undefined && { stabilizer: isSteady }),
    ...(isLeaf !== undefined && { 'leaf-shutter': isLeaf }),
    ...(isZoom !== undefined && { zoom: isZoom }),
    coupled: isIn(coupledMounts),
  };
}
