import type { gradingFormTexts as english } from '#src/texts/grading-form.ts';
import { digits } from '#src/texts/words.ts';

export const gradingFormTexts: typeof english = {
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
      other:
        'Unas 20 preguntas breves, con fotos donde ayudan. Quienes miren el anuncio verán tus respuestas.',
      accessory:
        'Unas pocas preguntas breves, con fotos donde ayudan. Quienes miren el anuncio verán tus respuestas.',
    },
    done: (grade) => `Estado: ${grade}`,
    doneNone: 'No se ha comprobado lo suficiente para una nota',
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
      missing === 1
        ? 'Falta 1 comprobación para una nota'
        : `Faltan ${digits(missing)} comprobaciones para una nota`,
    change: (ask) => `Cambiar la respuesta a «${ask}»`,
    save: 'Guardar',
    saved: 'Evaluación guardada.',
    condition: 'Publicarlo como',
    conditionHint: (best) => `Tus respuestas permiten ${best} como máximo. Puedes elegir un estado peor.`,
    conditionHintNone: (best) =>
      `Sin evaluación, es tu propio criterio. Lo mejor que puedes elegir es ${best}.`,
    failed: 'La evaluación no se guardó. Tus respuestas siguen aquí. Inténtalo de nuevo.',
  },
  service: {
    by: 'Taller',
    byHint: 'Quién lo revisó o reparó. Se ve en el anuncio.',
    year: 'Año',
    unknownYear: 'Desconocido',
  },
};
