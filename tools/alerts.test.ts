import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { createCards } from '#src/app/pages/cards.server.ts';
import { Streams } from '#src/messaging/live/stream-service.server.ts';
import { PageCache } from '#src/server/cache/page-cache.ts';
import { createListener } from '#src/server/http/listener.ts';
import { serveMetrics } from '#src/server/observability/metrics.ts';
import { root } from '#src/server/start-up/environment.ts';
import { useShop } from '#test/shop.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const guide = read('docs/alerts.md');

const rule = z.strictObject({
  alert: z.string().regex(/^Rangefinder[A-Z][A-Za-z]+$/),
  expr: z.string().min(5),
  for: z.string().regex(/^\d+[mh]$/),
  labels: z.strictObject({ severity: z.enum(['warning', 'critical']) }),
  annotations: z.strictObject({ summary: z.string().min(10), runbook: z.string() }),
});
const ruleFile = z.strictObject({
  groups: z.array(z.strictObject({ name: z.string(), rules: z.array(rule) })),
});
const rules = ruleFile.parse(parse(read('deploy/alerts.yml'))).groups.flatMap((group) => group.rules);

const source = z.strictObject({ type: z.literal('prometheus'), uid: z.literal('${datasource}') });
const place = z.strictObject({
  h: z.int().min(1),
  w: z.int().min(1).max(24),
  x: z.int().min(0).max(23),
  y: z.int().min(0),
});
const target = z.object({ refId: z.string().regex(/^[A-Z]$/), expr: z.string().min(5), datasource: source });
const panel = z.discriminatedUnion('type', [
  z.object({ type: z.literal('row'), id: z.int(), title: z.string().min(1), gridPos: place }),
  z.object({
    type: z.enum(['stat', 'timeseries']),
    id: z.int(),
    title: z.string().min(1),
    gridPos: place,
    datasource: source,
    fieldConfig: z.object({ defaults: z.object({ unit: z.string() }), overrides: z.array(z.never()) }),
    targets: z.array(target).min(1),
  }),
]);
/** The fields that Grafana requires of an imported dashboard. */
const dashboardFile = z.object({
  title: z.string().min(1),
  uid: z.string().min(1),
  schemaVersion: z.literal(39),
  templating: z.object({
    list: z.array(z.object({ name: z.string(), type: z.enum(['datasource', 'query']) })),
  }),
  panels: z.array(panel).min(1),
});
const { panels, templating } = dashboardFile.parse(JSON.parse(read('deploy/dashboard.json')));
const shown = panels.flatMap((each) => (each.type === 'row' ? [] : each.targets.map(({ expr }) => expr)));

const shop = await useShop();

async function exportedTypes(): Promise<Map<string, string>> {
  const app = { ...shop.app, config: { ...shop.app.config, METRICS_PORT: 0 } };
  const cache = new PageCache(app.changes);
  const streams = new Streams(app);
  createCards(app);
  createListener(app, cache, () => new Response(), undefined, streams);
  const metrics = (await serveMetrics(app, cache))!;
  const text = await (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text();
  await metrics.close();
  streams.close();
  return new Map([...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name, type]) => [name!, type!]));
}
const exported = await exportedTypes();

function metricsIn(expr: string): string[] {
  const words = expr.replaceAll(/"[^"]*"/g, '').match(/\b(rangefinder|process|nodejs)_\w+/g) ?? [];
  return words.map((word) => {
    const base = word.replace(/_(bucket|sum|count)$/, '');
    return exported.get(base) === 'histogram' ? base : word;
  });
}

test('/metrics has every metric that an alert or the dashboard names', () => {
  const named = [...rules.map(({ expr }) => expr), ...shown].flatMap(metricsIn);
  expect(named.length).toBeGreaterThan(30);
  expect([...new Set(named)].filter((name) => !exported.has(name))).toEqual([]);
  for (const expr of [...rules.map((each) => each.expr), ...shown])
    expect(metricsIn(expr).length + (/\bup\b/.test(expr) ? 1 : 0), expr).toBeGreaterThan(0);
});

test('every alert has a unique name and a section in the guide, which has no other sections', () => {
  const names = rules.map(({ alert }) => alert);
  expect(new Set(names).size).toBe(names.length);
  for (const { alert, annotations } of rules)
    expect(annotations.runbook).toBe(`docs/alerts.md#${alert.toLowerCase()}`);
  const sections = [...guide.matchAll(/^### (\w+)\n\n(.+)/gm)].map(([, name]) => name);
  expect(sections).toEqual(names);
});

test('every alert is tested at a time at which it fires and at one at which it does not', () => {
  const tried = parse(read('deploy/alerts.test.yml')) as {
    rule_files: string[];
    tests: { name: string; promql_expr_test: { exp_samples: { value: number }[] }[] }[];
  };
  expect(tried.rule_files).toEqual(['alerts.yml']);
  expect(tried.tests.map(({ name }) => name)).toEqual(rules.map(({ alert }) => alert));
  for (const { name, promql_expr_test: moments } of tried.tests)
    expect(
      moments.map(({ exp_samples: [sample] }) => sample!.value),
      name,
    ).toEqual([0, 1]);
});

test('the guide documents exactly the metrics of the shop', () => {
  const documented = [...guide.matchAll(/^\| `(rangefinder_\w+)/gm)].map(([, name]) => name!);
  const own = [...exported.keys()].filter((name) => name.startsWith('rangefinder_'));
  expect(documented.toSorted()).toEqual(own.toSorted());
});

test('panels of the dashboard do not overlap and use only variables that the dashboard defines', () => {
  const taken = new Set<string>();
  for (const { gridPos: at, title } of panels) {
    for (let x = at.x; x < at.x + at.w; x++)
      for (let y = at.y; y < at.y + at.h; y++) {
        expect(x, title).toBeLessThan(24);
        expect(taken.has(`${x} ${y}`), title).toBe(false);
        taken.add(`${x} ${y}`);
      }
  }
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const variables = new Set(['__rate_interval', ...templating.list.map(({ name }) => name)]);
  for (const expr of shown)
    for (const [, name] of expr.matchAll(/\$(\w+)/g)) expect(variables.has(name!), expr).toBe(true);
});
