import type { homeTexts as english } from '#src/texts/home.ts';
import type { Translation } from '#src/texts/translation.ts';

export const homeTexts: Translation<typeof english> = {
  home: {
    title: 'Cámaras, objetivos y accesorios de segunda mano',
    lead: 'De gente de tu zona que los ha cuidado.',
    promise: 'Entrega en mano. Sin envíos ni pagos por internet.',
    steps: {
      title: 'Cómo funciona',
      list: [
        'Encuentra algo y resérvalo. Queda apartado para ti y todavía no pagas nada.',
        'Queda con el vendedor en un lugar público y revisa el artículo con calma.',
        'Si te gusta, paga en persona. Si no, cancela: hasta la entrega, no le cuesta nada a nadie.',
      ],
      more: 'Comprar, paso a paso',
    },
    carousel: {
      label: 'Oportunidades',
      role: 'carrusel',
      slideRole: 'diapositiva',
      of: (position, count) => `${position} de ${count}`,
      frame: (position, count) => `0${position} / 0${count}`,
      previous: 'Anterior',
      next: 'Siguiente',
      show: (position) => `Ir a la diapositiva ${position}`,
      pause: 'Pausar',
      play: 'Reproducir',
      more: 'Saber más',
      slides: (amount) => [
        {
          title: 'Objetivos con mucho mundo, a buen precio.',
          text: 'Un buen cristal se abarata, no empeora. De gente que lo ha cuidado, con el estado explicado con claridad.',
        },
        {
          title: `Con objetivos de segunda mano puedes ahorrar ${amount}.`,
          text: 'Suma lo que cuestan tres objetivos nuevos y lo que cuestan aquí. Mira a través de ellos antes de pagar.',
        },
        {
          title: 'Tu próximo objetivo está en el armario de alguien.',
          text: 'Le quedan miles de atardeceres. Encuéntralo aquí y paga mucho menos que por uno nuevo.',
        },
      ],
    },
    categories: 'Explorar categorías',
    advertise: 'Destacados',
    changeImage: 'Cambiar imagen',
    bannerAlts: ['Una cámara telemétrica junto a dos carretes', 'Tres objetivos sobre una mesa'],
    advertised: 'Elegidos por sus vendedores',
    latest: 'Recién publicados',
    all: 'Ver todo',
    sell: 'Vender mi equipo',
    blog: 'Del blog',
    allPosts: 'Todas las entradas',
    feature: {
      title: 'Los cuerpos pasan, el cristal queda.',
      text: 'Un objetivo nítido en 1985 sigue siendo nítido hoy. Publica el que ya no llevas contigo: título, foto y unas palabras sinceras sobre su estado. Alguien lo reserva; un encuentro, un apretón de manos y listo.',
      start: 'Empezar',
    },
    newsletter: {
      title: 'Novedades, de vez en cuando',
      text: 'Un correo breve cuando aparece algo especial. Puedes darte de baja cuando quieras.',
    },
  },
  newsletter: {
    email: 'Correo',
    placeholder: 'nombre@ejemplo.com',
    subscribe: 'Suscribirme',
    sent: 'Busca en tu bandeja de entrada el enlace de confirmación, salvo que ya tengas la suscripción.',
    failed: 'Algo ha salido mal. No se ha perdido nada de lo que has escrito. Inténtalo de nuevo.',
    needsScript: 'Para suscribirte hace falta JavaScript, que está desactivado en tu navegador.',
  },
};
