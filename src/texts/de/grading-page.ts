import type { gradingPageTexts as english } from '#src/texts/grading-page.ts';
import type { Translation } from '#src/texts/translation.ts';

export const gradingPageTexts: Translation<typeof english> = {
  page: {
    title: 'Zustandsstufen',
    lead: 'Wer verkauft, beantwortet für jede Art von Artikel dieselben Fragen. Die schlechteste Antwort bestimmt den Zustand; es gibt keinen Durchschnitt. Geprüft wird vom Verkäufer, nicht von uns.',
    rules: [
      'Die Fragen richten sich nach dem Modell: Gefragt wird nur, was darauf zutrifft.',
      'Jede Antwort begrenzt den Zustand auf „Sehr gut“, „Gut“ oder „Mäßig“.',
      'Fehlt eine Pflichtprüfung, ist höchstens „Gut“ möglich.',
      'Wurde mehr als ein Drittel der Punkte nicht geprüft, gibt es keine Einstufung.',
      'Steht bei einer Antwort „Mäßig – defekt“, wird der Artikel so eingestellt.',
      'Ein Artikel darf schlechter eingestellt werden, als die Antworten ergeben, aber nicht besser.',
    ],
    jump: 'Zu einer Checkliste springen',
    needed: 'Pflicht',
    only: {
      'changeable-lens': 'Wenn das Objektiv abnehmbar ist',
      'built-in-lens': 'Wenn das Objektiv fest verbaut ist',
      mirror: 'Wenn es einen Spiegel gibt',
      rangefinder: 'Wenn es einen Messsucher gibt',
      autofocus: 'Wenn es Autofokus gibt',
      'manual-focus': 'Bei manuellem Fokus',
      zoom: 'Bei Zoomobjektiven',
      stabilizer: 'Wenn es einen Bildstabilisator gibt',
      'leaf-shutter': 'Bei eigenem Verschluss',
      magazines: 'Bei Filmmagazinen oder Einsätzen',
      bellows: 'Wenn es einen Balgen gibt',
      functions: 'Nicht bei Film',
      power: 'Bei Akku oder Kabel',
      charge: 'Bei Akkus, Griffen und Ladegeräten',
      label: 'Bei Akkus und Speicherkarten',
      capacity: 'Bei Speicherkarten',
      flash: 'Bei Blitzen und Leuchten',
      reading: 'Bei Belichtungsmessern',
      optics: 'Bei Filtern, Adaptern und Konvertern',
      expiry: 'Bei Film',
      locks: 'Bei Stativen, Köpfen und Gimbals',
    },
    fails: 'Mäßig – defekt',
  },
};
