import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Case } from '#lab/cases.ts';
import { Postgres } from '#lab/helpers/postgres.ts';
import { BuiltShop } from '#lab/helpers/shop.ts';
import { root } from '#src/server/start-up/environment.ts';

type Dashboard = { panels: { title: string; targets?: { expr: string }[] }[] };

export const watchCase: Case = {
  id: 'w',
  name: 'promtool accepts the metrics of a running shop, its alerts and their tests, and the dashboard’s queries',
  programs: ['postgresql', 'prometheus'],
  async run(ground) {
    const promtool = (...args: string[]): string =>
      ground.run('promtool', args, { cwd: join(root, 'deploy') });
    ground.log(promtool('check', 'rules', 'alerts.yml').trim().split('\n').at(-1)!.trim());
    promtool('test', 'rules', 'alerts.test.yml');

    const { panels } = JSON.parse(readFileSync(join(root, 'deploy/dashboard.json'), 'utf8')) as Dashboard;
    const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
    const rules = expressions.map((expr, index) => ({
      record: `asked:${index}`,
      expr: expr.replaceAll('$__rate_interval', '5m'),
    }));
    // Written as JSON, which is valid YAML.
    const file = join(ground.folder, 'dashboard-rules.yml');
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
    promtool('check', 'rules', file);
    ground.log(`the dashboard has ${expressions.length} queries`);

    const postgres = await Postgres.make(ground);
    const shop = await BuiltShop.open(ground, postgres.url);
    for (const path of ['/', '/cameras', '/search?q=leica', '/api/search?q=nikon'])
      assert.equal((await fetch(shop.url + path)).status, 200, path);
    const text = await shop.metrics();
    const metrics = join(ground.folder, 'metrics');
    writeFileSync(metrics, text);
    ground.run('sh', ['-c', `promtool check metrics < '${metrics}'`]);
    ground.log(`/metrics has ${text.split('\n').filter((line) => /^\w/.test(line)).length} series`);
    await shop.stop();
  },
};
