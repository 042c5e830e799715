import type { kitTexts as english } from '#src/texts/kit.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural, uncapitalize } from '#src/texts/words.ts';
import { anAdapter } from './adapters.ts';

/** Joins texts as in 'A, B ni C', after 'sans'. */
const anyOf = (what: readonly string[]): string =>
  what.length > 1 ? `${what.slice(0, -1).join(', ')} ni ${what.at(-1)}` : (what[0] ?? '');

const lost = (what: readonly string[]): string => (what.length > 0 ? `, mais sans ${anyOf(what)}` : '');

export const kitTexts: Translation<typeof english> = {
  nav: 'Mon matériel',
  title: 'Mon matériel',
  lead: 'Ajoutez vos appareils et vos objectifs. Chaque annonce indiquera si l’article est compatible, et vous pourrez filtrer les résultats.',
  yours: 'Avec votre matériel',
  line: {
    native: (yours, losses) => `${yours} : se monte sans bague${lost(losses)}.`,
    adapter: (yours, losses, adapter) => `${yours} : se monte avec ${anAdapter(adapter)}${lost(losses)}.`,
    limited: (yours, limit) => `${yours} : ${uncapitalize(limit)}.`,
    no: (yours) => `${yours} : incompatible.`,
    damages: (yours) => `${yours} : à ne pas utiliser, l’objectif abîmerait l’appareil.`,
    unknown: (yours) => `${yours} : compatibilité inconnue.`,
  },
  crops: {
    full: '',
    crop: ' Cercle d’image plus petit.',
    vignettes: ' Coins noirs.',
    unknown: '',
  },
  short: {
    native: (yours) => `${yours} : compatible`,
    adapter: (yours) => `${yours} : avec une bague`,
    limited: (yours, limit) => `${yours} : ${uncapitalize(limit)}`,
    no: (yours) => `${yours} : incompatible`,
    damages: (yours) => `${yours} : abîmerait l’appareil`,
    unknown: (yours) => `${yours} : compatibilité inconnue`,
  },
  together: (yours, part) => `${yours} + ${part}`,
  lost,
  chips: 'Pour votre matériel',
  chip: (yours) => `Pour ${yours}`,
  addOf: (model) => `Ajouter à mon matériel : ${model}`,
  inKit: 'Dans votre matériel',
  full: (max) =>
    `Vous pouvez en enregistrer ${digits(max)} au maximum dans ce navigateur. Connectez-vous pour en enregistrer plus.`,
  failed: 'Une erreur s’est produite. Réessayez.',
  empty: 'Votre liste de matériel est vide',
  emptyHint: 'Ajoutez un appareil ou un objectif par son nom.',
  add: 'Ajouter',
  none: (typed) => `Nous ne connaissons pas de modèle « ${typed} ». Choisissez une des suggestions.`,
  cameras: 'Appareils',
  lenses: 'Objectifs',
  item: 'Appareil ou objectif',
  mount: 'Monture',
  mountOf: (what) => `Monture : ${what}`,
  anyMount: 'Non précisée',
  name: 'Surnom',
  nameOf: (what) => `Surnom : ${what}`,
  save: 'Enregistrer',
  remove: 'Retirer',
  removeOf: (what) => `Retirer de mon matériel : ${what}`,
  forSale: 'Compatibles en vente',
  matrix: 'Compatibilité',
  verdicts: {
    native: 'Compatible',
    adapter: (name) => `Avec ${anAdapter(name)}`,
    no: 'Incompatible',
    damages: 'Abîme l’appareil',
    unknown: 'Inconnue',
  },
  adapters: 'Les bagues les plus utiles',
  serves: (number) => plural(number, { one: '{n} objectif', other: '{n} objectifs' }),
  source: 'source',
  reach: 'Focales',
  reachOf: (camera) => `Focales : ${camera}`,
  length: (from, to) => (from === to ? `${digits(from)} mm` : `${digits(from)}–${digits(to)} mm`),
  gap: (from, to) => `Rien entre ${digits(from)} et ${digits(to)} mm : chercher un objectif compatible`,
  noLengths: 'Nous ne connaissons la focale d’aucun objectif compatible.',
  offer: (number) =>
    plural(number, {
      one: 'Un appareil ou un objectif est enregistré dans ce navigateur. Le transférer dans votre compte ?',
      other: `${digits(number)} appareils et objectifs sont enregistrés dans ce navigateur. Les transférer dans votre compte ?`,
    }),
  take: 'Transférer dans mon compte',
  decline: 'Non, merci',
  taken: 'Transféré dans votre matériel.',
};
