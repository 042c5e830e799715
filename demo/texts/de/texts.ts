import type { DemoTexts } from '#demo/texts/demo-texts.ts';
import { germanDescriptions } from './descriptions.ts';

export const german: DemoTexts = {
  places: {
    library: (town) => `Stadtbücherei, ${town}`,
    station: (town) => `Hauptbahnhof, ${town}`,
    park: (town) => `Eingang zum Stadtpark, ${town}`,
    café: (town) => `Café am Hauptbahnhof, ${town}`,
    'town hall': (town) => `Vor dem Rathaus, ${town}`,
  },
  descriptions: germanDescriptions,
  said: {
    'Carefully used, and tested before the handover.': 'Sorgsam benutzt und vor der Übergabe getestet.',
    'Clean glass, fair price, and she let me try it on my own body first.':
      'Sauberes Glas, fairer Preis, und ich durfte es erst an meinem eigenen Gehäuse ausprobieren.',
    'On time, and knew what to look for.': 'Pünktlich und wusste, worauf man achten muss.',
    'All locks hold, just as she wrote.': 'Alle Klemmen halten, genau wie sie geschrieben hat.',
    'The meter was half a stop off, and I only heard about it at the table. Otherwise a lovely camera.':
      'Der Belichtungsmesser lag eine halbe Blende daneben, und das habe ich erst am Tisch erfahren. Sonst eine wunderschöne Kamera.',
    'You’re right, that belonged in the description. I now check meters before I list a camera.':
      'Stimmt, das hätte in die Beschreibung gehört. Ich prüfe Belichtungsmesser jetzt, bevor ich eine Kamera einstelle.',
    'Friendly and straightforward.': 'Freundlich und unkompliziert.',
    'Sharp wide open. Brought a body to try it.':
      'Schon bei Offenblende scharf. Zum Ausprobieren war ein Gehäuse dabei.',
    'A little late, but let me know.': 'Kam etwas später, hat aber Bescheid gesagt.',
    'Quick and clear.': 'Schnelle, klare Absprachen.',
    'Exactly as in the photos.': 'Genau wie auf den Fotos.',
    'Works, but the foot is more worn than it looked in the photos.':
      'Funktioniert, aber der Fuß ist abgenutzter, als er auf den Fotos aussah.',
    'Is it still available, and could I see it on Saturday?':
      'Ist das noch da, und könnte ich es mir am Samstag ansehen?',
    'It is. Saturday morning works for me.': 'Ja, ist noch da. Samstagvormittag passt mir gut.',
    'Hi! Does it come from a smoke-free home?': 'Hallo! Kommt das aus einem Nichtraucherhaushalt?',
    'Yes. No smokers and no pets.': 'Ja. Hier raucht niemand, und Haustiere gibt es auch nicht.',
    'Would you hold it until payday? That’s the 1st.':
      'Würdest du bis zum Gehalt warten? Das kommt am Ersten.',
    'If you book it, sure. A week is fine.': 'Klar, wenn du reservierst. Eine Woche ist kein Problem.',
    'Does anything smell or feel sticky? I’ve had bad luck before.':
      'Riecht oder klebt irgendwas? Ich hatte da schon mal Pech.',
    'No, nothing sticky. It has been in a dry cabinet.':
      'Nein, da klebt nichts. Lag immer im Trockenschrank.',
    'Can I try it with my own gear when we meet?':
      'Kann ich beim Treffen mit meinen eigenen Sachen ausprobieren, ob alles passt?',
    'Please do. Bring whatever you like, I have time.': 'Gern. Bring mit, was du willst, ich habe Zeit.',
    'Are there any marks that the photos don’t show?': 'Gibt es Spuren, die man auf den Fotos nicht sieht?',
    'None that I know of. I can send you more photos.':
      'Nicht dass ich wüsste. Ich kann dir gern noch mehr Fotos schicken.',
    'Why are you selling it?': 'Darf ich fragen, warum du verkaufst?',
    'I hardly use it anymore. It deserves better than a drawer.':
      'Ich benutze das kaum noch. Für die Schublade ist es zu schade.',
    'Is the price firm? I could come by tonight.':
      'Geht am Preis noch was? Ich könnte heute Abend vorbeikommen.',
    'I think it’s fair as it is. Tonight works for me, though.':
      'Ich finde ihn fair, so wie er ist. Heute Abend passt aber.',
    'Has it ever been repaired or opened?': 'War da schon mal etwas in Reparatur oder geöffnet?',
    'Not while I’ve had it.': 'Nicht, seit ich es habe.',
    'Do you still have the receipt?': 'Hast du noch die Rechnung?',
    'No, sorry. It got lost when I moved.': 'Nein, leider nicht. Die ist beim Umzug verloren gegangen.',
    'Could you bring it to Eugene Station?': 'Könnten wir uns in Eugene am Bahnhof treffen?',
    'Yes, most evenings after five.': 'Ja, fast jeden Abend nach fünf.',
    'Is there a case or a strap with it?': 'Ist eine Tasche oder ein Gurt dabei?',
    'Sorry for the late reply. Only what is listed on its page.':
      'Entschuldige die späte Antwort. Nur das, was in der Anzeige steht.',
    'Would you meet halfway, in Corvallis?': 'Würdest du dich auf halber Strecke treffen, in Corvallis?',
    'On a Sunday I could. Which one suits you?': 'An einem Sonntag ginge das. Welcher passt dir?',
    'Did you use it much?': 'Hast du damit viel fotografiert?',
    'A few weekends a year, mostly at the coast.': 'Ein paar Wochenenden im Jahr, meistens am Meer.',
    'Is it still for sale?': 'Ist das noch zu haben?',
  },
};
