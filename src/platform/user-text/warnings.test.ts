import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';
import type { WarningCode } from './warning-codes.ts';
import { warningsOf } from './warnings.ts';

const risky: [WarningCode, ...string[]][] = [
  [
    'email',
    'Write to me at anna.k@example.org please',
    'anna (at) example (dot) org',
    'schreib mir an anna punkt k (ät) web punkt de',
    'ecris moi a paul arobase orange point fr',
    'mi correo es luis arroba hotmail punto com',
    'la mia mail: rita chiocciola libero punto it',
    'reach me on gmail, john.doe84',
    'me AT evil DOT help',
  ],
  [
    'link',
    'pay here https://secure-pay.example.com/x',
    'see www.meine-kamera.de',
    'mehr Bilder auf fotos-anna.de',
    'regarde bit.ly/3xYz',
    'mira tienda punto com',
    'guarda su subito.it',
    'hxxp://evil.example',
    'secure-ebay.help/verify',
    'rangefinder-pay.services/item/12',
    'evil.zip',
    'evil.photography',
    'you find it at evil.support',
    'go to evil.camera',
    'ebay.photos has it',
    'pay 185.12.33.4/pay',
    '185.12.33.4:8080',
    '10.0.0.7 is the server',
    'evil。com/pay',
    'evil｡com',
    'e v i l . c o m',
    'EVIL DOT HELP',
    'пример.рф',
  ],
  [
    'phone',
    'call me: +44 7700 900123',
    'ruf an 0151 23456789',
    'mon numero 06 12 34 56 78',
    'llámame al 612 345 678',
    'chiamami al 347 1234567',
    'text (555) 010-4477',
    'zero seven seven zero zero nine zero zero one two three',
    '0six12three45678',
    '0170-123-45-67',
    'O17O 123 45 67',
    '٠٣٠ ١٢٣٤٥٦٧',
    '۰۱۷۰ ۱۲۳ ۴۵ ۶۷',
  ],
  ['iban', 'DE89 3704 0044 0532 0130 00', 'es9121000418450200051332', 'GB29NWBK60161331926819'],
  ['card', 'here: 4111 1111 1111 1111 exp 12/28', '5500-0000-0000-0004'],
  [
    'wire',
    'Please send the money by bank transfer first',
    'Western Union only',
    'Überweise mir bitte vorab die Hälfte',
    'Vous payez par virement avant l’envoi',
    'Haz una transferencia y te lo mando',
    'Mi fai un bonifico oggi?',
    'Skrill is best for me',
  ],
  [
    'gift-card',
    'I can pay with Steam cards',
    'Ich zahle mit Amazon-Gutscheinen',
    'je paye en cartes cadeaux',
    'acepto tarjetas regalo',
    'ti pago con buoni regalo',
    'send me a photo of the gift card code',
  ],
  ['crypto', 'USDT preferred', 'ich zahle in Krypto', 'paiement en bitcoin', 'pago con cripto', 'solo BTC'],
  [
    'friends-and-family',
    'PayPal friends and family so there are no fees',
    'PayPal F&F?',
    'bitte per PayPal Freunde und Familie',
    'PayPal entre proches svp',
    'PayPal amigos y familiares',
    'PayPal amici e familiari',
    'te hago un bizum',
    'Zelle me the deposit',
    'zelle',
  ],
  [
    'courier',
    'My courier will pick it up tomorrow',
    'Ein Spediteur holt die Kamera ab',
    'Mon transporteur passera la récupérer',
    'Mi transportista pasará a recogerla',
    'Il mio corriere passa a ritirarla',
    'you pay the insurance fee and get it back',
  ],
  [
    'verification-code',
    'I sent you a 6 digit code, tell me what it says',
    'Schick mir den Code aus der SMS',
    'Envoyez-moi le code reçu par SMS',
    'Dime el código que te llega por SMS',
    'Mandami il codice di verifica',
  ],
  [
    'overpayment',
    'I will send a cheque for more and you refund the difference',
    'Der Scheck ist höher, die Differenz schickst du zurück',
    'Le chèque sera supérieur, vous me renvoyez la différence',
    'Te pago de más y me devuelves la diferencia',
    'Ti mando un assegno, mi rimborsi la differenza',
  ],
  [
    'messenger',
    'Let us go on on WhatsApp',
    'schreib mir auf Telegram',
    'ajoute moi sur insta',
    'hablamos por whatsapp',
    'scrivimi su Signal',
    'w h a t s a p p me',
    'wh4tsapp?',
    'WhatsАpp', // А is Cyrillic.
    'find me @film_anna',
  ],
];

test.for(risky.flatMap(([code, ...texts]) => texts.map((text) => [code, text] as const)))(
  'a warning %s is caused by: %s',
  ([code, text]) => expect(warningsOf(text)).toContain(code),
);

const honest = `
Is the meter accurate at 1/250 and f/1.8?
Serial number 2041337, made in 1974.
S/N 20 413 377, the shutter has 12 345 actuations.
148.230 Auslösungen laut Anzeige.
The 5D Mark IV with firmware 1.20 and an EN-EL15.
24-70mm f/2.8 and 70-200mm f/4, both with hoods.
I could come on 12.11.2026 at 14:30.
2026-11-24 would suit me, between 10:00 and 12:00.
Would you take 1.250,00 €?
300-350 is what others ask.
£450 is my limit.
No gift cards, no PayPal friends and family, cash only.
I don't do WhatsApp, let us write here.
Ich nehme keine Überweisung vorab, nur bar.
Kein Versand, nur Abholung.
Pas de virement, merci, espèces seulement.
No acepto transferencias.
Non accetto bonifici, solo contanti.
It comes with a wire release and a leather case.
The flash signal works with the cable.
Was it a gift? It looks unused.
The date code on the lens says 1968.
I'll send it by courier, DHL insured, if you like.
Does the film transfer smoothly?
Apple or Windows, the software runs on both.
Is the focus point selection fine? It has 61 points.
Filter thread 77 mm, weight 680 g.
Portra 400, HP5 and Tri-X came out fine.
Bellows are light-tight, tested with ISO 3200.
I live near Rossio station, Rua do Ouro 112, 1100-060 Lisboa.
Ist der Verschluss bei 1/1000 noch genau?
Le rideau est-il propre ? La mise au point de l'objectif est-elle douce ?
¿El obturador suena bien a 1/1000?
La ghiera dei diaframmi gira bene?
See you on Saturday at the café, I bring cash.
Can I try it with my own film first?
Kann ich sie vor Ort ausprobieren?
Je peux passer samedi matin.
Puedo pasar el sábado.
Posso passare sabato mattina.
The line on the screen is a scratch in the protector.
The D850 has 45.7 megapixels.
Nikon FE2 or FM2, which would you keep?
Contax G1 + 45/2 + 90/2.8, all with caps.
The box says 8-digit 40123456.
How many frames did you shoot?
EOS R6 II, bought in 03/2024, 2 years of warranty.
What is the code of the paint, black or chrome?
I do not hesitate to recommend it.
The handle @ the top is loose.
Exposed @f5.6 it is tack sharp.
Shot @iso400.
UPC 027242899445
Billingham Hadley Pro, khaki and tan.
Focus is by wire and works.
GTIN: 4960759028365, as on the box.
Firmware 1.0.2.0 and lens firmware version 12.1.0.4.
mint.Camera works.
It works well.Camera is clean.Photos show it all.
Good optics.One small mark.It focuses fine.New battery.
Ich mag sie.So wie sie ist.Es geht alles.
Die Zelle ist tot, der Belichtungsmesser geht nicht.
相机很好。谢谢。
Taken on 2024-05-12-08 and 12/11/2026.
2 of 3 lenses, one 50 and two 35.
`
  .trim()
  .split('\n');

test.for(honest)('no warning is caused by: %s', (text) => expect(warningsOf(text)).toEqual([]));

test('several warnings appear once each, in a fixed order', () => {
  const text = 'whatsapp +44 7700 900123 or bo@example.com or al@example.com, western union';
  expect(warningsOf(text)).toEqual(['email', 'phone', 'wire', 'messenger']);
});

test('a bank account number is not a card number, and a card number is not a phone number', () => {
  expect(warningsOf('AT61 1904 3002 3457 3201')).toEqual(['iban']);
  expect(warningsOf('4111 1111 1111 1111')).toEqual(['card']);
  expect(warningsOf('4111 1111 1111 1112')).toEqual([]);
  expect(warningsOf('DE88 3704 0044 0532 0130 00')).not.toContain('iban');
});

test('a refusal such as "no cash" does not prevent a warning about the rest of the text', () => {
  expect(warningsOf('No cash please, pay by bank transfer')).toEqual(['wire']);
  expect(warningsOf("I can't come myself, so my courier will collect it")).toEqual(['courier']);
  expect(warningsOf("Don't hesitate to write on WhatsApp")).toEqual(['messenger']);
});

test('hiding marks are removed from text, and a second pass changes nothing', () => {
  expect(plainText('Wh\u200Ba\u{1D159}ts\u00ADA\uFE0Fp\uFFFCp ＰＡＹＰＡＬ Überweisung')).toBe(
    'whatsapp paypal uberweisung',
  );
  expect(plainText('раураl')).toBe('paypal');
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const plain = plainText(text);
      expect(plainText(plain)).toBe(plain);
    }),
  );
});

test('very repetitive text is checked quickly', () => {
  const parts = 'a ,1 ,0,@,.,a.,at ,(at) ,one ,pay ,code ,no ,-,a@,de12 '.split(',');
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 400 }), (pieces) => {
      expect(Array.isArray(warningsOf(pieces.join('')))).toBe(true);
    }),
    { numRuns: 200 },
  );
});
