import type { modelNoteTexts as english } from '#src/texts/model-notes.server.ts';
import type { Translation } from '#src/texts/translation.ts';

export const modelNoteTexts: Translation<typeof english> = {
  notes: {
    'aperture-cable':
      'Un câble interne casse, et l’appareil affiche Err 01 quand le diaphragme se ferme. Prenez des photos à petite ouverture sur toute la plage du zoom.',
    'aperture-magnet':
      'L’aimant qui commande le diaphragme lâche souvent et les photos sont beaucoup trop sombres, au début seulement les premières après l’allumage. Prenez-en plusieurs de suite.',
    'bright-pixels':
      'Certains exemplaires avaient des pixels brillants, et Nikon a publié un avis. Demandez si celui-ci était concerné et faites une pose longue avec le bouchon.',
    capacitor:
      'Un condensateur lâche avec l’âge : le viseur s’allume, mais l’obturateur ne se déclenche pas. Il peut être remplacé.',
    'cloudy-cement':
      'La colle entre des lentilles internes se trouble et ne peut pas être nettoyée. Éclairez l’intérieur de l’objectif.',
    'cloudy-finder': 'Les verres du viseur et du télémètre deviennent troubles. Ils peuvent être nettoyés.',
    'coating-bubbles': 'Des bulles peuvent se former sous le revêtement du boîtier métallique.',
    'display-stains': 'L’écran peut se tacher de brun, et le fabricant n’a plus d’écran de rechange.',
    'door-latch': 'Le loquet du dos est en plastique et casse facilement. Vérifiez que le dos ferme bien.',
    'dried-lubricant':
      'Sans entretien, le lubrifiant séché freine l’obturateur. Essayez toutes les vitesses, surtout les lentes.',
    'dust-in-lens':
      'De la poussière s’accumule à l’intérieur, car l’objectif n’est pas étanche. Éclairez l’intérieur.',
    'dust-inside':
      'Bien que l’objectif soit fixe, de la poussière peut atteindre le capteur. Photographiez un mur blanc au plus petit diaphragme et cherchez des taches.',
    'early-shutter-failure':
      'Des obturateurs tombés en panne tôt, souvent après 10 000 à 50 000 photos, ont donné lieu à des procès. Demandez le nombre de déclenchements et si l’obturateur a été remplacé.',
    'finder-display':
      'L’affichage du viseur perd du contraste ou des chiffres avec l’âge. Vérifiez que tout est lisible.',
    'flaps-leak-light': (serials) =>
      `Les exemplaires aux numéros de série ${serials} laissent entrer la lumière par les volets des prises. Le fabricant les répare gratuitement : demandez si cela a été fait.`,
    'focus-motor':
      'Le moteur autofocus se met souvent à grincer, puis tombe en panne. Écoutez-le pendant la mise au point.',
    haze: 'Un voile se forme à l’intérieur. Éclairez l’intérieur de l’objectif.',
    jams: 'L’appareil peut se bloquer à l’armement. Armez et déclenchez plusieurs fois, objectif monté.',
    'left-focus-points':
      'Sur les premiers exemplaires, les collimateurs de gauche peuvent se tromper avec des grands-angles lumineux. Nikon les réglait : comparez-les avec le centre.',
    'lens-lock':
      'Sur certains exemplaires, l’objectif ne tourne pas jusqu’au verrouillage. Nikon les répare gratuitement : montez un objectif et demandez si celui-ci était concerné.',
    'light-seals':
      'Les joints du dos se dégradent avec l’âge et laissent entrer la lumière. Demandez quand ils ont été remplacés.',
    'loose-covering': 'Le revêtement ou le caoutchouc des poignées se décolle.',
    'magazine-seal':
      'Le joint du magasin, là où passe le volet, s’use et laisse entrer la lumière. Demandez quand il a été remplacé.',
    'mercury-battery': (battery) =>
      `Conçu pour la pile au mercure ${battery}, qui n’est plus vendue. Demandez quelle pile est utilisée et si la cellule mesure juste avec elle.`,
    'meter-light-leak':
      'Si le sixième chiffre du numéro de série est 1 ou 2, l’écran supérieur éclairé peut fausser la mesure dans l’obscurité.',
    'mirror-detaches':
      'Le miroir peut se décoller. Canon le réparait gratuitement : demandez si cela a été fait.',
    'mirror-stays-up':
      'Le miroir peut rester relevé après une photo. Déclenchez plusieurs fois à différentes vitesses.',
    'oily-blades':
      'De l’huile gagne les lamelles du diaphragme et les colle. Observez-les en actionnant le diaphragme.',
    'prism-foam':
      'La mousse posée sur le prisme se décompose et attaque son argenture. Cherchez des taches dans le viseur.',
    'rear-dial': 'La molette arrière peut sauter ou aller dans le mauvais sens. Essayez-la dans un menu.',
    'sensor-corrosion':
      'Le verre qui couvre le capteur peut se corroder. Photographiez un mur blanc, flou et au plus petit diaphragme, cherchez des points blancs et demandez si le capteur a été remplacé.',
    'shutter-bumper':
      'Une butée en mousse de l’obturateur se transforme en goudron et colle les lamelles. Ouvrez le dos et cherchez des taches noires et collantes.',
    'shutter-shading':
      'L’obturateur peut assombrir une partie de la photo. Nikon a rappelé de nombreux exemplaires : demandez si celui-ci était concerné et s’il a été réparé.',
    'shutter-squeal':
      'Le déclenchement peut grincer ou siffler, car le lubrifiant du mécanisme du miroir a séché. C’est courant, et un réparateur peut le huiler.',
    'soft-front':
      'La lentille frontale est tendre, et beaucoup d’exemplaires ont des rayures ou des traces de nettoyage.',
    'spots-from-shutter':
      'L’obturateur peut déposer de l’huile et des poussières sur le capteur. Nikon remplaçait ces obturateurs gratuitement : demandez si cela a été fait et cherchez des taches à petit diaphragme.',
    'sticky-aperture':
      'Les lamelles du diaphragme peuvent coller, et les photos à petit diaphragme sont alors trop claires. Prenez-en plusieurs à f/16 et comparez-les.',
    'sticky-rubber': 'Le caoutchouc ou son revêtement devient collant avec l’âge.',
    'stiff-focus': 'La bague de mise au point durcit quand sa graisse vieillit.',
    'strap-lugs':
      'Les œillets de la courroie peuvent se détacher. Le fabricant répare les exemplaires concernés : demandez si cela a été fait.',
    thorium:
      'La plupart des versions contiennent du verre au thorium, légèrement radioactif, qui jaunit avec l’âge. Le soleil ou des UV l’éclaircissent de nouveau.',
    'warped-flap': 'Le volet des prises peut se déformer et ne plus fermer correctement.',
    'weak-autofocus':
      'Un choc ou une pression sur l’avant peut casser l’autofocus. Essayez-le sur toute la plage, à la main aussi.',
    'white-grip':
      'La poignée des premiers exemplaires peut blanchir et irriter la peau. Canon la remplaçait gratuitement.',
    yellowing: 'Le verre peut jaunir. Regardez quelque chose de blanc à travers l’objectif.',
  },
};
