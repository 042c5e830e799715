import type { gradingFormTexts as english } from '#src/texts/grading-form.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';

export const gradingFormTexts: Translation<typeof english> = {
  lists: {
    digital: 'Cámara digital',
    film: 'Cámara analógica',
    lens: 'Objetivo',
    accessory: 'Accesorio',
  },

  form: {
    begin: 'Evaluar con nuestra lista',
    again: 'Evaluar de nuevo',
    offer: {
      other: 'Unas 20 preguntas breves, con fotos cuando hagan falta. Los compradores verán tus respuestas.',
      accessory:
        'Unas pocas preguntas breves, con fotos cuando hagan falta. Los compradores verán tus respuestas.',
    },
    done: (grade) => `Estado: ${grade}`,
    doneNone: 'Has comprobado demasiado poco para evaluar el estado',
    remove: 'Quitar evaluación',
    title: 'Evaluar con nuestra lista',
    which: '¿Qué tipo de cámara es?',
    progress: (number, of) => `Pregunta ${number} de ${of}`,
    answers: 'Respuestas',
    notChecked: 'Sin comprobar',
    back: 'Atrás',
    next: 'Siguiente',
    toEnd: 'Ir al resultado',
    photoOf: (what) => `Foto: ${what}`,
    photoSkip: 'Una foto ayuda, pero puedes omitirla.',
    soFar: (grade) => `Por ahora: ${grade}`,
    soFarNone: (missing) =>
      plural(missing, {
        one: 'Falta 1 comprobación para evaluarlo',
        other: `Faltan ${digits(missing)} comprobaciones para evaluarlo`,
      }),
    change: (ask) => `Cambiar la respuesta a «${ask}»`,
    save: 'Guardar',
    saved: 'Evaluación guardada.',
    condition: 'Publicarlo como',
    conditionHint: (best) =>
      `Según tus respuestas, el estado es «${best}» como máximo. Puedes elegir uno peor.`,
    conditionHintNone: (best) => `Sin evaluación, lo decides tú. Lo mejor que puedes elegir es «${best}».`,
    failed: 'No se ha guardado la evaluación. Tus respuestas siguen aquí. Inténtalo de nuevo.',
  },
  service: {
    by: 'Taller',
    byHint: 'Quién lo revisó o reparó. Se ve en el anuncio.',
    year: 'Año',
    unknownYear: 'Desconocido',
  },
};
