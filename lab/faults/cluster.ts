import type { ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { killAll, processesIn } from '#lab/installations/processes.ts';
import { findFreePort } from '#test/free-port.ts';
import { hasEnded, waitUntil, type Ground } from './test-environment.ts';
import { haproxyConfig, patroniConfig, superuser, type NodePorts } from './patroni-config.ts';
import { queryAt, type Query } from './postgres.ts';
import { TcpProxy } from './tcp-proxy.ts';

type Member = { name: string; role: string; state: string };

const at = (port: number): string => `http://127.0.0.1:${port}`;

/** A machine with etcd, Patroni, PostgreSQL, and a proxy for its standbys. */
class ClusterNode {
  readonly name: string;
  readonly ports: NodePorts;
  readonly folder: string;
  /** The proxy between this server and its standbys. */
  readonly replication: TcpProxy;
  readonly #ground: Ground;
  readonly #etcdArgs: string[];
  #children: ChildProcess[] = [];

  constructor(ground: Ground, name: string, ports: NodePorts, peers: string, replication: TcpProxy) {
    this.#ground = ground;
    this.name = name;
    this.ports = ports;
    this.replication = replication;
    this.folder = ground.postgresFolder(name);
    this.#etcdArgs = [
      ['name', name],
      ['data-dir', join(this.folder, 'etcd')],
      ['listen-client-urls', at(ports.etcd)],
      ['advertise-client-urls', at(ports.etcd)],
      ['listen-peer-urls', at(ports.peer)],
      ['initial-advertise-peer-urls', at(ports.peer)],
      ['initial-cluster', peers],
    ].map(([key, value]) => `--${key}=${value}`);
  }

  writeConfig(etcdPorts: number[]): void {
    const file = join(this.folder, 'patroni.yml');
    writeFileSync(file, patroniConfig(this.name, this.folder, this.ports, etcdPorts), { mode: 0o600 });
    this.#ground.giveToPostgres(file);
  }

  start(): void {
    const options = { asPostgres: true, cwd: this.folder, env: { HOME: this.folder, LC_ALL: 'C.UTF-8' } };
    const etcd =
      this.#children[0] ?? this.#ground.start(`${this.name}-etcd`, '/usr/bin/etcd', this.#etcdArgs, options);
    const patroni = this.#ground.start(`${this.name}-patroni`, '/usr/bin/patroni', ['patroni.yml'], options);
    this.#children = [etcd, patroni];
  }

  assertAlive(): void {
    const dead = this.#children.find(hasEnded);
    if (dead) throw new Error(`${dead.spawnfile} of ${this.name} ended with ${dead.exitCode}`);
  }

  /** Kills Patroni and PostgreSQL, and drops data in transit to standbys. etcd continues, as it has its own quorum. */
  crash(): void {
    killAll(processesIn(this.folder).filter(({ command }) => !command.startsWith('/usr/bin/etcd ')));
    this.replication.cutAll();
  }

  async members(): Promise<Member[]> {
    const response = await fetch(`${at(this.ports.rest)}/cluster`, {
      signal: AbortSignal.timeout(2_000),
    }).catch(() => null);
    return response?.ok ? ((await response.json()) as { members: Member[] }).members : [];
  }
}

/** Three machines on loopback as in `docs/deploy.md`, and the HAProxy that finds the primary. */
export class Cluster {
  readonly nodes: ClusterNode[];
  readonly #port: number;

  private constructor(nodes: ClusterNode[], port: number) {
    this.nodes = nodes;
    this.#port = port;
  }

  static async make(ground: Ground): Promise<Cluster> {
    const names = ['pg1', 'pg2', 'pg3'];
    const parts = await Promise.all(
      names.map(async (name) => {
        const [postgres, rest, etcd, peer] = await Promise.all([1, 2, 3, 4].map(findFreePort));
        const replication = await TcpProxy.open(postgres!);
        ground.onEnd(() => replication.close());
        const ports = { postgres: postgres!, rest: rest!, etcd: etcd!, peer: peer! };
        return { name, replication, ports: { ...ports, replication: replication.port } };
      }),
    );
    const peers = parts.map(({ name, ports }) => `${name}=${at(ports.peer)}`).join();
    const nodes = parts.map(
      ({ name, ports, replication }) => new ClusterNode(ground, name, ports, peers, replication),
    );
    for (const node of nodes) node.writeConfig(nodes.map(({ ports }) => ports.etcd));
    for (const node of nodes) node.start();
    const port = await findFreePort();
    const config = join(ground.folder, 'haproxy.cfg');
    writeFileSync(config, haproxyConfig(port, nodes));
    const cluster = new Cluster(nodes, port);
    await cluster.whenWhole(120_000);
    ground.start('haproxy', '/usr/sbin/haproxy', ['-db', '-f', config]);
    let inARow = 0;
    await waitUntil('only the primary answers through HAProxy', async () => {
      // Before its first checks, HAProxy takes every machine for the primary.
      const rows = await cluster.query('select where not pg_is_in_recovery()').catch(() => []);
      inARow = rows.length === 1 ? inARow + 1 : 0;
      return inARow === 10;
    });
    return cluster;
  }

  /** Returns the URL of HAProxy, which leads to the current primary. */
  url(database = 'postgres', { name, password } = superuser): string {
    return `postgres://${name}:${password}@127.0.0.1:${this.#port}/${database}`;
  }

  query: Query = (text, values) => queryAt(() => this.url())(text, values);

  /** Waits for a primary, a synchronous standby and another standby. */
  async whenWhole(limitMs: number): Promise<void> {
    await waitUntil(
      'a primary and two standbys, one of them synchronous',
      async () => {
        for (const node of this.nodes) node.assertAlive();
        const members = await this.nodes[0]!.members();
        const serving = members.filter(({ state }) => state === 'running' || state === 'streaming');
        const roles = serving.map(({ role }) => role);
        return roles.length === 3 && roles.includes('leader') && roles.includes('sync_standby');
      },
      limitMs,
    );
  }

  async primary(): Promise<ClusterNode> {
    const members = (await Promise.all(this.nodes.map((node) => node.members()))).flat();
    const leader = members.find(({ role }) => role === 'leader');
    return this.nodes.find(({ name }) => name === leader?.name)!;
  }
}
