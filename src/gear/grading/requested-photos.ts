import { asksPhoto, type Point } from './checklists.ts';
import type { Answers } from './schemas.ts';

export function asking(points: readonly Point[], answers: Answers): Point[] {
  return points.filter((point) => asksPhoto(point, answers[point.id] ?? ''));
}

export function photosOf(
  points: readonly Point[],
  urlsOf: (id: string) => string[],
): Record<string, string[]> {
  const all = points.map(({ id }) => [id, urlsOf(id)] as const);
  return Object.fromEntries(all.filter(([, urls]) => urls.length > 0));
}
