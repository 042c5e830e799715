import type { fitReasonTexts as english } from '#src/texts/fit-reasons.server.ts';
import type { Translation } from '#src/texts/translation.ts';
import { asSentence, inSentence } from '#src/texts/words.ts';
import { anAdapter } from './adapters.ts';
import { de } from './elision.ts';

/** Some mounts have the English word in their names, such as L-Mount. */
const mount = (name: string): string => `monture ${name.replace(/[- ]mount$/i, '')}`;
const aLens = (name: string): string => `objectif en ${mount(name)}`;

export const fitReasonTexts: Translation<typeof english> = {
  reasons: {
    takes: (lens, body) =>
      body === lens
        ? `Les deux sont en ${mount(body)}.`
        : `Les boîtiers en ${mount(body)} acceptent les objectifs en ${mount(lens)}.`,
    adapter: (name) => `Se monte avec ${anAdapter(name)}.`,
    'fixed-lens': 'L’objectif de cet appareil ne se démonte pas.',
    'several-mounts': (...mounts) =>
      `Il a existé en monture ${inSentence(mounts)} : demandez de laquelle il s’agit.`,
    'which-mount': 'Vendu en plusieurs montures : demandez de laquelle il s’agit.',
    'no-mount': 'Sa monture n’est pas indiquée. Demandez au vendeur.',
    'too-deep': (lens, body) =>
      `Sur un boîtier en ${mount(body)}, un ${aLens(lens)} se trouve trop loin du film ou du capteur : la mise au point à l’infini est impossible.`,
    'reaches-in': (lens, body) => `Un ${aLens(lens)} pénètre trop loin dans un boîtier en ${mount(body)}.`,
    'no-room': (lens, body) =>
      `Il n’y a pas la place pour une bague entre un ${aLens(lens)} et un boîtier en ${mount(body)}.`,
    'needs-contacts': (lens, body) =>
      `Un ${aLens(lens)} a besoin que le boîtier l’alimente et le commande, ce que ne font pas les boîtiers en ${mount(body)}.`,
    'needs-glass': (lens, body) =>
      `${asSentence(de(lens))} vers ${body}, seule une bague à lentille permettrait la mise au point à l’infini, et nous n’en connaissons pas. Demandez à un magasin photo.`,
    rangefinder: (lens, body) =>
      `Les boîtiers en ${mount(body)} font la mise au point au télémètre, et aucune bague ne le couple à un ${aLens(lens)}.`,
    room: (lens, body) =>
      `Il y a la place pour une bague ${de(lens)} vers ${body}, mais nous n’en connaissons pas. Demandez à un magasin photo.`,
    'no-row': (lens, body) =>
      `Nous ne connaissons pas de bague ${de(lens)} vers ${body}. Demandez à un magasin photo.`,
  },
  findings: {
    'damages-body':
      'Un Nikkor d’avant 1977 non converti AI peut casser le levier de couplage de cet appareil.',
    'does-not-mount': 'Cet objectif ne se monte pas sur cet appareil.',
    'maker-excludes': 'Selon son fabricant, cet appareil ne peut pas être utilisé avec cet objectif.',
    'no-shutter':
      'Ni cet objectif ni cet appareil n’a d’obturateur. L’objectif est destiné aux appareils qui en ont un.',
    'mirror-hits': 'À l’infini, l’arrière de l’objectif gêne le miroir de cet appareil.',
    ask: 'Certains exemplaires se montent, d’autres non. Demandez au vendeur.',
    'ask-ai':
      'Les exemplaires d’avant 1977 non convertis AI ne se montent pas et peuvent faire des dégâts. Demandez si celui-ci est AI.',
    'ask-tab':
      'Certains de ces appareils acceptent les objectifs pré-AI, d’autres en sont abîmés. Demandez si le levier de la monture se rabat.',
    'ask-ring-first':
      'Cet appareil ne règle pas le diaphragme d’un objectif sans bague de diaphragme. Demandez si l’objectif en a une.',
    'ask-mirror':
      'Cet objectif pénètre dans l’appareil : le miroir doit d’abord être relevé. Demandez si l’appareil le permet.',
    'ask-functions':
      'Nous ne savons pas si cet appareil peut faire la mise au point de cet objectif et régler son diaphragme. Demandez, ou consultez le mode d’emploi de l’appareil.',
    'which-model':
      'Certains modèles de cette monture ne sont pas compatibles entre eux. Demandez de quel modèle il s’agit.',
    'no-autofocus': 'Cet appareil n’a pas d’autofocus.',
    'no-screw-drive':
      'L’autofocus de cet objectif est entraîné par le boîtier, et cet appareil n’a pas de moteur pour cela.',
    'no-lens-motor': 'Cet appareil ne commande pas le moteur de l’objectif. La mise au point est manuelle.',
    'adapter-autofocus': 'La bague ne transmet pas l’autofocus. La mise au point est manuelle.',
    'adapter-no-motor':
      'L’autofocus de cet objectif est entraîné par le boîtier, et la bague n’a pas de moteur pour cela.',
    'aperture-auto': 'L’objectif n’a pas de bague de diaphragme : seuls les modes P et S fonctionnent.',
    'no-aperture-control':
      'L’objectif n’a pas de bague de diaphragme, et cet appareil ne règle pas son ouverture : elle reste à la plus petite.',
    'no-electronic-aperture':
      'Cet appareil ne commande pas le diaphragme électronique de l’objectif : il reste à pleine ouverture.',
    'adapter-aperture':
      'L’objectif n’a pas de bague de diaphragme, et la bague d’adaptation ne règle pas son ouverture.',
    'no-pulse':
      'Cet appareil ne commande pas le moteur des objectifs AF-P, et sans lui la bague de mise au point est sans effet.',
    'no-focus-power':
      'L’objectif doit être alimenté par le boîtier pour la mise au point, et cet appareil ne l’alimente pas.',
    'adapter-focus':
      'L’objectif doit être alimenté par le boîtier pour la mise au point, et la bague ne transmet pas le courant.',
    'no-stabilizer': 'Cet appareil n’alimente pas la stabilisation de l’objectif.',
    'adapter-stabilizer': 'La bague n’alimente pas la stabilisation de l’objectif.',
    'no-metering':
      'Cet appareil ne mesure pas la lumière avec les objectifs sans puce. L’exposition se règle manuellement.',
    'adapter-infinity': 'La bague n’a pas de lentille : la mise au point à l’infini est impossible.',
    autofocus: 'L’autofocus ne fonctionne pas avec cette combinaison.',
    aperture: 'L’appareil ne peut pas régler le diaphragme de cet objectif.',
    focus: 'La mise au point est impossible avec cet objectif sur cet appareil.',
    stabilisation: 'La stabilisation ne fonctionne pas avec cette combinaison.',
    infinity: 'Sur cet appareil, l’objectif ne fait pas la mise au point à l’infini.',
    metering: 'L’appareil ne mesure pas la lumière avec cet objectif.',
    'lift-tab':
      'Rabattez le levier de la monture avant de monter cet objectif. La mesure se fait à diaphragme fermé.',
    'may-lift-tab':
      'Avec un exemplaire d’avant 1977 non converti AI, rabattez d’abord le levier de la monture. La mesure se fait alors à diaphragme fermé.',
    firmware:
      'L’appareil a peut-être besoin de son dernier firmware. Demandez s’il fait la mise au point avec les objectifs AF-P.',
    'ask-focus':
      'Les appareils plus anciens ne font pas la mise au point avec les objectifs AF-P. Demandez ce qu’il en est de celui-ci.',
    'ask-camera':
      'Certains appareils de cette monture ne commandent ni la mise au point ni le diaphragme de cet objectif. Demandez de quel appareil il s’agit.',
    'ask-motor': 'Cet appareil n’a pas de moteur de mise au point. Demandez si l’objectif en a un.',
    'ask-shaft':
      'Cet appareil ne commande pas un moteur placé dans l’objectif. Demandez si celui-ci en a un.',
    'ask-shutter': 'Cet appareil n’a pas d’obturateur. Demandez si l’objectif en a un.',
    'ask-ring':
      'Demandez si l’objectif a une bague de diaphragme. Sans elle, vous ne pouvez pas choisir l’ouverture.',
    'ask-chip':
      'Cet appareil ne mesure la lumière qu’avec les objectifs à puce. Demandez si celui-ci en a une.',
    'focus-on-screen':
      'L’objectif n’est pas couplé au télémètre. La mise au point se fait à l’écran ou dans un viseur électronique.',
    'stop-down-only': 'La mesure se fait à diaphragme fermé.',
    'ask-cams':
      'Demandez combien de cames (rampes métalliques de la monture) a l’objectif. Avec une ou deux seulement, il peut abîmer les contacts de ce boîtier.',
    'set-release':
      'Le boîtier ne règle pas l’obturateur de cet objectif : mettez-le sur R.B.L. et réglez la vitesse sur l’objectif.',
    'needs-helicoid':
      'L’objectif n’a pas de bague de mise au point. La bague d’adaptation doit avoir sa propre mise au point (rampe hélicoïdale).',
    'lever-and-mirror':
      'Avec certains objectifs, le miroir de ce boîtier touche le levier de diaphragme près de l’infini. Demandez au vendeur, et essayez avec précaution.',
    'stopped-down':
      'Si la bague de diaphragme n’a pas de position « A », la mesure se fait à diaphragme fermé.',
  },
};
