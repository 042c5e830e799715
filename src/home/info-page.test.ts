import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { info } from '#src/texts/info.server.ts';
import InfoPage from './info-page.tsx';

/** What a page says under its headings, sentence by sentence. */
function sentencesOf(name: string): string[] {
  const page = createElement(InfoPage, { loaderData: info[name]! } as never);
  const paragraphs = renderToStaticMarkup(page).matchAll(/<\/h2><p[^>]*>(.*?)<\/p>/g);
  return [...paragraphs].flatMap(([, text]) => text!.split(/(?<=\.) /));
}

test('the pages say that there is no fee, and speak of none', () => {
  const said = Object.keys(info).flatMap((name) =>
    sentencesOf(name)
      .filter((sentence) => /\bfees?\b|commission|charge|per ?cent|%|\$/i.test(sentence))
      .map((sentence) => [name, sentence]),
  );
  expect(said).toEqual([
    ['buying', 'Rangefinder takes no payment and no fee.'],
    ['selling', 'Advertise shows an available item on the home page for 14 days, free of charge.'],
    ['about', 'It takes no fee, shows no outside advertising, and follows nobody around.'],
  ]);
});
