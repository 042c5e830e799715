import type { modelNoteTexts as english } from '#src/texts/model-notes.server.ts';
import type { Translation } from '#src/texts/translation.ts';

export const modelNoteTexts: Translation<typeof english> = {
  notes: {
    'aperture-cable':
      'Un cable interno se rompe y la cámara muestra Err 01 al cerrar el diafragma. Haz fotos con el diafragma cerrado en todo el zoom.',
    'aperture-magnet':
      'El imán que regula el diafragma falla a menudo y las fotos salen demasiado oscuras; al principio, solo las primeras tras encender la cámara. Haz varias seguidas.',
    'bright-pixels':
      'Algunas unidades tenían píxeles brillantes y Nikon publicó un aviso. Pregunta si a esta le afectaba y haz una exposición larga con la tapa puesta.',
    capacitor:
      'Un condensador falla con los años: el visor se ilumina, pero el obturador no dispara. Se puede cambiar.',
    'cloudy-cement':
      'El adhesivo entre lentes internas se vuelve turbio y no se puede limpiar. Ilumina el objetivo por dentro.',
    'cloudy-finder': 'Los cristales del visor y del telémetro se empañan. Se pueden limpiar.',
    'coating-bubbles': 'Bajo el recubrimiento del cuerpo metálico pueden formarse burbujas.',
    'display-stains':
      'A la pantalla pueden salirle manchas de color café, y el fabricante ya no tiene repuestos.',
    'door-latch': 'El cierre de plástico del respaldo se rompe con facilidad. Comprueba que cierre bien.',
    'dried-lubricant':
      'Sin mantenimiento, el lubricante seco frena el obturador. Prueba todas las velocidades, sobre todo las lentas.',
    'dust-in-lens':
      'En el interior se acumula polvo porque el objetivo no está sellado. Ilumínalo por dentro.',
    'dust-inside':
      'Aunque el objetivo es fijo, puede entrar polvo en el sensor. Fotografía una pared blanca con el diafragma más cerrado y busca manchas.',
    'early-shutter-failure':
      'Hubo demandas por obturadores que fallaron pronto, muchos tras 10 000 a 50 000 fotos. Pregunta cuántos disparos tiene y si se ha cambiado el obturador.',
    'finder-display':
      'La pantalla del visor pierde contraste o dígitos con los años. Comprueba que se lea entera.',
    'flaps-leak-light': (serials) =>
      `Las unidades con números de serie ${serials} dejan pasar luz por las tapas de los conectores. El fabricante lo repara gratis: pregunta si se ha hecho.`,
    'focus-motor': 'El motor de enfoque suele empezar a chirriar y luego falla. Escúchalo mientras enfoca.',
    haze: 'Se forma un velo en el interior. Ilumina el objetivo por dentro.',
    jams: 'La cámara puede bloquearse al cargarla. Cárgala y dispara varias veces con el objetivo puesto.',
    'left-focus-points':
      'En las primeras unidades, los puntos de enfoque del extremo izquierdo pueden fallar con angulares luminosos. Nikon los ajustaba: compáralos con el centro.',
    'lens-lock':
      'En algunas unidades los objetivos no giran hasta encajar. Nikon las repara gratis: monta un objetivo y pregunta si a esta le afectaba.',
    'light-seals':
      'Las juntas del respaldo se degradan con los años y dejan pasar luz. Pregunta cuándo se cambiaron.',
    'loose-covering': 'El revestimiento o la goma de la empuñadura se despega.',
    'magazine-seal':
      'La junta del chasis por donde entra la lámina se desgasta y deja pasar luz. Pregunta cuándo se cambió.',
    'mercury-battery': (battery) =>
      `Hecha para la pila de mercurio ${battery}, que ya no se vende. Pregunta qué pila lleva y si el fotómetro mide bien con ella.`,
    'meter-light-leak':
      'Si la sexta cifra del número de serie es 1 o 2, la pantalla superior iluminada puede alterar la medición en la oscuridad.',
    'mirror-detaches': 'El espejo puede desprenderse. Canon lo reparaba gratis: pregunta si se ha hecho.',
    'mirror-stays-up':
      'El espejo puede quedarse levantado tras disparar. Dispara varias veces a distintas velocidades.',
    'oily-blades': 'El aceite llega a las laminillas del diafragma y las pega. Míralas mientras lo accionas.',
    'prism-foam': 'La espuma del prisma se descompone y daña su espejado. Busca manchas en el visor.',
    'rear-dial': 'El dial trasero puede dar saltos o moverse en sentido contrario. Pruébalo en un menú.',
    'sensor-corrosion':
      'El cristal que cubre el sensor puede corroerse. Fotografía una pared blanca, desenfocada y con el diafragma más cerrado, busca puntos blancos y pregunta si se ha cambiado el sensor.',
    'shutter-bumper':
      'Un tope de espuma del obturador se convierte en alquitrán y pega las laminillas. Abre el respaldo y busca manchas negras y pegajosas.',
    'shutter-shading':
      'El obturador puede sombrear parte de la foto. Nikon llamó a revisión muchas unidades: pregunta si a esta le afectaba y si se ha reparado.',
    'shutter-squeal':
      'Al disparar puede oírse un chirrido porque se ha secado el lubricante del mecanismo del espejo. Es habitual, y un taller puede engrasarlo.',
    'soft-front': 'La lente frontal es blanda y muchas unidades tienen rayas o marcas de limpieza.',
    'spots-from-shutter':
      'El obturador puede dejar aceite y polvo en el sensor. Nikon cambiaba esos obturadores gratis: pregunta si se ha hecho y busca manchas con el diafragma cerrado.',
    'sticky-aperture':
      'Las laminillas del diafragma pueden atascarse, y entonces las fotos con diafragma cerrado salen demasiado claras. Haz varias seguidas a f/16 y compáralas.',
    'sticky-rubber': 'La goma o su recubrimiento se vuelve pegajoso con los años.',
    'stiff-focus': 'El anillo de enfoque se endurece al envejecer la grasa.',
    'strap-lugs':
      'Las anillas de la correa pueden soltarse. El fabricante repara las unidades afectadas: pregunta si se ha hecho.',
    thorium:
      'La mayoría de las versiones llevan vidrio de torio, ligeramente radiactivo, que amarillea con el tiempo. La luz del sol o ultravioleta lo aclara de nuevo.',
    'warped-flap': 'La tapa de los conectores puede deformarse y dejar de cerrar bien.',
    'weak-autofocus':
      'Un golpe o presión en el frontal puede estropear el autofoco. Pruébalo en todo el recorrido, también a mano.',
    'white-grip':
      'La empuñadura de las primeras unidades puede volverse blanca e irritar la piel. Canon las cambiaba gratis.',
    yellowing: 'El vidrio puede amarillear. Mira algo blanco a través del objetivo.',
  },
};
