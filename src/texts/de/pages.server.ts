import type {
  busy as englishBusy,
  starting as englishStarting,
  info as english,
  offline as englishOffline,
  unstarted as englishUnstarted,
  pageTitles as englishTitles,
  unreachable as englishUnreachable,
} from '#src/texts/pages.server.ts';
import { shopName } from '#src/texts/shop.ts';
import type { Translation } from '#src/texts/translation.ts';

const theName = {
  heading: 'Der Name',
  text: 'Rangefinder heißt Messsucher: In einer Messsucherkamera schieben sich zwei Bilder übereinander, bis sie sich decken. Dann ist das Foto scharf. Kaufen und Verkaufen ist gar nicht so anders.',
};

export const info: Translation<typeof english> = {
  buying: () => ({
    title: 'Kaufen',
    lead: 'Finden, reservieren, prüfen, bezahlen. In dieser Reihenfolge.',
    sections: [
      {
        heading: 'Reservieren',
        text: 'Wähle „Reservieren“ und gib an, wie du erreichbar bist und wo du dich treffen möchtest. Der Artikel ist dann für dich reserviert. Der Verkäufer hat zwei Tage Zeit für die Zusage. Kommt keine, läuft die Anfrage ab, und du musst nichts zahlen.',
      },
      {
        heading: 'Treffen',
        text: 'Der Verkäufer sieht deinen Namen, deine E-Mail-Adresse, Telefonnummer und den vorgeschlagenen Treffpunkt, sobald du reservierst. Du siehst nach der Zusage seine E-Mail-Adresse und, falls angegeben, seine Telefonnummer. Habt ihr euch auf ein Angebot geeinigt, seht ihr sofort die E-Mail-Adresse der anderen Person, und der Verkäufer sieht deine Telefonnummer und den Treffpunkt, sobald du sie angibst. In eurer Unterhaltung könnt ihr beide Zeit und Ort vorschlagen. Mit der Zustimmung bekommt ihr beide eine Kalendereinladung per E-Mail. Ihr habt zwei Wochen Zeit.',
      },
      {
        heading: 'Erst ansehen, dann zahlen',
        text: `${shopName()} nimmt kein Geld an und verlangt keine Gebühren. Probier die Kamera oder das Objektiv aus, bevor du bezahlst. Ist der Artikel nicht wie beschrieben, nimm ihn nicht. Sag den Kauf in der Unterhaltung ab und melde den Artikel.`,
      },
      {
        heading: 'Dein Code',
        text: 'Wenn du den Artikel geprüft und bezahlt hast, nenn den Code aus eurer Unterhaltung. Er belegt die Übergabe und funktioniert auch offline. Ohne Code könnt ihr beide die Übergabe dort melden, und die andere Person bestätigt sie innerhalb von drei Tagen.',
      },
      {
        heading: 'Wenn etwas schiefgeht',
        text: 'Ist niemand erschienen, oder heißt es, du hättest den Artikel, obwohl das nicht stimmt? Dann melde es in eurer Unterhaltung. Für die Antwort bleiben drei Tage. Danach entscheidet ein Admin, und ihr seht beide die Begründung.',
      },
    ],
  }),
  selling: () => ({
    title: 'Verkaufen',
    lead: 'Eine ehrliche Beschreibung verkauft schneller als eine glänzende.',
    sections: [
      {
        heading: 'Einstellen',
        text: 'Wähle „Verkaufen“ und eine Kategorie. Füge Fotos hinzu, wähle das Modell und hake an, was dabei ist. Dann kommen dein Preis, das Alter und jeder Mangel, der beim Prüfen ohnehin auffällt. Was noch nicht fertig ist, bleibt als Entwurf gespeichert.',
      },
      {
        heading: 'Zustand',
        text: 'Sehr gut: funktioniert wie neu, ohne sichtbare Spuren. Gut: funktioniert wie neu, mit normalen Gebrauchsspuren. Mäßig: funktioniert, mit Abnutzung oder einem Mangel, der in der Beschreibung steht. Was nicht funktioniert, wird als „Mäßig – defekt“ eingestellt.',
      },
      {
        heading: 'Hervorheben',
        text: 'Hervorheben ist kostenlos. Dein Artikel steht 14 Tage auf der Startseite, oder bis ihn jemand reserviert. Du kannst es jederzeit beenden oder wiederholen.',
      },
      {
        heading: 'Verkauft',
        text: 'Wenn jemand deinen Artikel reserviert, bekommst du eine E-Mail und findest die Anfrage in deinen Nachrichten. Nimm innerhalb von zwei Tagen an oder lehn ab, sonst läuft die Anfrage ab, und der Artikel ist wieder verfügbar. Name, E-Mail-Adresse, Telefonnummer und vorgeschlagenen Treffpunkt siehst du von Anfang an; nach deiner Zusage sieht der Käufer deine E-Mail-Adresse und, falls angegeben, deine Telefonnummer. Dann macht ihr in eurer Unterhaltung ein Treffen aus. Ist der Artikel geprüft und bezahlt, gib dort den Code ein, den du genannt bekommst: Damit ist der Kauf abgeschlossen. Öffne die Unterhaltung, bevor du losgehst, dann funktioniert der Code auch offline. Du kannst den Artikel auch als verkauft markieren; der Käufer hat dann drei Tage Zeit, das zu bestätigen.',
      },
      {
        heading: 'Verifiziert',
        text: 'Ein Admin kann dich verifizieren, indem er deinen Ausweis, deine Artikel oder deinen Gewerbenachweis prüft oder dich trifft. Anfragen kannst du auf deiner Profilseite. Das Häkchen steht dann bei jeder Anzeige neben deinem Namen, mit dem Datum und dem, was geprüft wurde. Wird die Verifizierung widerrufen, erfährst du den Grund.',
      },
    ],
  }),
  safety: () => ({
    title: 'Sicher treffen',
    lead: 'Die meisten Treffen sind eine nette Viertelstunde. Mit diesen Gewohnheiten bleibt es dabei.',
    sections: [
      {
        heading: 'Wo',
        text: 'Trefft euch bei Tageslicht an einem öffentlichen Ort, etwa am Bahnhof, in einem Café oder in einem Fotoclub. Sag jemandem, wo du bist.',
      },
      {
        heading: 'Prüfen',
        text: 'Bring eine Speicherkarte oder einen Film und einen Akku mit. Vergleiche die Seriennummer mit den Papieren. In unserem Blog steht, wie du Pilzbefall, Schleier und abgenutzte Verschlüsse erkennst.',
      },
      {
        heading: 'Verifiziert',
        text: 'Bei verifizierten Verkäufern hat ein Admin den Ausweis, Artikel oder den Gewerbenachweis geprüft oder sie persönlich getroffen. Tippe oder klicke bei einem Artikel auf das Häkchen, um zu sehen, was wann geprüft wurde. Das ist keine Garantie, und es wird nichts automatisch erneut geprüft. Wer kein Häkchen hat, ist nicht verdächtig, sondern nur noch nicht geprüft.',
      },
      {
        heading: 'Geld',
        text: `Zahl nie, bevor du den Artikel gesehen hast. Melde alle, die das verlangen. ${shopName()} hat nie mit Geld zu tun, deshalb fragt dich von ${shopName()} auch niemand danach. Gib deinen Code erst weiter, wenn du den Artikel in der Hand hast.`,
      },
      {
        heading: 'Wenn du einen Artikel meldest',
        text: 'Ein Admin prüft ihn, und du bekommst das Ergebnis per E-Mail. Der Artikel bleibt, wie er ist, wird pausiert, bis das Problem behoben ist, oder wird entfernt. Wird er pausiert oder entfernt, erfährt der Verkäufer den Grund und kann antworten. Wer gemeldet hat, erfährt er nicht. Wird ein Artikel pausiert, den du reserviert hast, bleibt dein Kauf bestehen. Warte, bis wir dir schreiben.',
      },
    ],
  }),
  about: () => ({
    title: 'Über uns',
    lead: 'Ein unabhängiger Marktplatz für gebrauchte Kameras, für Leute aus der Nähe.',
    sections: [
      ...(shopName() === 'Rangefinder' ? [theName] : []),
      {
        heading: 'Die Software',
        text: `${shopName()} läuft mit freier Software unter der MIT-Lizenz. Ohne Gebühren, ohne fremde Werbung, ohne Tracking.`,
      },
    ],
  }),
  contact: () => ({
    title: 'Kontakt',
    lead: 'Hier antworten Menschen, keine Maschinen.',
    sections: [
      {
        heading: 'Schreib uns',
        text: 'Adresse, E-Mail und Telefonnummer findest du ganz unten auf jeder Seite.',
      },
      {
        heading: 'Zu einem Artikel',
        text: 'Wähle „Frage stellen“ in der Anzeige. Stimmt etwas nicht, melde den Artikel dort, dann prüft ihn ein Admin.',
      },
    ],
  }),
  terms: () => ({
    title: 'Bedingungen',
    lead: 'Kurz und einfach.',
    sections: [
      {
        heading: 'Was wir tun',
        text: 'Wir zeigen, was andere verkaufen, und bringen sie mit Käufern zusammen. Der Kaufvertrag kommt zwischen Käufer und Verkäufer zustande. Wir sind nicht Vertragspartei, verwahren kein Geld und übernehmen keine Gewähr für das, was andere einstellen.',
      },
      {
        heading: 'Reservierungen',
        text: 'Eine Reservierung ist eine Anfrage, die der Verkäufer innerhalb von zwei Tagen beantwortet. Ein angenommenes Angebot ist eine Vereinbarung, sich zu treffen und zu diesem Preis zu kaufen. Ist eine Reservierung oder ein Angebot angenommen, habt ihr zwei Wochen Zeit für das Treffen. Bis zur Übergabe können beide kostenlos absagen. Einen Streitfall könnt ihr untereinander beilegen. Sonst entscheidet ihn ein Admin nach dem, was beide geschrieben und gezeigt haben. Das entscheidet über den Stand des Kaufs im Shop, nicht darüber, wem was gehört.',
      },
      {
        heading: 'Was erlaubt ist',
        text: 'Fotoausrüstung, die du verkaufen darfst, wahrheitsgemäß beschrieben, mit Fotos, die du benutzen darfst. Gestohlenes und Gefälschtes wird entfernt, und die Konten werden geschlossen.',
      },
      {
        heading: 'Konten',
        text: 'Behalte dein Passwort für dich. Konten, die andere täuschen, werden geschlossen, ihre Anzeigen entfernt und ihre offenen Käufe abgesagt.',
      },
      {
        heading: 'Meldungen',
        text: 'Wer angemeldet ist, kann eine Anzeige melden. Ein Admin kann sie dann pausieren, also bis zur Freigabe ausblenden, oder entfernen. Der Verkäufer erfährt den Grund und wie er antworten kann, und wer gemeldet hat, erfährt das Ergebnis.',
      },
    ],
  }),
  privacy: () => ({
    title: 'Datenschutz',
    lead: 'Welche Daten wir speichern, warum und wie lange.',
    sections: [
      {
        heading: 'Was wir speichern',
        text: 'Deinen Namen, deine E-Mail-Adresse und Rolle; Telefonnummer, Ort und Text in deinem Profil, falls angegeben; deine Anzeigen und Entwürfe, die 90 Tage nach dem letzten Speichern gelöscht werden; deine Käufe, mit der Telefonnummer und dem Treffpunkt, die du angegeben hast; deine Nachrichten, Angebote, Bewertungen und Meldungen. Beim Reservieren tragen wir die Telefonnummer aus deinem Profil ein. Gibt es dort keine, nehmen wir die von deinem letzten Kauf. Passwörter speichern wir als Hash, der sich nicht zurückrechnen lässt. Bei Verkäufern speichern wir auch, wann sie um die Verifizierung gebeten haben, was sie dazu geschrieben haben und warum ein Admin abgelehnt hat; wann sie verifiziert wurden, was geprüft wurde und Notizen der Admins dazu, aber keine Kopien von Dokumenten. Admins können Notizen zu dir speichern, um den Shop sicher zu halten. All das kannst du auf deiner Profilseite herunterladen.',
      },
      {
        heading: 'Wer es sieht',
        text: 'Alle sehen deinen Namen bei deinen Anzeigen und Bewertungen und, wenn du verkaufst, Foto, Ort und Text in deinem Profil. Wenn du reservierst, sieht der Verkäufer deinen Namen, deine E-Mail-Adresse, Telefonnummer und den vorgeschlagenen Treffpunkt, und du siehst nach der Zusage seine E-Mail-Adresse und, falls angegeben, seine Telefonnummer. Einigt ihr euch auf ein Angebot, seht ihr sofort die E-Mail-Adresse der anderen Person, und der Verkäufer sieht deine Telefonnummer und den Treffpunkt, sobald du sie angibst. Ihr seht beide das Foto der anderen Person und nach der Zusage auch ihren Ort, und wo und wann ihr euch treffen wollt. Um einen Streitfall zu entscheiden, sehen Admins beides und können die Nachrichten zwischen euch öffnen; jedes Öffnen wird protokolliert. Sonst sieht es niemand, auch keine Dritten.',
      },
      {
        heading: 'Wie lange',
        text: 'Solange du ein Konto hast. Wird es geschlossen, werden persönliche Daten innerhalb von 30 Tagen gelöscht. Grunddaten früherer Käufe bleiben, ebenso Beschreibungen und Orte deiner Anzeigen, die nur Admins sehen. Solange dein Konto gesperrt ist, kannst du dich nicht anmelden: Schreib an die Adresse unten auf der Seite, wenn du deine Daten haben oder löschen lassen möchtest.',
      },
      {
        heading: 'Der Newsletter',
        text: 'Wenn du ihn abonnierst, speichern wir deine E-Mail-Adresse, wann du abonniert und bestätigt hast und welche Ausgaben du bekommen hast. Ob du sie öffnest oder darin klickst, verfolgen wir nicht. In jeder Ausgabe steht ein Link zum Abbestellen. Die Adresse wird einen Tag nach dem Abbestellen gelöscht, eine Woche nach dem Abonnieren, wenn du nicht bestätigst, und mit deinem Konto, wenn es dieselbe bestätigte Adresse hat.',
      },
    ],
  }),
  cookies: () => ({
    title: 'Cookies',
    lead: 'Drei, und erst, wenn du dich anmeldest.',
    sections: [
      {
        heading: 'Die Sitzung',
        text: 'Beim Anmelden wird ein Cookie gesetzt, mit dem du bis zu 30 Tage angemeldet bleibst. Skripte können ihn nicht lesen, und er wird nur bei Anfragen zur Anmeldung mitgeschickt.',
      },
      {
        heading: 'Der bekannte Browser',
        text: 'Ein zweiter Cookie, der bis zu ein Jahr bleibt, sagt, dass du dich mit diesem Browser schon einmal angemeldet hast. Versuchen Fremde, dein Passwort zu erraten, wirst du damit nicht ausgesperrt. Er gibt keinen Zugang, und Skripte können ihn nicht lesen.',
      },
      {
        heading: 'Die letzte Änderung',
        text: 'Wenn du etwas änderst, sorgt ein dritter Cookie zehn Sekunden lang dafür, dass du deine Änderung siehst. Er verrät nicht, wer du bist, und Skripte können ihn nicht lesen.',
      },
      {
        heading: 'In deinem Browser',
        text: 'Solange du angemeldet bist, speichert dein Browser ein Zugangstoken als „accessToken“, deine Rolle als „role“, deine Nutzer-ID als „owner“ und Text, den du noch nicht gesendet hast. Beim Abmelden wird all das gelöscht. Läuft eine Sitzung ab, bleibt der ungesendete Text auf diesem Gerät, damit du nach dem Anmelden weitermachen kannst. Meldet sich jemand anderes an, wird er gelöscht. Wählst du ein Design, wird es als „theme“ gespeichert. Blendest du eine Ankündigung aus, wird das als „dismissed“ gespeichert. Es gibt kein Tracking und nichts von Dritten.',
      },
    ],
  }),
};

export const pageTitles: Translation<typeof englishTitles> = {
  about: 'Über uns',
  buying: 'Kaufen',
  selling: 'Verkaufen',
  safety: 'Sicher treffen',
  contact: 'Kontakt',
  terms: 'Bedingungen',
  privacy: 'Datenschutz',
  imprint: 'Impressum',
  cookies: 'Cookies',
};

export const offline: Translation<typeof englishOffline> = {
  title: 'Keine Verbindung',
  text: 'Der Shop ist nicht erreichbar. Es wurde nichts gesendet, und nichts ist verloren.',
  retry: 'Erneut versuchen',
};

export const unstarted: Translation<typeof englishUnstarted> = {
  text: 'Ein Teil der Seite ist nicht geladen. Buttons und Formulare funktionieren deshalb noch nicht.',
  reload: 'Neu laden',
};

export const busy: Translation<typeof englishBusy> = {
  title: 'Im Shop ist gerade viel los',
  text: 'Im Moment sind zu viele Leute da. Nichts ist verloren. Warte ein paar Sekunden und versuch es dann noch einmal.',
  retry: 'Erneut versuchen',
};

export const starting: Translation<typeof englishStarting> = {
  title: 'Gleich wieder da',
  text: 'Der Shop wird gerade aktualisiert. Was du gespeichert hast, bleibt erhalten. Diese Seite lädt sich automatisch neu.',
  retry: 'Erneut versuchen',
};

export const unreachable: Translation<typeof englishUnreachable> = {
  title: 'Der Shop ist gerade nicht erreichbar',
  text: 'Was du gespeichert hast, ist noch da. Warte eine Minute und versuch es dann noch einmal.',
  retry: 'Erneut versuchen',
  problem: 'Der Shop ist gerade nicht erreichbar. Versuch es in ein paar Sekunden noch einmal.',
  tooLarge: 'Die Datei darf höchstens 15 MB groß sein.',
};
