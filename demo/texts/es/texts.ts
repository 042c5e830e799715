import type { DemoTexts } from '#demo/texts/demo-texts.ts';
import { spanishDescriptions } from './descriptions.ts';

export const spanish: DemoTexts = {
  places: {
    library: (town) => `Biblioteca municipal, ${town}`,
    station: (town) => `Estación central, ${town}`,
    park: (town) => `Entrada del parque, ${town}`,
    café: (town) => `Una cafetería cerca de la estación, ${town}`,
    'town hall': (town) => `Delante del ayuntamiento, ${town}`,
  },
  descriptions: spanishDescriptions,
  said: {
    'Carefully used, and tested before the handover.': 'Uso cuidadoso y todo probado antes de la entrega.',
    'Clean glass, fair price, and she let me try it on my own body first.':
      'Lentes limpias, precio justo, y antes pude probarlo en mi propia cámara.',
    'On time, and knew what to look for.': 'Llegó a la hora y sabía en qué fijarse.',
    'All locks hold, just as she wrote.': 'Todos los cierres aguantan, tal como decía el anuncio.',
    'The meter was half a stop off, and I only heard about it at the table. Otherwise a lovely camera.':
      'El fotómetro se desviaba medio paso y no lo supe hasta que nos vimos. Por lo demás, una cámara preciosa.',
    'You’re right, that belonged in the description. I now check meters before I list a camera.':
      'Tienes razón, eso tenía que estar en la descripción. Ahora compruebo el fotómetro antes de publicar una cámara.',
    'Friendly and straightforward.': 'Trato amable y sin complicaciones.',
    'Sharp wide open. Brought a body to try it.':
      'Nítido a plena apertura. Hasta trajo una cámara para que lo probara.',
    'A little late, but let me know.': 'Llegó un poco tarde, pero avisó.',
    'Quick and clear.': 'Todo rápido y claro.',
    'Exactly as in the photos.': 'Tal cual se ve en las fotos.',
    'Works, but the foot is more worn than it looked in the photos.':
      'Funciona, pero el pie está más gastado de lo que parecía en las fotos.',
    'Is it still available, and could I see it on Saturday?':
      '¿Sigue disponible? ¿Podríamos vernos el sábado?',
    'It is. Saturday morning works for me.': 'Sí, sigue disponible. El sábado por la mañana me viene bien.',
    'Hi! Does it come from a smoke-free home?': '¡Hola! ¿Viene de una casa donde no se fuma?',
    'Yes. No smokers and no pets.': 'Sí. Aquí no fuma nadie y tampoco hay mascotas.',
    'Would you hold it until payday? That’s the 1st.': '¿Me esperarías hasta que cobre? Es el día 1.',
    'If you book it, sure. A week is fine.': 'Si haces la reserva, claro. Una semana está bien.',
    'Does anything smell or feel sticky? I’ve had bad luck before.':
      '¿Huele a algo o tiene alguna parte pegajosa? Ya me ha pasado otras veces.',
    'No, nothing sticky. It has been in a dry cabinet.':
      'No, nada de eso. Siempre ha estado en un armario antihumedad.',
    'Can I try it with my own gear when we meet?': '¿Puedo hacer pruebas con mi equipo cuando nos veamos?',
    'Please do. Bring whatever you like, I have time.': 'Por supuesto. Trae lo que quieras, tengo tiempo.',
    'Are there any marks that the photos don’t show?': '¿Tiene alguna marca que no se vea en las fotos?',
    'None that I know of. I can send you more photos.':
      'Que yo sepa, ninguna. Si quieres, te mando más fotos.',
    'Why are you selling it?': '¿Cuál es el motivo de la venta?',
    'I hardly use it anymore. It deserves better than a drawer.':
      'Ya casi no le doy uso. Merece algo mejor que un cajón.',
    'Is the price firm? I could come by tonight.': '¿El precio es negociable? Podría pasar esta noche.',
    'I think it’s fair as it is. Tonight works for me, though.':
      'Creo que está bien así. Pero esta noche puedo.',
    'Has it ever been repaired or opened?': '¿Alguna vez se ha reparado o desmontado?',
    'Not while I’ve had it.': 'Desde que está conmigo, no.',
    'Do you still have the receipt?': '¿Todavía tienes la factura?',
    'No, sorry. It got lost when I moved.': 'No, lo siento. Se perdió en la mudanza.',
    'Could you bring it to Eugene Station?': '¿Podríamos vernos en la estación de Eugene?',
    'Yes, most evenings after five.': 'Sí, casi todas las tardes a partir de las cinco.',
    'Is there a case or a strap with it?': '¿Va con funda o correa?',
    'Sorry for the late reply. Only what is listed on its page.':
      'Perdona la tardanza. Solo va lo que aparece en el anuncio.',
    'Would you meet halfway, in Corvallis?': '¿Podríamos vernos a medio camino, en Corvallis?',
    'On a Sunday I could. Which one suits you?': 'Un domingo podría. ¿Cuál te viene bien?',
    'Did you use it much?': '¿Le has dado mucho uso?',
    'A few weekends a year, mostly at the coast.':
      'Unos cuantos fines de semana al año, casi siempre en la costa.',
    'Is it still for sale?': '¿Sigue a la venta?',
  },
};
