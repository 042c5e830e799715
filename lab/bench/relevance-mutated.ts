import { createRandom } from './random.ts';

export type Named = { id: string; maker: string; name: string };

type Random = () => number;
const pick = <T>(random: Random, values: readonly T[]): T => values[Math.floor(random() * values.length)]!;

/** Makes a typo in a word, but not in a number, because a different number names a different model. */
function makeTypo(name: string, random: Random): string {
  const words = name.split(' ');
  const long = words.flatMap((word, at) => (/^\p{L}{4,}$/u.test(word) ? [at] : []));
  if (long.length === 0) return name;
  const at = pick(random, long);
  const letters = [...words[at]!];
  const place = Math.floor(random() * (letters.length - 1));
  const act = Math.floor(random() * 4);
  if (act === 0) letters.splice(place, 1);
  else if (act === 1) letters.splice(place, 0, letters[place]!);
  else if (act === 2) letters[place] = pick(random, [...'abcdefghijklmnopqrstuvwxyz']);
  else [letters[place], letters[place + 1]] = [letters[place + 1]!, letters[place]!];
  words[at] = letters.join('');
  return words.join(' ');
}

function space(name: string, random: Random): string {
  const places = [...name.matchAll(/[ -]|(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/gi)];
  if (places.length === 0) return name;
  const { index, 0: sign } = pick(random, places);
  const other =
    sign === '' ? pick(random, [' ', '-']) : sign === ' ' ? pick(random, ['', '-']) : pick(random, ['', ' ']);
  return name.slice(0, index) + other + name.slice(index + sign.length);
}

function order(name: string, random: Random): string {
  const words = name.split(' ');
  const [word] = words.splice(Math.floor(random() * words.length), 1);
  words.splice(Math.floor(random() * (words.length + 1)), 0, word!);
  return words.join(' ');
}

const mutations = [makeTypo, space, order];

/** Returns model names with one or two mutations each; the same seed gives the same names. */
export function mutate<M extends Named>(
  models: readonly M[],
  count: number,
  seed: number,
): { typed: string; model: M }[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => {
    const model = pick(random, models);
    let typed = `${model.maker} ${model.name}`;
    const mutationCount = 1 + Math.floor(random() * 2);
    for (let turn = 0; turn < mutationCount; turn++) typed = pick(random, mutations)(typed, random);
    return { typed: random() < 0.5 ? typed.toLowerCase() : typed, model };
  });
}
