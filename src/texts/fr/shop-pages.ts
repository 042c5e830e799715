import type { shopPagesTexts as english } from '#src/texts/shop-pages.ts';
import type { Translation } from '#src/texts/translation.ts';

export const shopPagesTexts: Translation<typeof english> = {
  nav: 'Pages',
  lead: 'Le pied de page renvoie à ces pages. Les mentions légales y apparaissent dès que vous les avez écrites.',
  changedOn: (date) => `Modifiée le ${date}`,
  original: 'Texte d’origine',
  empty: 'Pas encore de texte',
  back: 'Toutes les pages',
  view: 'Voir',
  text: 'Texte',
  textHint:
    'Markdown : une première ligne avec # donne le titre. ## intertitre, **gras**, [lien](https://…), - liste, > citation, | tableau |',
  save: 'Enregistrer',
  saved: 'Page enregistrée',
  failed: 'Vos modifications n’ont pas été enregistrées. Votre saisie est conservée. Réessayez.',
  restore: 'Rétablir le texte d’origine',
  restoreTitle: (title) => `Rétablir le texte d’origine de « ${title} » ?`,
  restoreText: 'Le texte livré avec le logiciel remplace le vôtre. C’est irréversible.',
  restoreYes: 'Rétablir',
  restoreNo: 'Annuler',
  restored: 'Texte rétabli',
  notRestored: 'Le texte n’a pas été rétabli. Réessayez.',
};
