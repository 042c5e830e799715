/** A category card of the home page; `cat` is the route segment, `img` a file in `demo/pictures`. */
export type Category = { cat: 'cameras' | 'lens' | 'accessories'; name: string; img: string };

export const categories: Category[] = [
  { cat: 'cameras', name: 'Cameras', img: 'category-cameras.svg' },
  { cat: 'lens', name: 'Lens', img: 'category-lens.svg' },
  { cat: 'accessories', name: 'Accessories', img: 'category-accessories.svg' },
];
