import { readPictures } from './pictures.ts';

const pictures = readPictures();

// What is most like a thing whose own picture has not been rendered yet (demo/render/README.md).
const alike: Record<string, string> = {
  'hard-case': 'bag-messenger',
  backpack: 'bag-messenger',
  strap: 'bag-messenger',
  monopod: 'tripod',
  'ball-head': 'tripod',
  bridge: 'dslr-small',
};

/** The name of the picture that shows a thing: its own, or until there is one that of something like it. */
export function pictureFor(name: string): string {
  if (pictures.has(name)) return name;
  const group = name.split('-')[0]!;
  const wanted = alike[name] ?? alike[group];
  if (wanted && pictures.has(wanted)) return wanted;
  const sameGroup = [...pictures.keys()].filter((each) => each.split('-')[0] === group).toSorted();
  // Spread over what there is, and the same at every start.
  const sum = [...name].reduce((total, letter) => total + letter.codePointAt(0)!, 0);
  return sameGroup[sum % sameGroup.length] ?? 'category-accessories';
}
