import type { ListWords } from '#src/texts/checklist-shared.ts';
import type { Translation } from '#src/texts/translation.ts';
import { smell } from './checklist-shared.ts';

export const accessoryWords: Translation<ListWords> = {
  build: {
    ask: '¿Qué es?',
    how: 'De eso dependen las preguntas.',
    answers: {
      battery: 'Batería, empuñadura o cargador',
      flash: 'Flash o iluminación',
      meter: 'Fotómetro',
      filter: 'Filtro',
      adapter: 'Adaptador o convertidor',
      card: 'Tarjeta de memoria',
      film: 'Película',
      support: 'Trípode, rótula o gimbal',
      other: 'Otra cosa',
    },
  },
  works: {
    ask: '¿Funciona como debe?',
    how: 'Prueba una vez cada función.',
    answers: {
      all: 'Funciona como debe',
      most: 'Funciona, con pequeños defectos',
      some: 'Funciona en parte',
      none: 'No funciona',
    },
  },
  safe: {
    ask: '¿Son seguros la batería y el cable?',
    how: 'La batería no debe estar hinchada ni debe verse ningún cable pelado.',
    photo: 'El punto gastado.',
    answers: {
      safe: 'Batería sin hinchar, cable intacto',
      none: 'Sin batería ni cable',
      worn: 'Cable gastado pero aislado',
      unsafe: 'Batería hinchada o aislamiento del cable dañado',
    },
  },
  charge: {
    ask: '¿La batería mantiene la carga?',
    how: 'Cárgala del todo y úsala una hora. Algunas cámaras muestran su salud.',
    answers: {
      holds: 'La batería mantiene la carga',
      none: 'No es una batería',
      weak: 'La batería dura poco',
      dead: 'La batería no carga',
    },
  },
  label: {
    ask: '¿Es auténtica la marca?',
    how: 'Compara la impresión y el embalaje, y el holograma de una batería. Muchas baterías y tarjetas son falsas.',
    photo: 'La etiqueta.',
    answers: {
      own: 'Producto auténtico',
      unsure: 'Marca dudosa',
      fake: 'Falsificación',
    },
  },
  capacity: {
    ask: '¿Tiene la tarjeta la capacidad que dice?',
    how: 'Llénala de archivos y vuelve a leerlos.',
    answers: {
      full: 'Tiene toda su capacidad',
      errors: 'A veces da errores',
      less: 'Tiene menos capacidad de la que dice',
    },
  },
  tube: {
    ask: '¿Dispara el flash siempre a plena potencia?',
    how: 'Dispara diez veces a plena potencia. Mira si el tubo está ennegrecido.',
    answers: {
      fires: 'Dispara por igual a plena potencia',
      slow: 'Recarga lenta o tubo ennegrecido',
      misses: 'A veces no dispara',
    },
  },
  trigger: {
    ask: '¿Es seguro el flash en una cámara digital?',
    how: 'Los flashes antiguos dan mucha tensión en la zapata. Por encima de 6 V, mira qué admite la cámara.',
    answers: {
      low: 'Tensión de disparo segura para cámaras digitales',
      none: 'No se monta en la cámara',
      high: 'Tensión de disparo alta: no sirve para todas las cámaras digitales',
    },
  },
  reading: {
    ask: '¿Coincide el fotómetro con otro?',
    how: 'Compara a la sombra y al sol.',
    answers: {
      right: 'Preciso, con ⅓ de paso de margen',
      slight: 'Se desvía hasta un paso',
      off: 'Se desvía más de un paso',
    },
  },
  glass: {
    ask: '¿Está limpio el cristal?',
    how: 'Inclínalo bajo una lámpara.',
    photo: 'La raya, con luz lateral.',
    answers: {
      clean: 'Cristal limpio',
      none: 'Sin cristal',
      marks: 'Marcas leves en el cristal',
      scratched: 'Cristal rayado, con velo o con el tratamiento levantado',
    },
  },
  stored: {
    ask: '¿Cómo se ha conservado la película?',
    how: 'En frío, una película caducada sirve durante años.',
    answers: {
      cold: 'Conservada en frío',
      room: 'Conservada a temperatura ambiente',
      warm: 'Conservada con calor o no se sabe cómo',
    },
  },
  hold: {
    ask: '¿Sujetan todos los cierres?',
    how: 'Extiende todas las secciones, bloquéalas y apóyate con cuidado.',
    photo: 'El cierre que resbala.',
    answers: {
      hold: 'Todos los cierres sujetan',
      worn: 'Un cierre está duro o gastado, pero sujeta',
      slip: 'Un cierre resbala',
    },
  },
  complete: {
    ask: '¿Falta alguna pieza?',
    how: 'Compara con la lista del fabricante: tapas, tornillos, placas, fundas.',
    answers: { all: 'Completo', small: 'Falta una pieza pequeña', parts: 'Faltan piezas' },
  },
  wear: {
    ask: '¿Cuánto desgaste se ve?',
    how: 'Mira esquinas, articulaciones y costuras.',
    photo: 'El punto más gastado.',
    answers: { none: 'Como nuevo', traces: 'Señales de uso', heavy: 'Mucho desgaste' },
  },
  head: {
    ask: '¿Se mueven el cabezal y el pie?',
    how: 'Gira, inclina y haz zoom con el cabezal. La articulación debe sujetarlo y el pie debe bloquearse.',
    answers: {
      moves: 'El cabezal gira, se inclina y se sujeta',
      none: 'Sin cabezal móvil',
      loose: 'Articulación o pie con holgura',
      fails: 'Zoom, articulación o pie rotos',
    },
  },
  chamber: {
    ask: '¿Está limpio el compartimento de las pilas?',
    how: 'Ábrelo y busca costras verdes o blancas.',
    photo: 'El compartimento abierto.',
    answers: {
      clean: 'Compartimento de las pilas limpio',
      none: 'Sin compartimento de pilas',
      traces: 'Restos de corrosión, pero los contactos funcionan',
      corroded: 'Compartimento de las pilas corroído',
    },
  },
  seat: {
    ask: '¿Queda firme por ambos lados?',
    how: 'Ponlo entre la cámara y el objetivo, y gira cada uno con cuidado.',
    photo: 'La montura con holgura.',
    answers: {
      tight: 'Firme en la cámara y el objetivo',
      play: 'Algo de holgura en un lado',
      loose: 'Suelto, o un cierre falla',
    },
  },
  contacts: {
    ask: '¿Funcionan el autofoco y el diafragma con él?',
    how: 'En una cámara con objetivo, pulsa a medias y haz fotos a f/16 y a plena apertura.',
    answers: {
      pass: 'Transmite autofoco y diafragma',
      none: 'Sin contactos',
      partly: 'Los contactos fallan a veces',
      fail: 'Los contactos no funcionan',
    },
  },
  infinity: {
    ask: '¿Llegan los objetivos a infinito?',
    how: 'Enfoca un borde muy lejano.',
    answers: {
      reaches: 'Los objetivos llegan a infinito',
      none: 'Hecho para primeros planos',
      short: 'Los objetivos no llegan a infinito',
    },
  },
  expiry: {
    ask: '¿Está caducada la película?',
    how: 'Mira la fecha de la caja. Indica el año, el formato y el número de carretes en la descripción.',
    photo: 'La fecha de la caja.',
    answers: {
      fresh: 'Sin caducar',
      recent: 'Caducada hace cinco años como mucho',
      long: 'Caducada hace más tiempo, o fecha desconocida',
    },
  },
  smell,
};
