import type { importTexts as english } from '#src/texts/imports.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';

const items = (count: number) => plural(count, { one: '{n} annonce', other: '{n} annonces' });

export const importTexts: Translation<typeof english> = {
  link: 'Importer',
  title: 'Import d’annonces',
  lead: 'Mettez en ligne beaucoup d’articles d’un coup à partir d’un tableau. Rien n’est publié avant que vous ayez vu le résultat.',
  leadFor: (seller) => `Vous importez pour ${seller}, à qui les annonces appartiendront.`,
  form: {
    file: 'Tableau',
    fileHint: 'CSV ou XLSX avec un article par ligne, 10 000 au maximum.',
    choose: 'Choisir un fichier',
    zips: 'Photos',
    zipsHint: 'Fichiers ZIP de 500 Mo au maximum. La colonne « Photos » contient les noms de leurs fichiers.',
    chooseZips: 'Choisir des ZIP',
    optional: 'facultatif',
    template: 'Télécharger un modèle',
    submit: 'Vérifier le fichier',
    sending: (percent) => `Envoi des photos : ${percent} %`,
    failed: 'Le fichier n’a pas été envoyé. Vérifiez votre connexion et réessayez.',
    columns: 'Quelles sont les colonnes ?',
    required: 'obligatoire',
    column: 'Colonne',
    example: 'Exemple',
    examples: { photos: 'avant.jpg, dos.jpg', parts: 'Objectif | Nikon | 50mm f/1.8' },
  },
  again: 'Importer un autre fichier',
  states: {
    uploading: 'Les photos ne sont pas toutes arrivées. Choisissez de nouveau les fichiers.',
    checking: (done, of) => `Vérification : ligne ${digits(done)} sur ${digits(of)}`,
    publishing: (done, of) => `Mise en ligne : ${digits(done)} sur ${digits(of)}`,
    undoing: (done, of) => `Annulation : ${digits(done)} sur ${digits(of)}`,
    published: (count) => `Mise en ligne terminée : ${items(count)}.`,
    canceled: (count) =>
      count === 0
        ? 'Fichier abandonné. Rien n’a été mis en ligne.'
        : `Import arrêté. Déjà en ligne : ${items(count)}.`,
    undone: (count) => `Import annulé : ${items(count)} en moins.`,
  },
  background: 'Vous pouvez quitter cette page, tout continue en arrière-plan.',
  ready: (count) =>
    count === 0 ? 'Aucune ligne ne peut être mise en ligne.' : `Prêt à être mis en ligne : ${items(count)}.`,
  wrong: (count) =>
    plural(count, { one: '{n} ligne contient des erreurs.', other: '{n} lignes contiennent des erreurs.' }),
  publish: (count) =>
    plural(count, { one: 'Mettre en ligne {n} annonce', other: 'Mettre en ligne {n} annonces' }),
  duplicates: (count) =>
    plural(count, {
      one: 'Mettre aussi en ligne {n} ligne que vous semblez déjà avoir',
      other: 'Mettre aussi en ligne {n} lignes que vous semblez déjà avoir',
    }),
  cancel: 'Arrêter',
  discard: 'Abandonner ce fichier',
  discarding: {
    title: 'Abandonner ce fichier ?',
    text: 'Le fichier et ses photos sont supprimés d’ici. Rien n’a encore été mis en ligne.',
    yes: 'Abandonner ce fichier',
    no: 'Le garder',
  },
  undo: 'Annuler l’import',
  undoing: {
    title: 'Annuler l’import ?',
    text: 'Toutes les annonces de cet import sont supprimées. Celles qui ont été réservées ou modifiées depuis restent.',
    yes: 'Annuler l’import',
    no: 'Garder les annonces',
  },
  until: (moment) => `Annulation possible jusqu’au ${moment}.`,
  failed: 'Une erreur s’est produite. Rien n’a changé. Réessayez.',
  rows: {
    title: 'Lignes du fichier',
    all: 'Toutes les lignes',
    row: 'Ligne',
    item: 'Article',
    model: 'Modèle',
    result: 'Résultat',
    results: {
      waiting: 'Pas encore vérifiée',
      ready: 'Prête à être mise en ligne',
      duplicate: 'Semble déjà exister',
      skipped: 'Laissée de côté',
      wrong: 'Contient des erreurs',
      published: 'En ligne',
      failed: 'Non mise en ligne',
      undone: 'Supprimée',
      kept: 'Gardée',
    },
    count: (label, count) => `${label} (${digits(count)})`,
    untitled: 'Sans titre',
  },
  mapping: {
    title: 'Colonnes du fichier',
    lead: 'Choisissez ce que contient chaque colonne. Les lignes sont ensuite vérifiées de nouveau.',
    unknown: (count) =>
      plural(count, {
        one: '{n} colonne n’a pas été reconnue et n’est pas utilisée.',
        other: '{n} colonnes n’ont pas été reconnues et ne sont pas utilisées.',
      }),
    ignore: 'Ne pas utiliser',
    submit: 'Revérifier',
    twice: 'Chaque champ ne peut être choisi qu’une fois.',
  },
  earlier: 'Imports précédents',
  fileOf: (name, day) => `${name}, ${day}`,
};
