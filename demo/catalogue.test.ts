import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { accessories } from './catalogue/accessories.ts';
import { cameras } from './catalogue/cameras.ts';
import type { Item } from './catalogue/item.ts';
import { lenses } from './catalogue/lenses.ts';
import { admin, buyer, sellers } from './people.ts';
import { drawAll } from './pictures/draw.ts';
import { parsePost } from './post.ts';

const here = import.meta.dirname;
const everything: Item[] = [...cameras, ...lenses, ...accessories];
const pictures = readdirSync(join(here, 'pictures')).filter((name) => name.endsWith('.svg'));
const posts = readdirSync(join(here, 'posts')).filter((name) => name.endsWith('.md'));
const readPicture = (name: string): string => readFileSync(join(here, 'pictures', name), 'utf8');
const readPost = (name: string) => parsePost(readFileSync(join(here, 'posts', name), 'utf8'));

const isWhole = (value: number, from: number, to: number): boolean =>
  Number.isInteger(value) && value >= from && value <= to;

const isMoney = (value: number): boolean =>
  value >= 0.01 && value <= 1_000_000 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/** The tags of a picture that are opened, closed or left wrongly. */
const misnested = (svg: string): string[] => {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [tag, slash, name = '', selfClosed] of svg.matchAll(/<(\/?)(\w+)[^<>]*?(\/?)>/g)) {
    if (selfClosed) continue;
    if (!slash) open.push(name);
    else if (open.pop() !== name) wrong.push(tag);
  }
  return [...wrong, ...open];
};

describe('the demo catalogue', () => {
  test('holds enough of each kind', () => {
    expect(cameras.length).toBeGreaterThanOrEqual(26);
    expect(lenses.length).toBeGreaterThanOrEqual(22);
    expect(accessories.length).toBeGreaterThanOrEqual(14);
    expect(everything.filter((item) => item.advertised).length).toBeGreaterThanOrEqual(6);
    expect(everything.some((item) => item.state === 'booked')).toBe(true);
    expect(everything.some((item) => item.state === 'sold')).toBe(true);
  });

  test.each(everything)('$title keeps within the bounds of a listing', (item) => {
    expect(item.title.length).toBeLessThanOrEqual(120);
    expect(item.des.length).toBeLessThanOrEqual(5000);
    expect(item.location.length).toBeLessThanOrEqual(120);
    expect(item.title.trim() && item.brand.trim() && item.location.trim()).toBeTruthy();
    expect(['Excellent', 'Good', 'Fair']).toContain(item.condition);
    expect(isMoney(item.sale) && isMoney(item.buy)).toBe(true);
    expect(item.sale).toBeLessThan(item.buy);
    expect(isWhole(item.duration, 0, 1200)).toBe(true);
    expect(isWhole(item.daysAgo, 0, 60)).toBe(true);
    expect(sellers[item.seller]).toBeDefined();
    expect(pictures).toContain(item.picture);
  });

  test('says something different about every item, in two to five sentences', () => {
    expect(new Set(everything.map((item) => item.des)).size).toBe(everything.length);
    expect(new Set(everything.map((item) => item.title)).size).toBe(everything.length);
    for (const { des, title } of everything) {
      const sentences = des.split(/[.!?](?:\s|$)/).filter(Boolean).length;
      expect(isWhole(sentences, 2, 5), `${title}: ${sentences}`).toBe(true);
    }
  });

  test('lists nothing before its seller had joined', () => {
    for (const item of everything) expect(item.daysAgo).toBeLessThan(sellers[item.seller].joinedDaysAgo);
  });

  test('does not advertise what is booked or sold', () => {
    expect(everything.filter((item) => item.advertised && item.state)).toEqual([]);
  });
});

describe('the demo people', () => {
  test('have addresses that reach nobody, each its own', () => {
    const all = [admin, buyer, ...sellers].map((person) => person.email);
    expect(new Set(all).size).toBe(all.length);
    for (const email of all) expect(email).toMatch(/^[a-z.]+@example\.com$/);
    expect(sellers.filter((seller) => seller.verified)).toHaveLength(3);
  });
});

describe('the demo pictures', () => {
  test('are the ones that the drawings produce', () => {
    const drawn = drawAll();
    expect(pictures.toSorted()).toEqual([...drawn.keys()].map((name) => `${name}.svg`).toSorted());
    for (const [name, svg] of drawn) expect(readPicture(`${name}.svg`) === svg, name).toBe(true);
  });

  test.each(pictures)('%s is small, well-formed and refers to nothing outside', (name) => {
    const svg = readPicture(name);
    expect(svg.length).toBeLessThan(12_000);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^>]*viewBox="0 0 \d+ \d+">/);
    expect(misnested(svg)).toEqual([]);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg).not.toMatch(/<(script|foreignObject|style|image|a)\b|\son\w+=|javascript:|data:|style=/i);
    for (const [, target] of svg.matchAll(/href="([^"]*)"/g)) expect(target).toMatch(/^#/);
    for (const [, target] of svg.matchAll(/url\(([^)]*)\)/g)) expect(target).toMatch(/^#/);
  });

  test('are there for the categories, the slides, the banners and the posts', () => {
    const fixed = ['slide-1', 'slide-2', 'slide-3', 'banner-a', 'banner-b'];
    const kinds = ['category-cameras', 'category-lens', 'category-accessories'];
    const wanted = [...fixed, ...kinds].map((name) => `${name}.svg`);
    wanted.push(...posts.map((name) => readPost(name).image));
    expect(pictures).toEqual(expect.arrayContaining(wanted));
  });
});

describe('the demo posts', () => {
  test('are six, each with a picture of its own', () => {
    expect(posts).toHaveLength(6);
    expect(new Set(posts.map((name) => readPost(name).image)).size).toBe(6);
  });

  test.each(posts)('%s has its front matter and a useful length', (name) => {
    const post = readPost(name);
    expect(post.title.length).toBeLessThanOrEqual(120);
    expect(post.excerpt.length).toBeLessThanOrEqual(300);
    expect(post.date).toMatch(/^2026-\d\d-\d\d$/);
    expect(Number.isNaN(Date.parse(post.date))).toBe(false);
    expect(isWhole(post.text.split(/\s+/).length, 600, 900)).toBe(true);
  });
});
