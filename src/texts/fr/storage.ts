import type { storageTexts as english } from '#src/texts/storage.ts';
import type { Translation } from '#src/texts/translation.ts';

export const storageTexts: Translation<typeof english> = {
  blocked:
    'Votre navigateur bloque les cookies ou les données de ce site. Vous pouvez tout lire, mais la connexion peut échouer, et ce que vous saisissez ou choisissez est perdu dès que vous fermez ou rechargez la page.',
  full: 'La mémoire de votre navigateur est pleine. Ce que vous saisissez ou choisissez ici est perdu dès que vous fermez ou rechargez la page, et vous devrez peut-être vous reconnecter.',
};
