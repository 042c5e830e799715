import type { modelNoteTexts as english } from '#src/texts/model-notes.server.ts';
import type { Translation } from '#src/texts/translation.ts';

export const modelNoteTexts: Translation<typeof english> = {
  notes: {
    'aperture-cable':
      'Ein Kabel im Objektiv bricht, und beim Abblenden zeigt die Kamera dann Err 01. Mach über den ganzen Zoombereich Fotos mit kleiner Blende.',
    'aperture-magnet':
      'Der Magnet der Blendensteuerung fällt oft aus. Dann werden Fotos viel zu dunkel, anfangs nur die ersten nach dem Einschalten. Mach mehrere hintereinander.',
    'bright-pixels':
      'Manche Exemplare hatten helle Pixel, und Nikon gab einen Servicehinweis heraus. Frag, ob dieses betroffen war, und belichte lange mit Deckel.',
    capacitor:
      'Ein Kondensator altert: Die Anzeige im Sucher leuchtet, aber der Verschluss löst nicht aus. Er lässt sich ersetzen.',
    'cloudy-cement':
      'Der Kitt zwischen inneren Linsen trübt sich ein und lässt sich nicht reinigen. Leuchte durch das Objektiv.',
    'cloudy-finder': 'Die Gläser von Sucher und Entfernungsmesser werden trüb. Sie lassen sich reinigen.',
    'coating-bubbles': 'Unter der Beschichtung des Metallgehäuses können sich Blasen bilden.',
    'display-stains':
      'Das Display kann kaffeebraune Flecken bekommen, und der Hersteller hat keine Ersatzdisplays mehr.',
    'door-latch': 'Der Riegel der Rückwand ist aus Kunststoff und bricht leicht. Prüf, ob sie fest schließt.',
    'dried-lubricant':
      'Ohne Wartung bremst eingetrocknetes Schmiermittel den Verschluss. Probier alle Zeiten aus, vor allem die langen.',
    'dust-in-lens':
      'Im Inneren sammelt sich Staub, weil das Objektiv nicht abgedichtet ist. Leuchte hindurch.',
    'dust-inside':
      'Trotz festem Objektiv kann Staub auf den Sensor gelangen. Fotografiere mit kleinster Blende eine weiße Wand und achte auf Flecken.',
    'early-shutter-failure':
      'Wegen früh ausgefallener Verschlüsse gab es Klagen, oft nach 10.000 bis 50.000 Fotos. Frag nach den Auslösungen und ob der Verschluss ersetzt wurde.',
    'finder-display':
      'Die Anzeige im Sucher verliert mit den Jahren an Kontrast oder einzelne Ziffern. Prüf, ob alles lesbar ist.',
    'flaps-leak-light': (serials) =>
      `Exemplare mit den Seriennummern ${serials} lassen an den Klappen der Anschlüsse Licht ein. Der Hersteller repariert das kostenlos: Frag, ob es gemacht wurde.`,
    'focus-motor':
      'Der Autofokusmotor fängt oft an zu quietschen und fällt dann aus. Hör beim Scharfstellen hin.',
    haze: 'Im Inneren bildet sich ein Schleier. Leuchte durch das Objektiv.',
    jams: 'Die Kamera kann beim Spannen blockieren. Spann sie mehrmals mit angesetztem Objektiv und löse aus.',
    'left-focus-points':
      'Bei frühen Exemplaren stellen die linken äußeren AF-Felder mit lichtstarken Weitwinkeln mitunter falsch scharf. Nikon hat sie justiert: Vergleich sie mit der Mitte.',
    'lens-lock':
      'Bei manchen Exemplaren lassen sich Objektive nicht bis zum Einrasten drehen. Nikon repariert sie kostenlos: Setz ein Objektiv an und frag, ob dieses betroffen war.',
    'light-seals':
      'Die Lichtdichtungen der Rückwand zersetzen sich und lassen Licht ein. Frag, wann sie ersetzt wurden.',
    'loose-covering': 'Der Bezug oder die Gummierung der Griffe löst sich ab.',
    'magazine-seal':
      'Die Dichtung am Schieberschlitz des Magazins verschleißt und lässt Licht ein. Frag, wann sie ersetzt wurde.',
    'mercury-battery': (battery) =>
      `Gebaut für die Quecksilberbatterie ${battery}, die es nicht mehr gibt. Frag, welche Batterie eingelegt ist und ob der Belichtungsmesser damit stimmt.`,
    'meter-light-leak':
      'Ist die sechste Ziffer der Seriennummer eine 1 oder 2, kann das beleuchtete obere Display im Dunkeln die Belichtungsmessung verändern.',
    'mirror-detaches':
      'Der Spiegel kann sich aus der Halterung lösen. Canon hat das kostenlos behoben: Frag, ob es gemacht wurde.',
    'mirror-stays-up':
      'Der Spiegel kann nach dem Auslösen oben bleiben. Lös mehrmals mit verschiedenen Zeiten aus.',
    'oily-blades': 'Öl läuft auf die Blendenlamellen und verklebt sie. Schau ihnen beim Schließen zu.',
    'prism-foam':
      'Der Schaumstoff am Prisma zersetzt sich und greift die Verspiegelung an. Achte auf Flecken im Sucher.',
    'rear-dial':
      'Das hintere Einstellrad kann springen oder in die falsche Richtung verstellen. Probier es in einem Menü aus.',
    'sensor-corrosion':
      'Das Deckglas des Sensors kann korrodieren. Fotografiere unscharf und mit kleinster Blende eine weiße Wand, achte auf weiße Punkte und frag, ob der Sensor getauscht wurde.',
    'shutter-bumper':
      'Ein Schaumstoffpuffer im Verschluss wird zu Teer und verklebt die Lamellen. Öffne die Rückwand und achte auf schwarze, klebrige Stellen.',
    'shutter-shading':
      'Der Verschluss kann einen Teil des Fotos abschatten. Nikon hat viele Exemplare zurückgerufen: Frag, ob dieses betroffen war und repariert wurde.',
    'shutter-squeal':
      'Beim Auslösen quietscht oder keucht es manchmal, weil das Schmiermittel der Spiegelmechanik eingetrocknet ist. Das ist verbreitet, und eine Werkstatt kann sie ölen.',
    'soft-front': 'Die Frontlinse ist weich, und viele Exemplare haben Kratzer oder Putzspuren.',
    'spots-from-shutter':
      'Der Verschluss kann Öl und Staub auf dem Sensor hinterlassen. Nikon hat solche Verschlüsse kostenlos ersetzt: Frag, ob das gemacht wurde, und achte bei kleiner Blende auf Flecken.',
    'sticky-aperture':
      'Die Blendenlamellen können klemmen, und bei kleiner Blende werden Fotos dann zu hell. Mach mehrere mit Blende 16 und vergleich sie.',
    'sticky-rubber': 'Die Gummierung oder Beschichtung wird mit den Jahren klebrig.',
    'stiff-focus': 'Der Fokusring wird schwergängig, weil das Fett altert.',
    'strap-lugs':
      'Die Trageösen können sich lösen. Der Hersteller repariert betroffene Exemplare: Frag, ob das gemacht wurde.',
    thorium:
      'Die meisten Ausführungen enthalten leicht radioaktives Thoriumglas, das mit der Zeit vergilbt. Sonnen- oder UV-Licht macht es wieder klar.',
    'warped-flap': 'Die Klappe über den Anschlüssen kann sich verziehen und schließt dann nicht mehr dicht.',
    'weak-autofocus':
      'Ein Stoß oder Druck von vorn kann den Autofokus beschädigen. Probier ihn über den ganzen Bereich aus, auch von Hand.',
    'white-grip':
      'Der vordere Griff früher Exemplare kann weiß werden und die Haut reizen. Canon hat solche Griffe kostenlos ersetzt.',
    yellowing: 'Das Glas kann vergilben. Schau durch das Objektiv auf etwas Weißes.',
  },
};
