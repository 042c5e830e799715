import type { storageTexts as english } from '#src/texts/storage.ts';
import type { Translation } from '#src/texts/translation.ts';

export const storageTexts: Translation<typeof english> = {
  blocked:
    'Tu navegador bloquea las cookies o los datos de esta tienda. Puedes leerlo todo, pero quizá no puedas iniciar sesión, y lo que escribas o elijas se pierde al cerrar o recargar la página.',
  full: 'El almacenamiento de tu navegador está lleno. Lo que escribas o elijas aquí se pierde al cerrar o recargar la página, y quizá tengas que iniciar sesión de nuevo.',
};
