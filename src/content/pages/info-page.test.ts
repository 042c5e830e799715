import { expect, test } from 'vitest';
import { info } from '#src/texts/pages.server.ts';
import { elementOf, textsOf } from '#test/markup.ts';
import { render } from '#test/rendered.ts';
import { useShop } from '#test/shop.ts';

const pages: Record<string, string> = {};
const shop = await useShop();
const shipped = Object.entries(info).map(([name, text]) => [name, text()] as const);
for (const [name] of shipped) pages[name] = (await render(shop.app, `/${name}`)).html;

const paragraphsOf = (name: string): string[] => textsOf(elementOf(pages[name]!, 'article').html, 'p');

test.for(shipped)('/%s shows all its texts', ([name, { title, lead, sections }]) => {
  const { html } = elementOf(pages[name]!, 'main');
  expect(textsOf(html, 'h1')).toEqual([title]);
  expect(textsOf(html, 'h2')).toEqual(sections.map(({ heading }) => heading));
  expect(paragraphsOf(name)).toEqual([lead, ...sections.map(({ text }) => text)]);
  const link = elementOf(elementOf(pages[name]!, 'footer').html, 'a', title);
  expect(link.attributes['href']).toBe(`/${name}`);
});

test('the only two sentences about fees say that there are none', () => {
  const sentences = shipped.flatMap(([name]) =>
    paragraphsOf(name)
      .flatMap((text) => text.split(/(?<=\.) /))
      .filter((sentence) => /\bfees?\b|commission|charge|per ?cent|%|\$/i.test(sentence))
      .map((sentence) => [name, sentence]),
  );
  expect(sentences).toEqual([
    ['buying', 'Rangefinder takes no payment and no fee.'],
    ['about', 'It takes no fees, shows no third-party ads, and tracks nobody.'],
  ]);
});
