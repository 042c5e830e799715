import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import type { Case } from '#lab/cases.ts';
import { Load } from '#lab/helpers/load.ts';
import { queryAt } from '#lab/helpers/postgres.ts';
import { BuiltShop } from '#lab/helpers/shop.ts';
import { Cluster, whenWhole } from './cluster.ts';

const lateMs = 200;
/** Longer than the statement timeout, because even then no order may be acknowledged before a standby has it. */
const heldMs = 13_000;
const outageLimit = 30;

export const failoverCase: Case = {
  id: 'g',
  name: 'the primary of a Patroni cluster is killed under load while replication is delayed',
  programs: ['postgresql', 'patroni', 'python3-etcd', 'etcd-server', 'haproxy'],
  async run(ground) {
    const cluster = await Cluster.make(ground);
    const account = { name: 'rangefinder', password: 'a-shop-of-a-test' };
    await cluster.query(`create role ${account.name} login password '${account.password}'`);
    await cluster.query(`create database rangefinder owner ${account.name}`);
    const url = cluster.url('rangefinder', account);
    const load = await Load.start([await BuiltShop.open(ground, url)], queryAt(url));
    await load.more(20);

    const primary = await cluster.primary();
    primary.replication.delayMs = lateMs;
    const began = performance.now();
    await load.more(20);
    const perOrder = (performance.now() - began) / 20;
    ground.log(`replication delayed by ${lateMs} ms: one order per ${perOrder.toFixed(0)} ms`);

    primary.replication.hold();
    const held = performance.now();
    await delay(heldMs);
    const early = load.acknowledged.filter((at) => at > held + 1_000).length;
    const killed = performance.now();
    primary.crash();
    ground.log(
      `replication held for ${heldMs / 1000} s: ${early} orders acknowledged; then ${primary.name} killed`,
    );
    const outage = await load.outageSince(killed, 120_000);
    const next = await cluster.primary();
    ground.log(`orders succeed again, at ${next.name}, after ${outage.toFixed(1)} s`);
    await load.more(20);
    await load.stop(ground);
    await load.finish(ground);
    assert.equal(early, 0, 'no order is acknowledged before a standby has it');
    assert.notEqual(next.name, primary.name);
    assert.ok(outage < outageLimit, `the outage should be shorter than ${outageLimit} s`);

    // The old primary has transactions that were never acknowledged, and must discard them when it comes back.
    primary.replication.release();
    primary.replication.delayMs = 0;
    primary.start();
    await whenWhole(cluster.nodes, 90_000);
    const direct = url.replace(/127\.0\.0\.1:\d+/, `${primary.host}:${primary.ports.postgres}`);
    ground.log(`${primary.name} is a standby: ${await load.check(queryAt(direct))}`);
  },
};
