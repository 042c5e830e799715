import { expect, test } from 'vitest';
import { anAdapter as german } from '#src/texts/de/adapters.ts';
import { anAdapter as spanish } from '#src/texts/es/adapters.ts';
import { anAdapter as french } from '#src/texts/fr/adapters.ts';
import { anAdapter as japanese } from '#src/texts/ja/adapters.ts';
import { adapterRows } from './facts.server.ts';

test.for([
  [
    'Canon FD to Sony E adapter',
    'einem Adapter von Canon FD auf Sony E',
    'une bague Canon FD vers Sony E',
    'un adaptador de Canon FD a Sony E',
    'マウントアダプター（Canon FD → Sony E）',
  ],
  [
    'Pentax 67 to Canon RF Vertex adapter',
    'einem Vertex-Adapter von Pentax 67 auf Canon RF',
    'une bague Vertex Pentax 67 vers Canon RF',
    'un adaptador Vertex de Pentax 67 a Canon RF',
    'Vertexマウントアダプター（Pentax 67 → Canon RF）',
  ],
  [
    'M42 to Nikon F adapter with a lens',
    'einem Adapter von M42 auf Nikon F mit Korrekturlinse',
    'une bague M42 vers Nikon F avec lentille',
    'un adaptador de M42 a Nikon F con lente',
    'マウントアダプター（M42 → Nikon F）（補正レンズ入り）',
  ],
  ['Nikon FTZ', 'dem Nikon FTZ', 'la bague Nikon FTZ', 'el Nikon FTZ', 'Nikon FTZ'],
  ['', 'einem Adapter', 'une bague', 'un adaptador', 'マウントアダプター'],
] as const)('each language names the adapter "%s"', ([name, ...expected]) => {
  expect([german, french, spanish, japanese].map((write) => write(name))).toEqual(expected);
});

test('no name of the reference keeps English words', async () => {
  const names = (await adapterRows(`${import.meta.dirname}/../../..`)).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(400);
  const english = /\b(?:adapter for|ring|later|glassless|with a lens|teleconverter)\b|\bto .+ adapter\b/;
  for (const write of [german, french, spanish, japanese])
    expect(names.map(write).filter((name) => english.test(name))).toEqual([]);
});
