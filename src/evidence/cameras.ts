/** No shutter has lived longer: a number above it counts something else. */
export const mostCount = 2_000_000;

/** As shops call makers, by what their cameras write; the first that is found. */
const brands: readonly (readonly [written: RegExp, brand: string])[] = [
  [/nikon/i, 'Nikon'],
  [/canon/i, 'Canon'],
  [/sony/i, 'Sony'],
  // Ricoh makes the cameras of Pentax.
  [/pentax/i, 'Pentax'],
  [/ricoh/i, 'Ricoh'],
  [/fuji/i, 'Fujifilm'],
  [/olympus|om digital|om system/i, 'Olympus'],
  [/panasonic|lumix/i, 'Panasonic'],
  [/leica/i, 'Leica'],
  [/sigma/i, 'Sigma'],
];

/** The maker that a name names; null where it is none of those whose files are known. */
export function knownBrand(name: string): string | null {
  return brands.find(([written]) => written.test(name))?.[1] ?? null;
}

/** A maker as shops call it, of what its camera wrote. */
export const brandOf = (make: string, model: string): string => knownBrand(model) ?? knownBrand(make) ?? make;

/** Whether cameras of a maker write a count that can be read. */
export const writesCounts = (brand: string): boolean => ['Nikon', 'Sony', 'Pentax', 'Ricoh'].includes(brand);

const roman = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'];

/** What a camera is sold as: Sony writes 'ILCE-7RM3' for 'Alpha 7R III'. */
export function nameOf(brand: string, model: string): string {
  const [, number, letters, version] =
    /^(?:ILCE|ILCA|SLT|DSLR)-A?(\d+)(R|S|C)?V?(?:M(\d))?/.exec(model) ?? [];
  if (brand === 'Sony' && number)
    return `Alpha ${number}${letters ?? ''} ${roman[Number(version ?? 0)] ?? ''}`.trim();
  return model.replace(new RegExp(`^${brand}\\s+`, 'i'), '');
}

/** What a camera is called, of what it wrote. */
export const cameraName = ({ make, model }: { make: string; model: string }): string =>
  `${make} ${nameOf(make, model)}`;

const programs =
  /adobe|lightroom|photoshop|capture one|gimp|darktable|rawtherapee|snapseed|picasa|apple|google|paint|affinity|luminar|dxo|\bon1/i;

/** Whether what stands as a file's software is a program that saved it, and no camera's firmware. */
export function isProgram(software: string, model: string): boolean {
  if (programs.test(software)) return true;
  return !/^(ver(sion)?\.?\s*)?\d|firmware|\bv\d/i.test(software) && !software.includes(model);
}
