import { inLocale } from './locale.ts';
import { asSentence, inSentence } from './words.ts';

/** Some mounts have the word in their names, such as L-Mount. */
const mount = (name: string): string => (/mount$/i.test(name) ? name : `${name} mount`);

/** Letters that are read by their names, as in 'an M42 lens', and vowels take 'an'. */
const aLens = (name: string): string =>
  `${/^(?:[AEIO]|[FHLMNRSX](?=[\d-]))/.test(name) ? 'an' : 'a'} ${name} lens`;

/** Why a lens and a camera go together or don't. */
export const fitReasonTexts = inLocale({
  reasons: {
    takes: (lens: string, body: string) =>
      body === lens
        ? `Both have the ${mount(body)}.`
        : `Cameras with the ${mount(body)} take ${lens} lenses.`,
    adapter: (name: string) => `It fits with the ${name}.`,
    'fixed-lens': 'The lens of this camera can’t be removed.',
    'several-mounts': (...mounts: string[]) =>
      `It was made for ${inSentence(mounts)}: ask which this one is.`,
    'which-mount': 'Sold for several mounts: ask which one it is.',
    'no-mount': 'Its mount isn’t listed. Ask the seller.',
    'too-deep': (lens: string, body: string) =>
      `On a camera with the ${mount(body)}, ${aLens(lens)} sits too far from the film or sensor: no sharp photos of distant things.`,
    'reaches-in': (lens: string, body: string) =>
      asSentence(`${aLens(lens)} reaches further into the camera than the ${mount(body)} allows.`),
    'no-room': (lens: string, body: string) =>
      `There is no room for an adapter between ${aLens(lens)} and a camera with the ${mount(body)}.`,
    'needs-contacts': (lens: string, body: string) =>
      asSentence(
        `${aLens(lens)} needs power and commands from the camera, and cameras with the ${mount(body)} have none for it.`,
      ),
    'needs-glass': (lens: string, body: string) =>
      `From ${lens} to ${body}, only an adapter with a lens inside would keep distant things sharp, and we don’t know of one. Ask a dealer.`,
    rangefinder: (lens: string, body: string) =>
      `Cameras with the ${mount(body)} are focused by a rangefinder, and no adapter connects it to ${aLens(lens)}.`,
    room: (lens: string, body: string) =>
      `There is room for an adapter from ${lens} to ${body}, but we don’t know of one. Ask a dealer.`,
    'no-row': (lens: string, body: string) =>
      `We don’t know of an adapter from ${lens} to ${body}. Ask a dealer.`,
  },
  /** Explanations of the facts about a camera, a lens or an adapter. */
  findings: {
    'damages-body':
      'A Nikkor from before 1977 that was not converted to AI can break the aperture tab of this camera.',
    'does-not-mount': 'This lens doesn’t mount on this camera.',
    'maker-excludes': 'The maker of this camera says that it can’t be used with this lens.',
    'no-shutter': 'Neither this lens nor this camera has a shutter. The lens is for cameras that have one.',
    'mirror-hits':
      'Focused on distant subjects, the rear of the lens gets in the way of this camera’s mirror.',
    ask: 'Some copies fit, and others don’t. Ask the seller.',
    'ask-ai':
      'Copies from before 1977 that were not converted to AI don’t fit and can do damage. Ask whether this one is AI.',
    'ask-tab':
      'Some of these cameras take lenses from before AI, and others are damaged. Ask whether the tab at the mount folds away.',
    'ask-ring-first':
      'This camera can’t set the aperture of a lens without an aperture ring. Ask whether the lens has one.',
    'ask-mirror':
      'This lens reaches into the camera, so the mirror has to be locked up first. Ask whether the camera can do that.',
    'ask-functions':
      'We don’t know whether this camera can focus this lens and set its aperture. Ask, or check the camera’s manual.',
    'which-model': 'Some models with this mount can’t be used together. Ask which model it is.',
    'no-autofocus': 'This camera has no autofocus.',
    'no-screw-drive': 'The camera has to focus this lens, and this one has no motor for that.',
    'no-lens-motor': 'This camera can’t drive the motor in the lens. You focus by hand.',
    'adapter-autofocus': 'The adapter doesn’t connect the autofocus. You focus by hand.',
    'adapter-no-motor': 'The camera has to focus this lens, and the adapter has no motor for that.',
    'aperture-auto': 'The lens has no aperture ring, so only the modes P and S work.',
    'no-aperture-control':
      'The lens has no aperture ring, and this camera can’t set its aperture: it stays at the smallest.',
    'no-electronic-aperture':
      'This camera can’t set the electronic aperture of the lens: it stays wide open.',
    'adapter-aperture': 'The lens has no aperture ring, and the adapter can’t set its aperture.',
    'no-pulse':
      'This camera can’t drive the focus motor of AF-P lenses, and without it the focus ring does nothing.',
    'no-focus-power': 'The lens needs power from the camera to focus, and this one gives it none.',
    'adapter-focus': 'The lens needs power from the camera to focus, and the adapter passes none on.',
    'no-stabilizer': 'This camera doesn’t power the stabilization of the lens.',
    'adapter-stabilizer': 'The adapter doesn’t power the stabilization of the lens.',
    'no-metering': 'This camera doesn’t meter with lenses that have no chip. You set the exposure by hand.',
    'adapter-infinity': 'The adapter has no lens inside, so distant subjects stay blurred.',
    autofocus: 'Autofocus doesn’t work with this pair.',
    aperture: 'The camera can’t set the aperture of this lens.',
    focus: 'The lens can’t be focused on this camera.',
    stabilisation: 'Stabilization doesn’t work with this pair.',
    infinity: 'The lens doesn’t focus on distant subjects with this camera.',
    metering: 'The camera doesn’t meter with this lens.',
    'lift-tab':
      'Fold the tab at the camera’s mount away before you mount this lens. Metering is stopped down.',
    'may-lift-tab':
      'With a copy from before 1977 that was not converted to AI, fold the tab at the camera’s mount away first. Metering is then stopped down.',
    firmware: 'The camera may need its latest firmware. Ask whether it focuses AF-P lenses.',
    'ask-focus': 'Older cameras can’t focus AF-P lenses. Ask whether this one does.',
    'ask-camera':
      'Some cameras with this mount can’t focus this lens or set its aperture. Ask which camera it is.',
    'ask-motor': 'This camera has no focus motor of its own. Ask whether the lens has one.',
    'ask-shaft': 'This camera can’t drive a motor in the lens. Ask whether this one has one.',
    'ask-shutter': 'This camera has no shutter. Ask whether the lens has one.',
    'ask-ring': 'Ask whether the lens has an aperture ring. Without one, you can’t choose the aperture.',
    'ask-chip': 'This camera only meters with lenses that have a chip. Ask whether this one does.',
    'focus-on-screen':
      'The lens doesn’t move a rangefinder. You focus on the screen or in an electronic viewfinder.',
    'stop-down-only': 'You meter with the aperture stopped down.',
    'ask-cams':
      'Ask how many cams (metal ramps at the mount) the lens has. A lens with only one or two can damage the contacts of this camera.',
    'set-release':
      'The camera doesn’t set this lens’s shutter: switch it to the R.B.L. setting, and set the speed on the lens.',
    'needs-helicoid': 'The lens has no focus ring. The adapter needs its own focusing ring (helicoid).',
    'lever-and-mirror':
      'With some lenses, the mirror of this camera hits the aperture lever near infinity. Ask the seller, and try with care.',
    'stopped-down': 'If the lens has no “A” on its aperture ring, you meter with the aperture stopped down.',
  },
});
