import type { healthTexts as english } from '#src/texts/health.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';
import { el } from './moments.ts';

const second = [1, 'segundo', 'segundos'] as const;
const longer = [
  [24 * 3600, 'día', 'días'],
  [3600, 'hora', 'horas'],
  [60, 'minuto', 'minutos'],
] as const;

function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [unit, one, many] = longer.find(([each]) => whole >= each) ?? second;
  return plural(Math.floor(whole / unit), { one: `{n} ${one}`, other: `{n} ${many}` });
}

function size(bytes: number): string {
  const unit = [1e9, 1e6, 1e3].find((each) => bytes >= each) ?? 1;
  const name = { 1e9: 'GB', 1e6: 'MB', 1e3: 'kB', 1: 'bytes' }[unit];
  const value = bytes / unit;
  const shown = value >= 100 || unit === 1 ? digits(Math.round(value)) : value.toFixed(1).replace('.', ',');
  return `${shown} ${name}`;
}

export const healthTexts: Translation<typeof english> = {
  nav: 'Estado',
  title: 'Estado de la tienda',
  readAt: (moment) => `Leído ${el(moment)}`,
  refresh: 'Actualizar',
  failed: 'No se ha podido leer el estado de la tienda. En el registro están los detalles.',
  retry: 'Reintentar',
  none: 'Ninguno',
  never: 'Nunca',
  ago: (moment, seconds) => `${moment} (hace ${duration(seconds)})`,
  size,
  maintenance: {
    title: 'Modo de mantenimiento',
    lead: 'La tienda se puede ver, pero nadie puede cambiar nada, tampoco la administración. Las tareas en segundo plano y los correos esperan.',
    state: 'Situación',
    off: 'Desactivado',
    since: 'Activado desde',
    text: 'Texto',
    begin: 'Iniciar mantenimiento…',
    change: 'Editar texto…',
    end: 'Terminar mantenimiento',
    dialogTitle: '¿Detener todos los cambios?',
    dialogText:
      'Reservas, mensajes, artículos nuevos y accesos quedan bloqueados hasta que lo termines. Todas las páginas muestran tu texto. Solo puede entrar la administración.',
    field: 'Texto para las visitas',
    hint: 'Por qué y hasta cuándo: «Estamos de mudanza. Volvemos a las 18:00». 200 caracteres como máximo.',
    cancel: 'Cancelar',
    submit: 'Iniciar mantenimiento',
    save: 'Guardar texto',
    begun: 'Mantenimiento iniciado',
    ended: 'Mantenimiento terminado',
    failed: 'Algo ha salido mal. No se ha cambiado nada. Inténtalo de nuevo.',
  },
  mails: {
    title: 'Correo',
    lead: 'Correos de todos los procesos. El boletín tiene su propia página.',
    transport: 'Envío',
    transports: {
      smtp: 'Por el servidor de correo de SMTP_URL',
      outbox:
        'Sin servidor de correo: SMTP_URL no está definida, así que los correos se guardan como archivos en la carpeta outbox',
    },
    waiting: 'En espera',
    retrying: 'Reintentándose',
    sending: 'Enviándose',
    givenUp: 'Fallidos, sin más intentos',
    oldest: 'El más antiguo sin enviar',
    lastDelivered: 'Último entregado',
    test: 'Enviar un correo de prueba',
    testHint: 'A tu propia dirección, cinco por hora como máximo.',
    testFailed: 'No se ha podido poner en cola el correo de prueba. Inténtalo de nuevo.',
    onItsWay: (to) => `El correo de prueba a ${to} está en la cola…`,
    stillWaiting:
      'El correo de prueba sigue en la cola. O hay muchos correos por delante, o ningún proceso ejecuta las tareas en segundo plano.',
    lost: 'Ya no se conoce el resultado del correo de prueba.',
    accepted: 'El servidor de correo ha aceptado el correo de prueba. Mira tu bandeja de entrada.',
    written:
      'El correo está desactivado: la prueba se ha guardado en la carpeta outbox. Define SMTP_URL para enviar correos.',
    refused: 'No se ha enviado el correo de prueba.',
    answer: (text) => `El servidor de correo: ${text}`,
    cause: (text) => `Motivo: ${text}`,
  },
  backup: {
    title: 'Copia de seguridad',
    lead: (host) => `Copias hechas en ${host}, el equipo que sirve esta página.`,
    last: 'Última copia',
    never: 'Nunca. Haz una con: npm run backup -- --verify',
    size: 'Tamaño',
    took: 'Duración',
    duration,
    where: 'Lugar',
    notNoted: 'Sin registrar',
    verified: 'Comprobada',
    unverified: 'Todavía no. Compruébala con: npm run backup -- --verify CARPETA',
    failed: 'Último fallo',
  },
  disk: {
    title: 'Disco',
    lead: (host) => `Discos de ${host}.`,
    holds: { state: 'Carpeta de estado', photos: 'Fotos', database: 'Base de datos' },
    free: (free, total) => `${size(free)} libres de ${size(total)}`,
    at: (mount) => `montado en ${mount}`,
    database: 'Tamaño de la base de datos',
    photos: 'Fotos',
    photosElsewhere: { bucket: 'En el bucket de S3_BUCKET', host: 'En el servidor de imágenes' },
    cannotWrite: 'Se puede escribir',
    writes: 'Sí',
    faults: {
      database: {
        full: 'El disco de la base de datos está lleno.',
        'read-only': 'La base de datos es de solo lectura.',
      },
      files: {
        full: 'El disco de la carpeta de estado está lleno.',
        'read-only': 'La carpeta de estado es de solo lectura.',
      },
    },
    unknown: 'No se ha podido medir el disco.',
  },
  version: {
    title: 'Versión',
    version: 'Versión',
    commit: 'Commit',
    noCommit: 'Desconocido (no es una versión publicada)',
    node: 'Node',
    postgres: 'PostgreSQL',
    migrations: 'Migraciones',
    migrated: (count, last) => `${digits(count)}; última: ${last}`,
    processes: 'Procesos',
    process: (host, pid) => `${host}, proceso ${pid}`,
    started: (moment) => `iniciado ${el(moment)}`,
    of: (version, commit, node) => `versión ${version}${commit ? `, commit ${commit}` : ''}, Node ${node}`,
    clock: (ahead) =>
      `El reloj va ${duration(Math.abs(ahead))} ${ahead > 0 ? 'adelantado' : 'atrasado'} respecto al de la base de datos. Sincroniza los dos.`,
    differs:
      'No es igual en todos los procesos, así que las páginas cambian de una petición a otra. Pon el mismo valor en todos.',
    value: (process, value) => `${process}: ${value ?? 'sin definir'}`,
    noProcess: 'Ninguno ha dado señales en el último minuto',
  },
  errors: {
    title: 'Errores de las últimas 24 horas',
    lead: 'Líneas del registro de nivel 50 o superior, de todos los procesos. En el registro están los detalles.',
    none: 'Sin errores en las últimas 24 horas.',
    times: (count) => plural(count, { one: '{n} vez', other: '{n} veces' }),
    last: (moment) => `última: ${moment}`,
    request: 'Solicitud',
  },
  jobs: {
    title: 'Tareas fallidas',
    lead: 'Tareas en segundo plano que fallaron en todos los intentos. Vuelve a ejecutarlas con: npm run jobs -- again',
    none: 'No hay tareas fallidas.',
    since: (moment) => `desde ${el(moment)}`,
    unknownReason: 'motivo sin registrar',
  },
};
