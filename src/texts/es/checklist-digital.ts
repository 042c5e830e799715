import type { ListWords } from '#src/texts/checklist-shared.ts';
import type { Translation } from '#src/texts/translation.ts';
import { body, builtInLens, service, smell } from './checklist-shared.ts';

export const digitalWords: Translation<ListWords> = {
  build: {
    ask: '¿Qué tipo de cámara es?',
    how: 'De eso dependen las preguntas.',
    answers: {
      mirrorless: 'Cámara sin espejo',
      slr: 'Réflex',
      rangefinder: 'Cámara telemétrica',
      compact: 'Cámara con objetivo integrado',
    },
  },
  pictures: {
    ask: '¿Hace fotos la cámara?',
    how: 'Haz veinte seguidas, a velocidades lentas y rápidas, y mira la última. Después una a f/2.8 y otra a f/16: deben salir igual de claras.',
    answers: {
      all: 'Hace fotos sin fallos',
      some: 'A veces falla, expone mal o muestra un error',
      none: 'No hace fotos',
    },
  },
  buttons: {
    ask: '¿Funcionan todos los botones y diales?',
    how: 'Pulsa o gira cada uno y comprueba que algo cambia.',
    answers: {
      all: 'Todos los botones y diales funcionan',
      stiff: 'Algunos botones o diales están duros o saltan',
      minor: 'Un botón o dial no imprescindible no hace nada',
      fail: 'Un botón o dial imprescindible no funciona',
    },
  },
  locks: {
    ask: '¿Menús en español y sin bloqueos?',
    how: 'Abre el menú de idioma y restablece todos los ajustes. No debe pedir contraseña ni cuenta.',
    answers: {
      free: 'Menús en español, sin bloqueos',
      language: 'Sin menús en español',
      locked: 'Bloqueada por contraseña, cuenta o falta de activación',
    },
  },
  sensor: {
    ask: '¿Está limpio el sensor?',
    how: 'Fotografía una pared clara y uniforme, desenfocada, a f/16 o con el diafragma cerrado al máximo, y amplíala.',
    photo: 'Esa foto de la pared, en la pantalla.',
    answers: {
      clean: 'Sensor limpio a f/16',
      specks: 'Motas de polvo a f/16, se pueden limpiar',
      marked: 'Rayas o marcas en la superficie del sensor',
    },
  },
  pixels: {
    ask: '¿Hay líneas o puntos brillantes en fotos oscuras?',
    how: 'Pon la tapa, haz una foto de 1 segundo a ISO 1600 y amplíala. Unos pocos píxeles calientes son normales.',
    photo: 'La foto oscura, ampliada.',
    answers: {
      few: 'Sin líneas, como mucho unos píxeles calientes',
      some: 'Píxeles calientes o muertos que se ven en fotos normales',
      lines: 'Líneas o grupos de píxeles muertos',
    },
  },
  curtains: {
    ask: '¿Están intactas las cortinillas del obturador?',
    how: 'Quita el objetivo y mira; no las toques. Si un espejo las tapa o se quedan abiertas, limítate a comparar, de borde a borde, fotos hechas a 1/1000 s.',
    photo: 'Las cortinillas, o la foto irregular.',
    answers: {
      flat: 'Cortinillas intactas, exposición uniforme',
      none: 'Sin cortinillas',
      marked: 'Cortinillas con marcas, exposición uniforme',
      uneven: 'Cortinillas dañadas o exposición irregular',
    },
  },
  mirror: {
    ask: '¿Están limpios el espejo y la pantalla de enfoque?',
    how: 'Mira por la montura con una linterna.',
    answers: {
      clean: 'Espejo y pantalla de enfoque limpios, como mucho alguna mota',
      dust: 'Mucho polvo en el espejo o la pantalla de enfoque',
      marked: 'Espejo o pantalla de enfoque con rayas',
      sticks: 'Espejo suelto o que se atasca',
    },
  },
  stabilizer: {
    ask: '¿Funciona el estabilizador de la cámara?',
    how: 'Compara fotos a pulso a 1/15 s con él activado y desactivado. Un leve traqueteo con la cámara apagada es normal.',
    answers: {
      works: 'El estabilizador de la cámara funciona',
      none: 'Sin estabilizador en la cámara',
      fails: 'El estabilizador no funciona o deja las fotos movidas',
    },
  },
  flash: {
    ask: '¿Funcionan la zapata y, si lo lleva, el flash integrado?',
    how: 'Pon un flash en la zapata: debe quedar firme y disparar. Si lleva uno integrado, levántalo y dispáralo.',
    answers: {
      fires: 'Funcionan la zapata y el flash integrado',
      none: 'Sin zapata ni flash',
      worn: 'Zapata gastada, pero funciona',
      fails: 'Falla la zapata o el flash integrado',
    },
  },
  finder: {
    ask: '¿Se ve limpio el visor?',
    how: 'Apunta al cielo y mira todas las esquinas. Gira las dioptrías y revisa el ocular. En un visor electrónico, busca imágenes quemadas en el panel.',
    photo: 'La imagen a través del visor.',
    answers: {
      clear: 'Visor limpio',
      none: 'Sin visor',
      dust: 'Polvo en el visor',
      marked: 'Visor con velo, rayas o imagen quemada en el panel',
      dead: 'El visor no muestra imagen',
    },
  },
  display: {
    ask: '¿Está intacta la pantalla?',
    how: 'Mírala apagada y después con una imagen blanca y una negra. Inclínala y prueba la función táctil. Mira también la pantalla superior.',
    photo: 'La pantalla, con luz lateral.',
    answers: {
      clear: 'Pantalla sin marcas',
      none: 'Sin pantalla',
      scratched: 'Pantalla rayada pero legible',
      burned: 'Pantalla agrietada, despegada o con imagen quemada en el panel',
      partly: 'Falla la función táctil o la bisagra de la pantalla',
      dead: 'La pantalla no se enciende o parpadea',
    },
  },
  battery: {
    ask: '¿Está hinchada la batería?',
    how: 'Una batería no debe abombarse: si se balancea sobre una mesa, es peligrosa. Algunos menús muestran su salud.',
    photo: 'La batería, de lado.',
    answers: {
      holds: 'Batería sin hinchar, mantiene la carga',
      none: 'Se vende sin batería',
      weak: 'Batería sin hinchar, pero dura poco',
      swollen: 'Batería hinchada: peligrosa, no se debe usar ni enviar',
    },
  },
  card: {
    ask: '¿Guarda las fotos en la tarjeta?',
    how: 'Guarda una foto en cada ranura. Mira los contactos con una linterna.',
    answers: {
      saves: 'Guarda en una tarjeta en cada ranura',
      none: 'No lleva tarjeta',
      one: 'Una de las dos ranuras no funciona',
      fails: 'Contactos doblados, o no funciona ninguna tarjeta',
    },
  },
  doors: {
    ask: '¿Cierran las tapas de la batería y la tarjeta?',
    how: 'Ciérralas y agita la cámara con cuidado. Deben seguir cerradas.',
    photo: 'La tapa y su pestillo.',
    answers: {
      close: 'Las tapas cierran',
      worn: 'Una tapa está gastada, pero queda cerrada',
      broken: 'Una tapa o un pestillo está roto',
    },
  },
  ports: {
    ask: '¿Están bien los puertos?',
    how: 'Conecta un cable y muévelo con cuidado. Mira las tapas.',
    answers: {
      work: 'Los puertos funcionan',
      none: 'Sin puertos',
      cover: 'Un puerto baila o le falta la tapa',
      fails: 'Un puerto no funciona',
    },
  },
  water: {
    ask: '¿Hay rastros de agua, sal o arena?',
    how: 'Busca óxido y costras en los tornillos, la zapata y el compartimento de la batería.',
    photo: 'El rastro.',
    answers: {
      none: 'Sin rastros de agua, sal ni arena',
      traces: 'Rastros de agua, sal o arena',
    },
  },
  accuracy: {
    ask: '¿Enfoca donde debe?',
    how: 'Fotografía una regla en diagonal, a plena apertura, con el visor.',
    answers: {
      exact: 'Enfoque exacto',
      none: 'Sin autofoco',
      tuned: 'Enfoque exacto tras el ajuste fino del menú',
      off: 'Enfoca delante o detrás del motivo',
    },
  },
  video: {
    ask: '¿Graba vídeo con sonido?',
    how: 'Graba un minuto y escúchalo con auriculares.',
    answers: {
      records: 'Graba vídeo con sonido claro',
      none: 'Sin función de vídeo',
      noisy: 'Sonido con ruido, o la grabación se corta',
      silent: 'Sin sonido, o el vídeo falla',
    },
  },
  filter: {
    ask: '¿Es original el filtro del sensor?',
    how: 'Algunas cámaras están modificadas para infrarrojo o astronomía. Eso cambia los colores de todas las fotos.',
    answers: {
      original: 'Filtro del sensor original',
      spectrum: 'Modificada para infrarrojo, espectro completo o astronomía',
      lowPass: 'Sin filtro de paso bajo',
      mono: 'Modificada a blanco y negro',
    },
  },
  clock: {
    ask: '¿Mantiene el reloj la hora?',
    how: 'Saca la batería diez minutos. La cámara no debe pedir la fecha.',
    answers: {
      keeps: 'El reloj mantiene la hora',
      none: 'Sin reloj',
      resets: 'El reloj pierde la hora sin batería',
    },
  },
  serial: {
    ask: '¿Se lee el número de serie?',
    how: 'Compáralo con la caja y con los datos de una foto. Aquí no se guarda.',
    answers: {
      same: 'Número de serie legible, igual en la caja o en las fotos',
      readable: 'Número de serie legible',
      missing: 'Sin número de serie, o ilegible',
    },
  },
  ...builtInLens,
  ...body,
  service,
  smell,
};
