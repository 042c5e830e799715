import type { ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAlive, killAll, processesIn, waitUntil, type Ground } from '#lab/helpers/ground.ts';
import { postgresProgram } from '#lab/helpers/packages.ts';
import { queryAt, type Query } from '#lab/helpers/postgres.ts';
import { machines, startProxy } from '#lab/helpers/proxies.ts';
import { TcpProxy } from '#lab/helpers/tcp-proxy.ts';
import { findFreePort } from '#test/free-port.ts';

/** The ports of each machine, which has its own address on loopback. */
type Ports = { postgres: number; rest: number; etcd: number; peer: number };

const superuser = { name: 'postgres', password: 'a-superuser-of-a-test' };

/** The settings that `docs/deploy.md` recommends. */
const dcs = {
  ttl: 20,
  loop_wait: 2,
  retry_timeout: 5,
  maximum_lag_on_failover: 1_048_576,
  synchronous_mode: true,
  synchronous_mode_strict: true,
  postgresql: { use_pg_rewind: true, parameters: { synchronous_commit: 'on', max_connections: 300 } },
};

type Member = { name: string; role: string; state: string };

/** A machine with etcd, Patroni, PostgreSQL, and a proxy for its standbys. */
class ClusterNode {
  readonly name: string;
  readonly host: string;
  readonly ports: Ports;
  readonly folder: string;
  /** The proxy between this server and its standbys. */
  readonly replication: TcpProxy;
  readonly #ground: Ground;
  #children: ChildProcess[] = [];

  private constructor(ground: Ground, host: string, ports: Ports, replication: TcpProxy) {
    this.#ground = ground;
    this.host = host;
    this.name = nameOf(host);
    this.ports = ports;
    this.replication = replication;
    this.folder = ground.postgresFolder(this.name);
    const file = join(this.folder, 'patroni.yml');
    // JSON is valid YAML.
    writeFileSync(file, JSON.stringify(this.#patroniConfig()), { mode: 0o600 });
    ground.giveToPostgres(file);
  }

  static async make(ground: Ground, host: string, ports: Ports): Promise<ClusterNode> {
    return new ClusterNode(ground, host, ports, await TcpProxy.open(ground, { host, port: ports.postgres }));
  }

  #patroniConfig() {
    const { name, host, ports, folder } = this;
    const rest = `${host}:${ports.rest}`;
    return {
      scope: 'faults',
      name,
      restapi: { listen: rest, connect_address: rest },
      etcd3: { hosts: machines.map((each) => `${each}:${ports.etcd}`) },
      bootstrap: { dcs, initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }] },
      postgresql: {
        listen: `${host}:${ports.postgres}`,
        // Standbys connect through the test's proxy, which can delay them.
        connect_address: `127.0.0.1:${this.replication.port}`,
        data_dir: join(folder, 'data'),
        bin_dir: join(postgresProgram('postgres'), '..'),
        pgpass: join(folder, 'pgpass'),
        pg_hba: ['all', 'replication'].map((what) => `host ${what} all 127.0.0.0/8 scram-sha-256`),
        authentication: {
          superuser: { username: superuser.name, password: superuser.password },
          replication: { username: 'standby', password: 'a-standby-of-a-test' },
        },
        parameters: { unix_socket_directories: '', password_encryption: 'scram-sha-256' },
      },
    };
  }

  start(): void {
    const options = { asPostgres: true, cwd: this.folder, env: { HOME: this.folder, LC_ALL: 'C.UTF-8' } };
    const run = (name: string, args: string[]) =>
      this.#ground.start(`${this.name}-${name}`, `/usr/bin/${name}`, args, options);
    const { etcd: client, peer } = this.ports;
    const [
      etcd = run('etcd', [
        `--name=${this.name}`,
        `--data-dir=${join(this.folder, 'etcd')}`,
        ...['listen-client', 'advertise-client'].map(
          (name) => `--${name}-urls=http://${this.host}:${client}`,
        ),
        ...['listen-peer', 'initial-advertise-peer'].map(
          (name) => `--${name}-urls=http://${this.host}:${peer}`,
        ),
        `--initial-cluster=${machines.map((host) => `${nameOf(host)}=http://${host}:${peer}`).join()}`,
      ]),
    ] = this.#children;
    this.#children = [etcd, run('patroni', ['patroni.yml'])];
  }

  assertAlive(): void {
    for (const child of this.#children) expectAlive(child, `${child.spawnfile} of ${this.name}`);
  }

  /**
   * Kills Patroni and PostgreSQL, and drops data in transit to the standbys. etcd keeps running, because it has its own
   * quorum.
   */
  crash(): void {
    killAll(processesIn(this.folder).filter(({ command }) => !command.startsWith('/usr/bin/etcd ')));
    this.replication.cutAll();
  }

  async members(): Promise<Member[]> {
    const signal = AbortSignal.timeout(2_000);
    const url = `http://${this.host}:${this.ports.rest}/cluster`;
    const response = await fetch(url, { signal }).catch(() => null);
    return response?.ok ? ((await response.json()) as { members: Member[] }).members : [];
  }
}

const nameOf = (host: string): string => `pg${host.at(-1)}`;

/** Three machines as in `docs/deploy.md`, and the HAProxy that finds the primary. */
export class Cluster {
  readonly nodes: ClusterNode[];
  readonly #port: number;

  private constructor(nodes: ClusterNode[], port: number) {
    this.nodes = nodes;
    this.#port = port;
  }

  static async make(ground: Ground): Promise<Cluster> {
    const [postgres, rest] = [await findFreePort(), await findFreePort()];
    const ports = { postgres, rest, etcd: await findFreePort(), peer: await findFreePort() };
    const nodes = await Promise.all(machines.map((host) => ClusterNode.make(ground, host, ports)));
    for (const node of nodes) node.start();
    await whenWhole(nodes, 120_000);
    const proxy = await startProxy(ground, 'haproxy', [await findFreePort(), await findFreePort()], ports);
    const cluster = new Cluster(nodes, proxy.database);
    let inARow = 0;
    await waitUntil('HAProxy forwards only to the primary', async () => {
      // Until its first checks have run, HAProxy takes every machine for the primary.
      const rows = await cluster.query('select where not pg_is_in_recovery()').catch(() => []);
      inARow = rows.length === 1 ? inARow + 1 : 0;
      return inARow === 10;
    });
    return cluster;
  }

  /** Returns a database URL at HAProxy, which forwards to the current primary. */
  url(database = 'postgres', { name, password } = superuser): string {
    return `postgres://${name}:${password}@127.0.0.1:${this.#port}/${database}`;
  }

  query: Query = (text, values) => queryAt(this.url())(text, values);

  async primary(): Promise<ClusterNode> {
    const members = (await Promise.all(this.nodes.map((node) => node.members()))).flat();
    const leader = members.find(({ role }) => role === 'leader');
    return this.nodes.find(({ name }) => name === leader?.name)!;
  }
}

/** Waits until there is a primary, a synchronous standby and one more standby. */
export async function whenWhole(nodes: readonly ClusterNode[], limitMs: number): Promise<void> {
  const isWhole = async () => {
    for (const node of nodes) node.assertAlive();
    const members = await nodes[0]!.members();
    const serving = members.filter(({ state }) => state === 'running' || state === 'streaming');
    const roles = serving.map(({ role }) => role);
    return roles.length === 3 && roles.includes('leader') && roles.includes('sync_standby');
  };
  await waitUntil('there are a primary and two standbys, one of them synchronous', isWhole, limitMs);
}
