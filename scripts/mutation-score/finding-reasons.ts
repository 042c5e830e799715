import { each, type Reason } from './reason.ts';

const suggest = 'src/search/suggest-service.server.ts';
const ways = 'src/search/ways-on-service.server.ts';
const words = 'src/search/words-service.server.ts';

export const findingReasons: Reason[] = [
  ...each('Brands come in the order of the alphabet, in which a shorter one comes before those that go on.', [
    { file: suggest, line: 'one.length - other.length' },
  ]),
  ...each('The call and the page trim what was typed, and refuse blanks alone.', [
    { file: suggest, line: "suggest(app: App, q = '')" },
    { file: suggest, line: 'const typed = foldText(q).trim()' },
  ]),
  ...each('No model of the reference fits exactly so well.', [
    { file: suggest, line: 'found.filter(({ fit }) => fit >= worst)', becomes: 'fit > worst' },
    { file: suggest, line: 'fit >= best * nearly', becomes: 'fit > best * nearly' },
  ]),
  {
    file: 'src/search/service.server.ts',
    line: 'if (asked.q === undefined) return asked',
    becomes: 'false',
    why: 'Without words no pattern of a price matches, and the answer is the same with `q` undefined.',
  },
  ...each('Without words there are no written ones that a phrase could be left out of.', [
    { file: ways, line: 'const written = q?.split', becomes: '["Stryker was here"]' },
    { file: ways, line: 'const phrases = q === undefined', becomes: '["Stryker was here"]' },
  ]),
  ...each('A filter without values narrows nothing, as one that is not there.', [
    { file: ways, line: 'rest.length > 0 ? rest : undefined' },
  ]),
  ...each('Without its only words nothing is asked for, which finds nothing.', [
    { file: ways, line: 'phrases.length > 1 ? phrases.slice' },
  ]),
  ...each('It saves understanding the same words twice; what they mean is the same.', [
    { file: words, line: 'const whole = all === typed' },
  ]),
  ...each('A way without conditions finds nothing, as no way does.', [
    { file: words, line: 'ways: groups.length > 0' },
  ]),
  ...each('Only words that may have been mistyped are asked for, and these are in no table.', [
    { file: words, line: 'if (slipped) unknown.set(word, slipped)' },
    { file: words, line: "like.get(slip ?? '')", becomes: '"Stryker was here!"' },
  ]),
];
