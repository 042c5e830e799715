import { expect, test } from 'vitest';
import { textForMail } from './template.server.ts';

const links = `
  https://evil.example/pay hxxp://evil/x ftp:\\\\evil evil.com EVIL.Help/verify secure-ebay.help
  rangefinder-pay.services/item/12 evil.zip www.evil.example, (evil.example) 185.12.33.4
  185.12.33.4:8080/pay １８５．１２．３３．４ [2001:db8::1] http://[::1]/ evil。com/pay evil｡com evil．com
  ev\u200Bil.c\u00ADom evil\u2060.\u200Dcom evil.\u{E0063}com me@evil.example me＠evil mailto:me
  müller.example пример.рф xn--e1afmkfd.xn--p1ai 🍕.ws/pay ❤.ws evil.🄲🄾🄼 http:evil/pay https:/evil/pay
  sms:+351 пример。рф`;

test.for(links.trim().split(/\s+/))(
  '%s is replaced, because mail programs could turn it into a link',
  (link) => {
    expect(textForMail(`See ${link} now`)).toBe('See … now');
  },
);

test.for([
  'f/1.8G at 1.4 and 24.70mm, ISO 400',
  'Ana B. Silva, No. 5, St. James',
  '12.11.2026 at 14:30',
  '1.250,00 € or $1,250.00',
  'v1.2.3, 20.000 shots',
  'Shot @f5.6 @ noon',
  '相机很好。谢谢你。',
  'カメラ。いい。',
  '예쁘다。',
  'wait…what, 4 ½…5',
  '👨‍👩‍👧 ❤️ 🇵🇹 1️⃣',
  '+49 (0)30 12-34.56',
])('%s stays unchanged in a mail', (text) => expect(textForMail(text)).toBe(text));

const own = (word: string): boolean => word.startsWith('https://shop.example/');

test('control and invisible characters are removed, but addresses of the shop stay', () => {
  expect(textForMail('Le\u200Bica\u0007 M\u202E3\u{E0041}')).toBe('Leica  M3');
  expect(textForMail('https://shop.example/a https://shop.example.evil/a', own)).toBe(
    'https://shop.example/a …',
  );
});
