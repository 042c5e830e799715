import { expect, test } from 'vitest';
import { info } from '#src/texts/pages.server.ts';
import { elementOf, elementsOf, textsOf } from '#test/markup.ts';
import { render } from '#test/rendered.ts';
import { useShop } from '#test/shop.ts';

const pages: Record<string, string> = {};
const shop = await useShop();
for (const name of Object.keys(info)) pages[name] = (await render(shop.app, `/${name}`)).html;

function sentencesOf(name: string): string[] {
  const sections = elementsOf(elementOf(pages[name]!, 'main').html, 'section');
  return sections.flatMap(({ html }) => textsOf(html, 'p')).flatMap((text) => text.split(/(?<=\.) /));
}

test.for(Object.entries(info))('/%s shows all its texts', ([name, texts]) => {
  const { html, text } = elementOf(pages[name]!, 'main');
  expect(textsOf(html, 'h1')).toEqual([texts.title]);
  expect(text).toContain(texts.lead);
  expect(textsOf(html, 'h2')).toEqual(texts.sections.map(({ heading }) => heading));
  const paragraphs = elementsOf(html, 'section').map((section) => textsOf(section.html, 'p'));
  expect(paragraphs).toEqual(texts.sections.map((section) => [section.text]));
  const link = elementOf(elementOf(pages[name]!, 'footer').html, 'a', texts.title);
  expect(link.attributes['href']).toBe(`/${name}`);
});

test('two sentences mention a fee, and each of them denies it', () => {
  const sentences = Object.keys(info).flatMap((name) =>
    sentencesOf(name)
      .filter((sentence) => /\bfees?\b|commission|charge|per ?cent|%|\$/i.test(sentence))
      .map((sentence) => [name, sentence]),
  );
  expect(sentences).toEqual([
    ['buying', 'Rangefinder takes no payment and no fee.'],
    ['about', 'It takes no fees, shows no third-party ads, and tracks nobody.'],
  ]);
});
