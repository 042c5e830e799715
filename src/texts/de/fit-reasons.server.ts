import type { fitReasonTexts as english } from '#src/texts/fit-reasons.server.ts';
import type { Translation } from '#src/texts/translation.ts';
import { inSentence } from '#src/texts/words.ts';
import { anAdapter } from './adapters.ts';

export const fitReasonTexts: Translation<typeof english> = {
  reasons: {
    takes: (lens: string, body: string) =>
      body === lens
        ? `Beide haben den Anschluss ${body}.`
        : `An Kameras mit Anschluss ${body} passen Objektive mit Anschluss ${lens}.`,
    adapter: (name: string) => `Es passt mit ${anAdapter(name)}.`,
    'fixed-lens': 'Das Objektiv dieser Kamera lässt sich nicht abnehmen.',
    'several-mounts': (...mounts: readonly string[]) =>
      `Es gab dieses Objektiv für ${inSentence(mounts)}: Frag, welches es ist.`,
    'which-mount': 'Für mehrere Bajonette verkauft: Frag, welches es ist.',
    'no-mount': 'Das Bajonett ist nicht angegeben. Frag nach.',
    'too-deep': (lens: string, body: string) =>
      `An einer Kamera mit Anschluss ${body} sitzt ein Objektiv mit Anschluss ${lens} zu weit vom Film oder Sensor entfernt: In der Ferne wird nichts scharf.`,
    'reaches-in': (lens: string, body: string) =>
      `Ein Objektiv mit Anschluss ${lens} ragt weiter in die Kamera, als der Anschluss ${body} zulässt.`,
    'no-room': (lens: string, body: string) =>
      `Zwischen einem Objektiv mit Anschluss ${lens} und einer Kamera mit Anschluss ${body} ist kein Platz für einen Adapter.`,
    'needs-contacts': (lens: string, body: string) =>
      `Ein Objektiv mit Anschluss ${lens} braucht Strom und Befehle von der Kamera, und Kameras mit Anschluss ${body} liefern sie ihm nicht.`,
    'needs-glass': (lens: string, body: string) =>
      `Von ${lens} auf ${body} wird die Ferne nur mit einem Adapter mit Korrekturlinse scharf, und wir kennen keinen. Frag im Fachhandel.`,
    rangefinder: (lens: string, body: string) =>
      `Kameras mit Anschluss ${body} werden mit dem Messsucher fokussiert, und kein Adapter koppelt ihn an ein Objektiv mit Anschluss ${lens}.`,
    room: (lens: string, body: string) =>
      `Für einen Adapter von ${lens} auf ${body} wäre Platz, aber wir kennen keinen. Frag im Fachhandel.`,
    'no-row': (lens: string, body: string) =>
      `Einen Adapter von ${lens} auf ${body} kennen wir nicht. Frag im Fachhandel.`,
  },
  findings: {
    'damages-body':
      'Ein Nikkor aus der Zeit vor 1977, das nicht auf AI umgebaut wurde, kann den Blendenmitnehmer dieser Kamera abbrechen.',
    'does-not-mount': 'Dieses Objektiv lässt sich an dieser Kamera nicht ansetzen.',
    'maker-excludes': 'Laut Hersteller darf diese Kamera nicht mit diesem Objektiv benutzt werden.',
    'no-shutter':
      'Weder dieses Objektiv noch diese Kamera hat einen Verschluss. Das Objektiv ist für Kameras, die einen haben.',
    'mirror-hits':
      'Wenn du in die Ferne scharfstellst, kommt die Rückseite des Objektivs dem Spiegel dieser Kamera in die Quere.',
    ask: 'Manche Exemplare passen, andere nicht. Frag nach.',
    'ask-ai':
      'Exemplare aus der Zeit vor 1977, die nicht auf AI umgebaut wurden, passen nicht und können Schaden anrichten. Frag, ob dieses AI ist.',
    'ask-tab':
      'Manche dieser Kameras vertragen Pre-AI-Objektive, andere werden beschädigt. Frag, ob sich der Mitnehmer am Bajonett wegklappen lässt.',
    'ask-ring-first':
      'Diese Kamera kann die Blende eines Objektivs ohne Blendenring nicht einstellen. Frag, ob das Objektiv einen hat.',
    'ask-mirror':
      'Das Objektiv ragt in die Kamera, deshalb muss vorher der Spiegel hochgeklappt werden. Frag, ob die Kamera das kann.',
    'ask-functions':
      'Wir wissen nicht, ob diese Kamera das Objektiv scharfstellen und seine Blende einstellen kann. Frag nach, oder sieh in der Anleitung der Kamera nach.',
    'which-model':
      'Manche Modelle mit diesem Bajonett lassen sich nicht zusammen benutzen. Frag, welches Modell es ist.',
    'no-autofocus': 'Diese Kamera hat keinen Autofokus.',
    'no-screw-drive':
      'Dieses Objektiv muss von der Kamera fokussiert werden, und diese hat dafür keinen Motor.',
    'no-lens-motor': 'Diese Kamera kann den Motor im Objektiv nicht ansteuern. Du fokussierst von Hand.',
    'adapter-autofocus': 'Der Adapter überträgt den Autofokus nicht. Du fokussierst von Hand.',
    'adapter-no-motor':
      'Dieses Objektiv muss von der Kamera fokussiert werden, und der Adapter hat dafür keinen Motor.',
    'aperture-auto': 'Das Objektiv hat keinen Blendenring, deshalb funktionieren nur die Programme P und S.',
    'no-aperture-control':
      'Das Objektiv hat keinen Blendenring, und diese Kamera kann seine Blende nicht einstellen: Sie bleibt auf der kleinsten Öffnung.',
    'no-electronic-aperture':
      'Diese Kamera kann die elektronische Blende des Objektivs nicht einstellen: Sie bleibt ganz offen.',
    'adapter-aperture':
      'Das Objektiv hat keinen Blendenring, und der Adapter kann seine Blende nicht einstellen.',
    'no-pulse':
      'Diese Kamera kann den Fokusmotor von AF-P-Objektiven nicht ansteuern, und ohne ihn bewirkt der Fokusring nichts.',
    'no-focus-power': 'Das Objektiv braucht zum Fokussieren Strom von der Kamera, und diese liefert keinen.',
    'adapter-focus':
      'Das Objektiv braucht zum Fokussieren Strom von der Kamera, und der Adapter gibt keinen weiter.',
    'no-stabilizer': 'Diese Kamera versorgt den Bildstabilisator des Objektivs nicht mit Strom.',
    'adapter-stabilizer': 'Der Adapter versorgt den Bildstabilisator des Objektivs nicht mit Strom.',
    'no-metering':
      'Mit Objektiven ohne Chip misst diese Kamera die Belichtung nicht. Du stellst sie von Hand ein.',
    'adapter-infinity': 'Der Adapter hat keine Korrekturlinse, deshalb bleibt die Ferne unscharf.',
    autofocus: 'Der Autofokus funktioniert mit dieser Kombination nicht.',
    aperture: 'Die Kamera kann die Blende dieses Objektivs nicht einstellen.',
    focus: 'Das Objektiv lässt sich an dieser Kamera nicht fokussieren.',
    stabilisation: 'Der Bildstabilisator funktioniert mit dieser Kombination nicht.',
    infinity: 'An dieser Kamera stellt das Objektiv nicht bis unendlich scharf.',
    metering: 'Mit diesem Objektiv misst die Kamera die Belichtung nicht.',
    'lift-tab':
      'Klapp den Mitnehmer am Bajonett der Kamera weg, bevor du dieses Objektiv ansetzt. Gemessen wird abgeblendet.',
    'may-lift-tab':
      'Bei einem Exemplar aus der Zeit vor 1977, das nicht auf AI umgebaut wurde, klapp zuerst den Mitnehmer am Bajonett der Kamera weg. Gemessen wird dann abgeblendet.',
    firmware: 'Die Kamera braucht vielleicht die neueste Firmware. Frag, ob sie AF-P-Objektive fokussiert.',
    'ask-focus': 'Ältere Kameras können AF-P-Objektive nicht fokussieren. Frag, ob diese es kann.',
    'ask-camera':
      'Manche Kameras mit diesem Bajonett können dieses Objektiv nicht fokussieren oder seine Blende nicht einstellen. Frag, welche Kamera es ist.',
    'ask-motor': 'Diese Kamera hat keinen eigenen Fokusmotor. Frag, ob das Objektiv einen hat.',
    'ask-shaft': 'Diese Kamera kann einen Motor im Objektiv nicht ansteuern. Frag, ob dieses einen hat.',
    'ask-shutter': 'Diese Kamera hat keinen Verschluss. Frag, ob das Objektiv einen hat.',
    'ask-ring': 'Frag, ob das Objektiv einen Blendenring hat. Ohne ihn kannst du die Blende nicht wählen.',
    'ask-chip':
      'Diese Kamera misst die Belichtung nur mit Objektiven, die einen Chip haben. Frag, ob dieses einen hat.',
    'focus-on-screen':
      'Das Objektiv bewegt keinen Messsucher. Du fokussierst am Display oder in einem elektronischen Sucher.',
    'stop-down-only': 'Du misst abgeblendet.',
    'ask-cams':
      'Frag, wie viele Steuerkurven (Metallrampen am Bajonett) das Objektiv hat. Mit nur einer oder zwei kann es die Kontakte dieser Kamera beschädigen.',
    'set-release':
      'Die Kamera steuert den Verschluss dieses Objektivs nicht: Stell sie auf R.B.L. und wähle die Zeit am Objektiv.',
    'needs-helicoid':
      'Das Objektiv hat keinen Fokusring. Der Adapter braucht einen eigenen Fokusring (Schneckengang).',
    'lever-and-mirror':
      'Bei manchen Objektiven schlägt der Spiegel dieser Kamera nahe unendlich an den Blendenhebel. Frag nach und probier es vorsichtig.',
    'stopped-down': 'Hat das Objektiv kein „A“ auf dem Blendenring, misst du abgeblendet.',
  },
};
