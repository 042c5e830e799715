import type { Translation } from '#src/texts/translation.ts';
import type { trendTexts as english } from '#src/texts/trends.ts';
import { plural } from '#src/texts/words.ts';

export const trendTexts: Translation<typeof english> = {
  title: 'Evolución',
  from: 'Desde',
  to: 'Hasta',
  show: 'Mostrar',
  names: {
    listings: 'Artículos nuevos',
    bookings: 'Reservas',
    completed: 'Ventas completadas',
    daysToSell: 'Días hasta la venta (mediana)',
    hoursToAnswer: 'Horas hasta la respuesta (mediana)',
    responseRate: 'Preguntas respondidas',
    reports: 'Denuncias',
    signUps: 'Cuentas nuevas',
  },
  week: 'Semana del',
  change: (change, weeks) =>
    `${change} respecto a ${plural(weeks, { one: 'la semana anterior', other: 'las {n} semanas anteriores' })}`,
  none: 'ninguna',
  save: 'Guardar como CSV',
  saveOf: (name) => `Guardar como CSV: ${name}`,
  failed: 'No se ha podido leer la evolución. Inténtalo de nuevo.',
};
