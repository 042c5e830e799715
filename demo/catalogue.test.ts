import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { checklistFor, pointsWithPhoto } from '#src/gear/grading/checklists.ts';
import { gradeAnswers } from '#src/gear/grading/grade.ts';
import { faultsOfAnswers, knownTraits } from '#src/gear/grading/service.server.ts';
import { digitalCameras } from './catalogue/cameras-digital.ts';
import { answersOf, type Item } from './catalogue/item.ts';
import { accessories, cameras, everything, kinds, lenses, type Kind } from './catalogue/kinds.ts';
import { checklistOf } from './inspections.ts';
import { readPictures } from './photos.ts';
import { parsePost } from './post.ts';
import { admin, buyers, sellers } from './users.ts';

const here = import.meta.dirname;
const pictures = readPictures();
const files = readdirSync(join(here, 'pictures')).filter((name) => name.endsWith('.webp'));
const posts = readdirSync(join(here, 'posts')).filter((name) => name.endsWith('.md'));
const sizeOf = (name: string): number => statSync(join(here, 'pictures', name)).size;
const readPost = (name: string) => parsePost(readFileSync(join(here, 'posts', name), 'utf8'));

const isWhole = (value: number, from: number, to: number): boolean =>
  Number.isInteger(value) && value >= from && value <= to;

/** Returns the rows of the reference tables by id: id, maker, name, mounts. */
const modelsOf = (...names: string[]): Map<string, string[]> => {
  const lines = names.flatMap((name) =>
    readFileSync(join(here, '../reference', name), 'utf8')
      .split('\n')
      .slice(1),
  );
  return new Map(lines.map((line) => line.split('\t')).map((row) => [row[0]!, row]));
};

describe('the demo catalogue', () => {
  test('has enough items of each kind', () => {
    expect(everything.length).toBeGreaterThanOrEqual(60);
    expect(cameras.length).toBeGreaterThanOrEqual(24);
    expect(lenses.length).toBeGreaterThanOrEqual(16);
    expect(accessories.length).toBeGreaterThanOrEqual(12);
    expect(everything.filter((item) => item.advertised).length).toBeGreaterThanOrEqual(6);
  });

  test('keeps every item within the limits of a listing', () => {
    for (const item of everything) {
      expect(item.title.length, item.title).toBeLessThanOrEqual(120);
      expect(item.des.length, item.title).toBeLessThanOrEqual(5000);
      expect(item.location.length, item.title).toBeLessThanOrEqual(120);
      expect(item.title.trim() && item.brand.trim() && item.location.trim(), item.title).toBeTruthy();
      expect(['Excellent', 'Good', 'Fair'], item.title).toContain(item.condition);
      expect(isWhole(item.duration, 0, 1200), item.title).toBe(true);
      expect(isWhole(item.daysAgo, 0, 60), item.title).toBe(true);
      expect(sellers[item.seller], item.title).toBeDefined();
    }
  });

  test('describes each item in two to five sentences that no other item has', () => {
    expect(new Set(everything.map((item) => item.des)).size).toBe(everything.length);
    expect(new Set(everything.map((item) => item.title)).size).toBe(everything.length);
    for (const { des, title } of everything) {
      const sentences = des.split(/[.!?](?:\s|$)/).filter(Boolean).length;
      expect(isWhole(sentences, 2, 5), `${title}: ${sentences}`).toBe(true);
    }
  });

  test('lists no item before its seller joined', () => {
    for (const item of everything) expect(item.daysAgo).toBeLessThan(sellers[item.seller].joinedDaysAgo);
  });

  test('advertises no booked or sold item', () => {
    expect(everything.filter((item) => item.advertised && item.order)).toEqual([]);
  });
});

describe('the demo users', () => {
  test('have unique email addresses that cannot reach anyone', () => {
    const all = [admin, ...buyers, ...sellers].map(({ email }) => email);
    expect(new Set(all).size).toBe(all.length);
    for (const email of all) expect(email).toMatch(/^[a-z.]+@example\.com$/);
  });
});

describe('the models of the demo catalogue', () => {
  const known = { cameras: modelsOf('cameras.tsv'), lenses: modelsOf('lenses.tsv') };
  const linked = { cameras, lenses };

  test('have the brand and mount that the item names', () => {
    for (const kind of ['cameras', 'lenses'] as const)
      for (const { modelId, model, mount, brand, title } of linked[kind]) {
        expect(modelId ?? model, title).toBeTruthy();
        if (!modelId) continue;
        const [, maker = '', , mounts = ''] = known[kind].get(modelId) ?? [];
        expect(maker, title).toBe(brand);
        expect(model, title).toBeUndefined();
        // If the model has several mounts, the item must name its own.
        expect(mounts.split(', '), title).toContain(mount ?? mounts);
      }
  });

  test('occur only once each, and more than half of the cameras and lenses have one', () => {
    const ids = [...cameras, ...lenses].flatMap(({ modelId }) => modelId ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan((cameras.length + lenses.length) / 2);
  });
});

const found = await Promise.all(
  Object.entries(kinds).flatMap(([kind, items]) =>
    items.flatMap((item: Item) => (item.found ? [inspected(kind as Kind, item, item.found)] : [])),
  ),
);

async function inspected(kind: Kind, item: Item, given: NonNullable<Item['found']>) {
  const list = checklistOf(kind, item);
  const known = await knownTraits(join(here, '..'), item.modelId ?? null);
  const answers = answersOf(list, given, known);
  return { ...item, given, list, answers, checklist: checklistFor(list, known, answers) };
}

describe('the inspections of the demo items', () => {
  test('determine the condition of the item', () => {
    for (const { title, given, answers, checklist, condition } of found) {
      const points = checklist.points.map(({ id }) => id);
      expect(points, title).toEqual(expect.arrayContaining(Object.keys(given)));
      expect(faultsOfAnswers(checklist, answers), title).toEqual([]);
      expect(gradeAnswers(checklist, answers).grade, title).toBe(condition);
    }
  });

  test('cover half of the items, and every checklist, condition and status; some points are not checked', () => {
    expect(found.length).toBeGreaterThanOrEqual(everything.length / 2);
    expect(new Set(found.map(({ list }) => list)).size).toBe(4);
    expect(new Set(found.map(({ condition }) => condition)).size).toBe(3);
    const unchecked = found.filter(({ given }) => Object.values(given).includes(null));
    expect(unchecked.length).toBeGreaterThanOrEqual(2);
    const states = found.map(({ order }) => order && (order.soldDaysAgo === undefined ? 'booked' : 'sold'));
    expect(new Set(states)).toEqual(new Set([undefined, 'booked', 'sold']));
  });

  test('show a close-up only of a fault that the checklist asks a photo of', () => {
    const closeUps = found.filter(({ closeUp }) => closeUp !== undefined);
    expect(closeUps.length).toBeGreaterThanOrEqual(12);
    for (const { title, checklist, answers, given, closeUp } of closeUps) {
      const points = pointsWithPhoto(checklist.points, answers);
      expect(
        points.filter(({ id }) => id in given).map(({ id }) => id),
        title,
      ).toContain(closeUp);
    }
  });

  test('include a file with a shutter count for a quarter of the digital cameras', () => {
    const shot = digitalCameras.flatMap(({ file }) => file ?? []);
    expect(shot.length).toBeGreaterThanOrEqual(digitalCameras.length / 4);
    expect(shot.filter(({ count }) => count === undefined)).toEqual([]);
    expect(everything.filter(({ file }) => file)).toHaveLength(shot.length);
  });
});

describe('the demo pictures', () => {
  const posted = posts.map((name) => readPost(name).image);
  const shown = everything.flatMap((item) => item.pictures);
  const first = new Set<string>(everything.map((item) => item.pictures[0]));
  const fixed = ['slide-1', 'slide-2', 'slide-3', 'banner-a', 'banner-b', 'lens-70-200-white'];
  const categories = ['category-cameras', 'category-lens', 'category-accessories'];

  test('exist in each size, and there are no other files', () => {
    const wanted = [...pictures].flatMap(([name, { widths }]) =>
      widths.map((width) => `${name}-${width}.webp`),
    );
    expect(files.toSorted()).toEqual(wanted.toSorted());
  });

  test('are all used, each by one item only', () => {
    expect(new Set(shown).size).toBe(shown.length);
    const used = new Set([...shown, ...posted, ...fixed, ...categories]);
    expect([...pictures.keys()].filter((name) => !used.has(name))).toEqual([]);
  });

  test('show every item in at least three photos', () => {
    const few = everything.filter((item) => item.pictures.length < 3);
    expect(few.map(({ title }) => title)).toEqual([]);
  });

  test('show every item, category, slide and post', () => {
    const wanted = [...shown, ...posted, ...fixed, ...categories];
    expect(wanted.filter((name) => !pictures.has(name))).toEqual([]);
  });

  test('have a ratio of 4:3, and are 1,200 px wide when they are the first of an item’s photos', async () => {
    for (const name of shown) {
      const { widths, height, placeholder } = pictures.get(name)!;
      const width = widths.at(-1)!;
      expect(first.has(name) ? [1200] : [900, 1200], name).toContain(width);
      expect([widths, height], name).toEqual([[320, 640, width], (width * 3) / 4]);
      const meta = await sharp(join(here, 'pictures', `${name}-${width}.webp`)).metadata();
      expect([meta.width, meta.height, meta.exif], name).toEqual([width, height, undefined]);
      expect(placeholder, name).toMatch(/^data:image\/webp;base64,/);
      expect(placeholder.length, name).toBeLessThanOrEqual(1000);
    }
  });

  test('are at most 16 MB in total, and at most 30 kB each in lists', () => {
    expect(files.reduce((sum, name) => sum + sizeOf(name), 0)).toBeLessThan(16 * 1024 * 1024);
    for (const name of files.filter((file) => file.endsWith('-640.webp')))
      expect(sizeOf(name), name).toBeLessThan(30_000);
  });
});

describe('the demo posts', () => {
  test('are six in number, each with a different picture', () => {
    expect(posts).toHaveLength(6);
    expect(new Set(posts.map((name) => readPost(name).image)).size).toBe(6);
  });

  test('have a title, an excerpt, a date and 600 to 900 words', () => {
    for (const name of posts) {
      const post = readPost(name);
      expect(post.title.length, name).toBeLessThanOrEqual(120);
      expect(post.excerpt.length, name).toBeLessThanOrEqual(300);
      expect(post.date, name).toMatch(/^2026-\d\d-\d\d$/);
      expect(Number.isNaN(Date.parse(post.date)), name).toBe(false);
      expect(isWhole(post.text.split(/\s+/).length, 600, 900), name).toBe(true);
    }
  });
});
