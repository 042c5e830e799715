import type { gradingPageTexts as english } from '#src/texts/grading-page.ts';
import type { Translation } from '#src/texts/translation.ts';

export const gradingPageTexts: Translation<typeof english> = {
  page: {
    title: 'Cómo evaluamos',
    lead: 'Los vendedores responden a las mismas preguntas para cada tipo de artículo. La peor respuesta decide el estado; no se hace ninguna media. Los artículos los revisan los vendedores, no la tienda.',
    rules: [
      'Las preguntas dependen del modelo: solo se pregunta lo que corresponde.',
      'Cada respuesta limita el estado a Excelente, Bueno o Aceptable.',
      'Si se omite una comprobación obligatoria, el estado es Bueno como máximo.',
      'Si falta por comprobar más de un tercio de los puntos, no hay evaluación.',
      'Si alguna respuesta lleva «Aceptable (no funciona)», el artículo se publica así.',
      'Se puede publicar un artículo con un estado peor que el que resulta, pero no mejor.',
    ],
    jump: 'Ir a una lista',
    needed: 'obligatorio',
    only: {
      'changeable-lens': 'Si el objetivo se puede quitar',
      'built-in-lens': 'Si el objetivo está integrado',
      mirror: 'Si tiene espejo',
      rangefinder: 'Si tiene telémetro',
      autofocus: 'Si tiene autofoco',
      'manual-focus': 'Si es un objetivo de enfoque manual',
      zoom: 'Si es un zoom',
      stabilizer: 'Si tiene estabilizador',
      'leaf-shutter': 'Si tiene su propio obturador',
      magazines: 'Si lleva chasis o cargadores de película',
      bellows: 'Si tiene fuelle',
      functions: 'Excepto película',
      power: 'Si tiene batería o cable',
      charge: 'Para baterías, empuñaduras y cargadores',
      label: 'Para baterías y tarjetas de memoria',
      capacity: 'Para tarjetas de memoria',
      flash: 'Para flashes e iluminación',
      reading: 'Para fotómetros',
      optics: 'Para filtros, adaptadores y convertidores',
      expiry: 'Para película',
      locks: 'Para trípodes, rótulas y gimbals',
    },
    fails: 'Aceptable (no funciona)',
  },
};
