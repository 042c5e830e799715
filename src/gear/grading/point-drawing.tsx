import type { ChecklistName } from './schemas.ts';

const bases = {
  front: (
    <>
      <path d="M14 34h34l10-12h44l10 12h34v58H14z" />
      <circle cx="80" cy="62" r="26" />
    </>
  ),
  back: (
    <>
      <path d="M14 34h46l6-12h28l6 12h46v58H14z" />
      <rect x="38" y="44" width="64" height="40" rx="1" />
      <circle cx="122" cy="66" r="10" />
    </>
  ),
  open: (
    <>
      <path d="M14 26h132v66H14z" />
      <path d="M50 36h60v46H50z" />
      <path d="M22 40h18v38H22zM120 40h18v38h-18z" />
    </>
  ),
  glass: (
    <>
      <circle cx="80" cy="56" r="44" />
      <circle cx="80" cy="56" r="34" />
    </>
  ),
  side: (
    <>
      <path d="M18 34h12v44H18zM30 26h84v60H30zM114 20h26v72h-26z" />
      <path d="M52 26v60M84 26v60" />
    </>
  ),
  accessory: <path d="M34 40h66l14 10v38H34zM48 40l8-14h30l8 14" />,
};
type Base = keyof typeof bases;

const ring = (r: number) => <circle cx="80" cy={r > 26 ? 56 : 62} r={r} strokeWidth="4" />;
const fill = (d: string) => <path d={d} fill="currentColor" fillOpacity="0.25" />;
const dots = (at: string) => <path d={at} strokeWidth="5" strokeLinecap="round" />;
const knocks = <path d="M14 82v10h10M146 82v10h-10M14 44v-10h10" strokeWidth="5" />;
const screws = dots('M22 42h.01M138 42h.01M22 84h.01M138 84h.01');

const details: Record<string, [Base, React.ReactNode]> = {
  pictures: ['front', fill('M28 26h14v8H28z')],
  sensor: ['front', fill('M64 52h32v20H64z')],
  curtains: ['front', <path key="" d="M62 54h36M60 60h40M60 66h40M62 72h36" />],
  mirror: ['front', fill('M64 74l10-24h22l-4 24z')],
  finder: ['back', fill('M68 24h24v10H68z')],
  display: ['back', fill('M38 44h64v40H38z')],
  mount: ['front', ring(26)],
  doors: ['back', fill('M104 86h36v6h-36zM138 44h8v36h-8z')],
  card: ['back', fill('M138 44h8v36h-8z')],
  ports: ['back', fill('M14 44h8v36h-8z')],
  pixels: ['back', dots('M52 54h.01M74 72h.01M90 58h.01')],
  locks: ['back', <path key="" d="M60 62h20v16H60zM64 62v-6a6 6 0 0 1 12 0v6" strokeWidth="3" />],
  tripod: ['front', fill('M70 92h20v6H70z')],
  water: ['front', <path key="" d="M44 66c-8 10-8 16 0 16s8-6 0-16z" strokeWidth="3" />],
  rangefinder: ['front', fill('M94 24h12v8H94zM26 38h10v8H26z')],
  buttons: ['back', dots('M122 66h.01M26 52h.01M26 66h.01M26 80h.01M118 48h.01M130 48h.01')],
  flash: ['front', <path key="" d="M66 22v-6h28v6" strokeWidth="4" />],
  grips: ['front', fill('M14 42h26v50H14z')],
  battery: ['accessory', fill('M46 52h56v26H46z')],
  knocks: ['front', knocks],
  fastSpeeds: ['open', fill('M50 36h30v46H50z')],
  electronics: ['back', fill('M100 28h30v8h-30z')],
  timer: ['front', <path key="" d="M34 50v20M34 70l-6 6" strokeWidth="3" />],
  counter: ['back', dots('M128 28h.01')],
  film: ['open', <path key="" d="M40 40h80M40 78h80" strokeWidth="4" />],
  magazines: ['back', <path key="" d="M38 44h64v40H38z" strokeWidth="4" />],
  advance: ['front', <path key="" d="M108 26c10-8 22-8 30 0M132 20l6 6-8 3" strokeWidth="4" />],
  slowSpeeds: ['front', <path key="" d="M30 26a9 9 0 1 1 0 .1M30 26v-7" strokeWidth="3" />],
  shutter: ['open', <path key="" d="M50 36h60v46H50zM64 36v46M78 36v46M92 36v46" strokeWidth="3" />],
  seals: ['open', <path key="" d="M18 30h124M18 88h124" strokeWidth="5" />],
  meter: ['front', <path key="" d="M58 16a24 24 0 0 1 44 0M80 26l10-14" strokeWidth="3" />],
  back: ['open', <path key="" d="M146 26v66M140 54h6v10h-6" strokeWidth="4" />],
  chamber: ['open', fill('M120 40h18v38h-18z')],
  bellows: ['accessory', <path key="" d="M44 50l10 34 10-34 10 34 10-34 10 34 8-34" strokeWidth="3" />],
  fungus: [
    'glass',
    <path
      key=""
      d="M56 78l10-14m-4 6l-9-4m13-2l2-12m-2 12l10-2m14-34l8 10m-4-5l8-3m-4 8v9"
      strokeWidth="2.5"
    />,
  ],
  haze: ['glass', fill('M80 22a34 34 0 1 1 0 68a34 34 0 1 1 0-68z')],
  rewind: ['open', <path key="" d="M104 56H56M68 46l-12 10 12 10" strokeWidth="4" />],
  eject: ['front', <path key="" d="M54 92v12h52V92" strokeWidth="4" />],
  rollers: ['open', <path key="" d="M22 46h116M22 56h116" strokeWidth="5" />],
  video: ['back', fill('M56 52l22 12-22 12z')],
  scratches: ['glass', <path key="" d="M62 44l30 26M84 40l12 12" strokeWidth="3" />],
  separation: ['glass', <path key="" d="M51 74a34 34 0 0 0 26 16M56 70a28 28 0 0 0 20 13" strokeWidth="3" />],
  coating: ['glass', <path key="" d="M58 40a28 28 0 0 1 22-12M62 46a22 22 0 0 1 16-11" strokeWidth="3" />],
  yellowing: ['glass', fill('M80 22a34 34 0 1 1 0 68a34 34 0 1 1 0-68z')],
  flaking: ['glass', dots('M80 24h.01M106 36h.01M54 36h.01M48 62h.01M112 62h.01')],
  sharp: ['glass', <path key="" d="M58 34h12M90 34h12M58 78h12M90 78h12" strokeWidth="4" />],
  dust: ['glass', dots('M66 46h.01M92 50h.01M76 70h.01M100 66h.01M60 62h.01M84 36h.01')],
  aperture: [
    'glass',
    <path
      key=""
      d="M80 38l16 9v18l-16 9-16-9V47zM80 38l24-6M96 47l16 20M96 65l-6 24M80 74l-24 6M64 65L48 45M64 47l6-24"
      strokeWidth="2.5"
    />,
  ],
  focus: ['side', fill('M84 26h30v60H84z')],
  zoom: ['side', fill('M52 26h32v60H52z')],
  leaf: ['glass', ring(34)],
  altered: ['side', fill('M18 34h12v44H18z')],
  rubber: ['side', fill('M84 26h30v60H84z')],
  parts: ['side', fill('M60 86h20v10H60z')],
  lensMount: ['side', fill('M18 34h12v44H18z')],
  thread: ['glass', ring(44)],
  barrel: ['side', <path key="" d="M30 26h84M30 86h84" strokeWidth="5" />],
  works: ['accessory', <path key="" d="M56 66l12 12 24-26" strokeWidth="5" />],
  complete: ['accessory', dots('M52 66h.01M68 66h.01M84 66h.01M100 66h.01')],
  wear: ['accessory', <path key="" d="M34 78v10h10M114 78v10h-10" strokeWidth="5" />],
  hold: ['accessory', <path key="" d="M74 40v48" strokeWidth="4" />],
  charge: ['accessory', fill('M46 52h30v26H46z')],
  safe: ['accessory', <path key="" d="M114 70h14c10 0 10 20 0 20h-8" strokeWidth="4" />],
};
/** Points about a built-in lens are drawn like those about a lens. */
const sameAs: Readonly<Record<string, string>> = {
  blades: 'aperture',
  lensDust: 'dust',
  extends: 'barrel',
  focusing: 'focus',
};
/** On a lens, these are switches. */
const onLens: Readonly<Record<string, [Base, React.ReactNode]>> = {
  autofocus: ['side', fill('M34 40h12v10H34z')],
  stabilizer: ['side', fill('M34 60h12v10H34z')],
};
/** The drawings for points about the whole item. */
const whole: Record<ChecklistName, Base> = {
  digital: 'back',
  film: 'front',
  lens: 'side',
  accessory: 'accessory',
};

function drawingOf(list: ChecklistName, id: string): [Base, React.ReactNode] {
  if (id === 'service') return [whole[list], screws];
  // A camera and an accessory wear differently.
  if (id === 'wear' && list !== 'accessory') return [whole[list], knocks];
  const found = list === 'lens' ? (onLens[id] ?? details[id]) : details[sameAs[id] ?? id];
  return found ?? [whole[list], null];
}

export function PointDrawing({ list, id }: { list: ChecklistName; id: string }) {
  const [base, detail] = drawingOf(list, id);
  return (
    <svg
      viewBox="0 0 160 108"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      className="h-24 w-auto text-edge sm:h-32"
    >
      {bases[base]}
      <g className="text-patch-ink">{detail}</g>
    </svg>
  );
}
