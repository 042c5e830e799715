import type { homeTexts as english } from '#src/texts/home.ts';
import type { Translation } from '#src/texts/translation.ts';

export const homeTexts: Translation<typeof english> = {
  home: {
    title: 'Gebrauchte Kameras, Objektive und Zubehör',
    lead: 'Aus guten Händen, von Leuten in deiner Nähe.',
    promise: 'Persönlich treffen. Kein Versand, keine Online-Zahlung.',
    steps: {
      title: 'So geht’s',
      list: [
        'Such dir etwas aus und reserviere es. Es bleibt für dich reserviert, und du zahlst noch nichts.',
        'Ihr trefft euch an einem öffentlichen Ort, und du nimmst dir Zeit zum Prüfen.',
        'Gefällt es dir, zahlst du vor Ort. Wenn nicht, sagst du ab: Bis zur Übergabe kostet das keinen von euch etwas.',
      ],
      more: 'Kaufen, Schritt für Schritt',
    },
    carousel: {
      label: 'Aktuelles',
      role: 'Karussell',
      slideRole: 'Bild',
      of: (position: number, count: number) => `${position} von ${count}`,
      frame: (position: number, count: number) => `0${position} / 0${count}`,
      previous: 'Voriges Bild',
      next: 'Nächstes Bild',
      show: (position: number) => `Bild ${position} anzeigen`,
      pause: 'Anhalten',
      play: 'Abspielen',
      more: 'Mehr dazu',
      slides: (amount: string) => [
        {
          title: 'Spar bei Objektiven, die schon was gesehen haben.',
          text: 'Gutes Glas wird billiger, nicht schlechter. Von Leuten, die sorgsam damit umgegangen sind, ehrlich beschrieben.',
        },
        {
          title: `Mit gebrauchten Objektiven sparst du leicht ${amount}.`,
          text: 'Rechne nach, was drei Objektive neu kosten und was hier. Und schau hindurch, bevor du zahlst.',
        },
        {
          title: 'Dein nächstes Objektiv liegt bei jemandem im Schrank.',
          text: 'Es hat noch Tausende Abende vor sich. Hier findest du es, für viel weniger als neu.',
        },
      ],
    },
    categories: 'In Kategorien stöbern',
    advertise: 'Im Schaufenster',
    changeImage: 'Anderes Bild',
    bannerAlts: ['Eine Messsucherkamera neben zwei Filmrollen', 'Drei Objektive auf einem Tisch'],
    advertised: 'Hervorgehobene Artikel',
    latest: 'Neu eingestellt',
    all: 'Alle ansehen',
    sell: 'Selbst verkaufen',
    blog: 'Aus dem Blog',
    allPosts: 'Alle Beiträge',
    feature: {
      title: 'Gutes Glas überlebt jedes Gehäuse.',
      text: 'Ein Objektiv, das 1985 scharf war, ist es heute noch. Stell ein, was du nicht mehr mitnimmst: Titel, Foto, ein ehrliches Wort zum Zustand. Jemand reserviert es, ihr trefft euch, Handschlag.',
      start: 'Los geht’s',
    },
    newsletter: {
      title: 'Ab und zu ein Fundstück',
      text: 'Eine kurze E-\u2060Mail, wenn etwas Besonderes eingestellt wird. Jederzeit abbestellbar.',
    },
  },
  newsletter: {
    email: 'E-\u2060Mail',
    placeholder: 'du@example.com',
    subscribe: 'Abonnieren',
    sent: 'Schau in dein Postfach: Dort liegt ein Link zum Bestätigen, falls du den Newsletter noch nicht bekommst.',
    failed: 'Das hat nicht geklappt. Deine Eingaben sind noch da. Versuch es noch einmal.',
    needsScript: 'Zum Abonnieren braucht es JavaScript, und das ist in deinem Browser ausgeschaltet.',
  },
};
