import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mountNamed, mountNames } from './mounts-service.server.ts';

const root = join(import.meta.dirname, '../../..');

/** Each line has a mount, and spellings of it. */
function spellings(block: string): [text: string, mount: string][] {
  return block
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [mount = '', texts = ''] = line.trim().split(': ');
      return texts.split(' | ').map((text): [string, string] => [text, mount]);
    });
}

const natural = spellings(`
    Canon EF: EF | Canon EF mount | EF/EF-S | canon ef
    Sony E: Sony FE | E-mount | Sony E-mount
    Nikon F: Nikon F-mount | F mount
    Nikon Z: Z mount
    Fujifilm X: Fuji X | X-mount
    Micro Four Thirds: MFT | M4/3 | Micro 4/3 | m43
    L-Mount: L mount
    none: Leica L | Hasselblad
    M39 (Leica thread): LTM | L39 | M39 LTM | Leica screw
    Leica M: M mount | VM
    Pentax K: PK | K-mount | Pentax KA
    Minolta SR: Minolta MD | MD
    Canon FD: FD | Canon FDn
    Contax/Yashica: C/Y | Contax Yashica
    Olympus OM: OM
    Sony A: A-mount | Minolta AF | Minolta A
    Four Thirds: 4/3
    Canon RF: RF
    Canon EF-S: EF-S
    Pentax 67: Pentax 67
    Mamiya RZ67: RZ67
    Pentacon Six: P6 | Pentacon 6
    M42: m42
    Mamiya 645: Mamiya 645
    Bronica SQ: Bronica SQ
`);

const more = spellings(`
    none: M39 | F | L | Banana | Nikon | Canon | Leica | Canon EF / Nikon F | Nikon EF | E | X | Contax | Mamiya | G
    Nikon F: AI-S | Nikon AI | Nikon AF | Nikon F (FX) | Nikon F fit | Nikon Non-AI | Nikon pre-AI F mount | Nikon AF-S DX | Zeiss ZF.2
    Canon EF: Canon EOS EF | Canon EF Mount (DSLR) | For Canon EF/EF-S | Canon EOS
    Canon EF-M: Canon EF-M mount | Canon EOS M
    Canon RF: Canon RF-S | Canon EOS R | EOS RF mount
    Canon FD: Canon FD breech lock | nFD
    Canon FL: Canon FL
    Nikon Z: Nikon Z-mount | Nikkor Z
    Nikon 1: Nikon 1 mount | Nikon CX
    Nikon S: Nikon S rangefinder
    Sony E: Sony E (FE) | Sony NEX | E mount (Sony) | Sony E/FE mount | FE mount full frame
    Sony A: α mount | Sony α mount | Sony Α | Sony Alpha A-mount | Minolta Maxxum | Minolta/Sony A | Minolta Sony AF mount | Sony A / Minolta AF | Konica Minolta AF
    Minolta SR: Minolta SR | Minolta MC/MD | Minolta MD Rokkor mount
    Fujifilm X: Fujifilm X-mount | Fuji XF | FX mount
    Fujifilm G: Fuji GFX | Fujifilm G mount | GFX mount
    Micro Four Thirds: Olympus/Panasonic MFT | Micro Four Thirds (M4/3) | Panasonic Micro 4/3 | micro four-thirds mount | m4/3rds | µ4/3
    Four Thirds: Four-Thirds | Olympus 4/3 DSLR
    Olympus OM: Olympus OM mount | OM Zuiko
    Olympus Pen F: Olympus Pen F
    Pentax K: Pentax PK/A | Pentax K-AF | Pentax K mount | P/K | KAF2 | Ricoh PK
    Pentax Q: Pentax Q
    Pentax 67: Pentax 6x7 | P67
    Pentax 645: Pentax 645 mount
    M42: M42 screw mount | Pentax screw mount | Praktica M42 | M42 universal thread
    Leica M: Leica M-mount | Leica M bayonet | Voigtlander VM | Zeiss ZM
    Leica R: Leica R | Leica R mount 3-cam | Leica R cam
    M39 (Leica thread): Leica screw mount (LTM) | Leica Thread Mount | LTM / M39 | M39 Leica | L39 screw
    M39 (Zenit): Zenit M39
    L-Mount: L-Mount (Leica/Panasonic/Sigma) | Panasonic L | Leica SL | Leica TL | Leica L-Mount
    Contax G: Contax G | Contax G2 mount
    Contax N: Contax N
    Contax 645: Contax 645
    Contax/Yashica: Yashica C/Y | CY mount | Y/C
    Rollei QBM: Rollei QBM | QBM
    Rollei SL66: Rolleiflex SL66
    Rollei 6000: Rollei 6008
    Hasselblad V: Hasselblad V | Hasselblad V system | Hasselblad 500 C/M
    Hasselblad X: Hasselblad XCD
    Hasselblad H: Hasselblad H mount
    Hasselblad XPan: XPan
    Mamiya RB67: Mamiya RB67 | RB
    Mamiya 645: M645
    Mamiya 7: Mamiya 7
    Bronica ETR: Bronica ETRSi
    Bronica SQ: Zenza Bronica SQ-A
    Pentacon Six: Kiev 60
    Kiev 88: Kiev-88
    Konica AR: Konica AR mount | Konica Hexanon AR
    Exakta: Exakta mount | Topcon
    DKL: DKL
    Tamron Adaptall: Tamron Adaptall-2 | Adaptall 2
    T2: T2 mount | T-mount
    C-mount: C mount
    Samsung NX: Samsung NX mount
    Sigma SA: Sigma SA mount
    Praktica B: Praktica B mount | Praktica PB
    Fujica X: Fujica X
    Minolta V: Minolta Vectis
`);

test.each([
  ['48 spellings of sellers', natural],
  ['more spellings from shops and auctions', more],
])('%s name the right mount, and ambiguous ones none', async (_name, list) => {
  const found = await Promise.all(
    list.map(async ([text]): Promise<[string, string]> => [text, (await mountNamed(root, text)) ?? 'none']),
  );
  expect(found).toEqual(list);
});

test('the lists are long enough to mean something', () => {
  expect(natural.length).toBe(48);
  expect(more.length).toBeGreaterThan(100);
});

test('every canonical name and every alias leads to its mount', async () => {
  const names = await mountNames(root);
  for (const { name, aliases } of names.all)
    for (const text of [name, ...aliases]) expect(names.possible(text), text).toContain(name);
});

test('EF/EF-S is EF on a lens, and EF-S on a camera', async () => {
  expect(await mountNamed(root, 'EF/EF-S', 'lens')).toBe('Canon EF');
  expect(await mountNamed(root, 'EF/EF-S', 'cameras')).toBe('Canon EF-S');
});

test('M39 can be two mounts', async () => {
  expect((await mountNames(root)).possible('M39')).toEqual(['M39 (Leica thread)', 'M39 (Zenit)']);
});

describe('in a title', () => {
  test.each([
    ['Samyang 50mm f/1.4 AS UMC for Canon EF', 'Canon EF'],
    ['Pentacon electric 29mm f/2.8 M42', 'M42'],
    ['Zeiss Planar 50mm f/1.7 AEJ Contax Yashica', 'Contax/Yashica'],
    ['Sigma 35mm f/1.4 Art (Nikon F)', 'Nikon F'],
    ['Nikon F 50mm f/1.4', 'Nikon F'],
    ['Tamron 70-300 for Sony E-mount', 'Sony E'],
    ['Jupiter-8 50mm f/2 M39 LTM', 'M39 (Leica thread)'],
    ['SMC Pentax-M 50mm f/1.7 K mount', 'Pentax K'],
    ['7Artisans 35mm f/1.2 Fuji X mount', 'Fujifilm X'],
    ['Canon EF-S 10-18mm f/4.5-5.6', 'Canon EF-S'],
  ])('%s is for %s', async (title, mount) => expect((await mountNames(root)).inText(title)).toBe(mount));

  test.each([
    'Nikon f/1.8 50mm',
    'Nikon 1:1.8 50mm',
    'Nikon F1.4 50mm',
    'Olympus OM-D 45mm',
    'Jupiter-9 85mm f/2 M39',
    'Helios 44-2 58mm f/2 M42 with Sony E adapter',
    'Tokina AT-X 116 Nikon',
    'Konica Hexanon 40mm f/1.8 AR',
    'Lydith 30mm f/3.5',
  ])('%s names none for certain', async (title) =>
    expect((await mountNames(root)).inText(title)).toBeUndefined(),
  );
});
