import type { ownItemsTexts as english } from '#src/texts/own-items.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';

export const ownItemsTexts: Translation<typeof english> = {
  states: (label, count) => `${label} (${digits(count)})`,
  soldFor: (price) => `Vendu ${price}`,
  select: (title) => `Sélectionner : ${title}`,
  selected: (count) => plural(count, { one: '{n} sélectionnée', other: '{n} sélectionnées' }),
  mostSelected: (count) =>
    `${plural(count, { one: '{n} sélectionnée', other: '{n} sélectionnées' })}, le maximum à la fois`,
  clear: 'Effacer la sélection',
  selectAll: (count) => `Tout sélectionner (${digits(count)})`,
  kinds: 'Toutes les catégories',
  watchers: (count) => `Favoris : ${digits(count)}`,
  offers: (count) => plural(count, { one: '{n} offre en cours', other: '{n} offres en cours' }),
  actions: 'Actions sur les annonces sélectionnées',
  lower: 'Baisser le prix',
  lowerOf: (title) => `Baisser le prix : ${title}`,
  pause: 'Pause',
  pauseOf: (title) => `Pause : ${title}`,
  resume: 'Reprendre',
  resumeOf: (title) => `Reprendre : ${title}`,
  delete: 'Supprimer',
  edit: 'Modifier',
  undo: 'Annuler',
  editing: {
    title: (count: number) => plural(count, { one: 'Modifier {n} annonce', other: 'Modifier {n} annonces' }),
    lead: 'Ce qui reste vide ne change pas.',
    unchanged: 'Ne pas changer',
    locationHint: 'Laissez vide pour garder les lieux.',
    yes: (count: number) => plural(count, { one: 'Modifier {n} annonce', other: 'Modifier {n} annonces' }),
  },
  lowering: {
    title: (titles) =>
      titles.length === 1
        ? `Baisser le prix de « ${titles[0]} » ?`
        : `Baisser ${digits(titles.length)} prix ?`,
    lead: 'Les personnes qui ont un article en favori sont prévenues si la baisse est d’au moins 2 %.',
    by: 'De combien ?',
    percent: (percent) => `${digits(percent)} % de moins`,
    own: 'Un autre prix',
    newPrice: 'Nouveau prix',
    below: (price) => `doit être inférieur à ${price}`,
    item: 'Article',
    was: 'Prix actuel',
    is: 'Nouveau prix',
    cancel: 'Annuler',
    yes: (count) => plural(count, { one: 'Baisser le prix', other: `Baisser ${digits(count)} prix` }),
    failed: 'Une erreur s’est produite. Aucun prix n’a été modifié. Réessayez.',
  },
  fall: {
    title: (was, is) => `Baisser le prix de ${was} à ${is} ?`,
    text: 'C’est moins du cinquième du prix actuel. Vérifiez qu’il ne manque aucun chiffre.',
    yes: 'Baisser le prix',
    no: 'Revenir',
    notSaved: 'Rien n’a été enregistré. Vérifiez le prix.',
  },
  pausing: {
    title: (titles) =>
      titles.length === 1
        ? `Mettre « ${titles[0]} » en pause ?`
        : `Mettre ${digits(titles.length)} annonces en pause ?`,
    text: (count) =>
      plural(count, {
        one: 'Tant qu’elle est en pause, personne ne peut voir l’annonce, réserver l’article ni faire d’offre. Les offres en cours se terminent maintenant.',
        other:
          'Tant qu’elles sont en pause, personne ne peut voir ces annonces, réserver les articles ni faire d’offre. Les offres en cours se terminent maintenant.',
      }),
    no: 'Annuler',
  },
  deleting: {
    title: (count) => `Supprimer ${digits(count)} annonces ?`,
    text: (count: number) =>
      plural(count, {
        one: 'Elle disparaît de toutes les listes. Vous pouvez annuler pendant une heure.',
        other: 'Elles disparaissent de toutes les listes. Vous pouvez annuler pendant une heure.',
      }),
  },
  done: {
    prices: (count, price = '') =>
      count === 1 ? `Prix baissé${price && ` à ${price}`}` : `${digits(count)} prix baissés`,
    pause: (count) => plural(count, { one: 'En pause', other: `${digits(count)} annonces en pause` }),
    resume: (count) =>
      plural(count, { one: 'De nouveau en ligne', other: `${digits(count)} annonces de nouveau en ligne` }),
    delete: (count) =>
      plural(count, { one: 'Suppression effectuée', other: `${digits(count)} annonces supprimées` }),
    edits: (count: number) => plural(count, { one: 'Annonce modifiée', other: '{n} annonces modifiées' }),
    undo: (count: number) =>
      plural(count, { one: 'Modification annulée', other: 'Modification annulée pour {n} annonces' }),
  },
  refused: (count) =>
    plural(count, {
      one: '1 annonce n’a pas été modifiée',
      other: `${digits(count)} annonces n’ont pas été modifiées`,
    }),
  because: (title, why) => `${title} : ${why}`,
  close: 'Fermer',
};
