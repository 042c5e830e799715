/** No shutter is known to have lasted longer, so a higher number must count something else. */
export const maxCount = 1_500_000;

const brands: readonly (readonly [written: RegExp, brand: string])[] = [
  [/nikon/i, 'Nikon'],
  [/canon/i, 'Canon'],
  [/sony/i, 'Sony'],
  // Ricoh makes Pentax cameras.
  [/pentax/i, 'Pentax'],
  [/ricoh/i, 'Ricoh'],
  [/fuji/i, 'Fujifilm'],
  [/om digital|om system/i, 'OM System'],
  [/olympus/i, 'Olympus'],
  // Panasonic makes some Leica cameras, and their files name it as the maker.
  [/leica|\b[cdv]-?lux\b/i, 'Leica'],
  [/panasonic|lumix/i, 'Panasonic'],
  [/sigma/i, 'Sigma'],
  [/minolta/i, 'Minolta'],
  [/hasselblad/i, 'Hasselblad'],
  [/kodak/i, 'Kodak'],
  [/samsung/i, 'Samsung'],
  [/casio/i, 'Casio'],
  [/epson/i, 'Epson'],
];

export function knownBrand(name: string): string | null {
  return brands.find(([written]) => written.test(name))?.[1] ?? null;
}

const otherNames: Partial<Record<string, string>> = { Ricoh: 'Pentax', 'OM System': 'Olympus' };

/** Returns one name for a company that has two. */
export function company(name: string): string {
  const brand = knownBrand(name) ?? name.trim().toLowerCase();
  return otherNames[brand] ?? brand;
}

/** Whether a file is from a maker other than the item's, such as a phone or a scanner. False without a brand. */
export const isOtherMaker = (make: string, brand: string): boolean =>
  brand.trim() !== '' && company(make) !== company(brand);

export const brandOf = (make: string, model: string): string => knownBrand(model) ?? knownBrand(make) ?? make;

/** Whether files of the brand have a count. Only some of Canon's cameras write one. */
export const writesCounts = (brand: string): boolean =>
  ['Nikon', 'Sony', 'Pentax', 'Ricoh', 'Canon'].includes(brand);

const roman = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'];

export function nameOf(brand: string, model: string): string {
  const [, number, letters, version] =
    /^(?:ILCE|ILCA|SLT|DSLR)-A?(\d+)(R|S|C)?V?(?:M(\d))?/.exec(model) ?? [];
  if (brand === 'Sony' && number)
    return `Alpha ${number}${letters ?? ''} ${roman[Number(version ?? 0)] ?? ''}`.trim();
  if (brand === 'Canon' && model.endsWith('EOS R6m2')) return 'EOS R6 Mark II';
  return model.replace(new RegExp(`^${brand}\\s+`, 'i'), '').replace(/(?<=\d)(?=Mark ?[IVX]+$)/i, ' ');
}

export const cameraName = ({ make, model }: { make: string; model: string }): string =>
  `${make} ${nameOf(make, model)}`;

const programs =
  /adobe|lightroom|photoshop|capture one|gimp|darktable|rawtherapee|snapseed|picasa|apple|google|paint|affinity|luminar|dxo|\bon1/i;

/** Whether the "software" of a file is a program that saved it, rather than a camera's firmware. */
export function isProgram(software: string, model: string): boolean {
  if (programs.test(software)) return true;
  return !/^(ver(sion)?\.?\s*)?\d|firmware|\bv\d/i.test(software) && !software.includes(model);
}
