import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#src/server/start-up/environment.ts';
import { postgresProgram } from './packages.ts';

/** The ports that one machine of the cluster uses on loopback. */
export type NodePorts = { postgres: number; rest: number; etcd: number; peer: number; replication: number };

const passwords = { superuser: 'a-superuser-of-a-test', replication: 'a-standby-of-a-test' };

export const superuser = { name: 'postgres', password: passwords.superuser };

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

/** Returns the settings of Patroni for one node. JSON is valid YAML. */
export function patroniConfig(name: string, folder: string, ports: NodePorts, etcdPorts: number[]): string {
  const hba = ['host all all 127.0.0.1/32 scram-sha-256', 'host replication all 127.0.0.1/32 scram-sha-256'];
  return JSON.stringify({
    scope: 'faults',
    name,
    restapi: { listen: `127.0.0.1:${ports.rest}`, connect_address: `127.0.0.1:${ports.rest}` },
    etcd3: { hosts: etcdPorts.map((port) => `127.0.0.1:${port}`) },
    bootstrap: { dcs, initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }] },
    postgresql: {
      listen: `127.0.0.1:${ports.postgres}`,
      // Standbys connect through the test's proxy, which can delay them.
      connect_address: `127.0.0.1:${ports.replication}`,
      data_dir: join(folder, 'data'),
      bin_dir: join(postgresProgram('postgres'), '..'),
      pgpass: join(folder, 'pgpass'),
      pg_hba: hba,
      authentication: {
        superuser: { username: superuser.name, password: superuser.password },
        replication: { username: 'standby', password: passwords.replication },
      },
      parameters: { unix_socket_directories: '', password_encryption: 'scram-sha-256' },
    },
  });
}

/** Returns a section of `deploy/haproxy.cfg`. */
export function haproxySection(name: string): string {
  const sections = readFileSync(join(root, 'deploy/haproxy.cfg'), 'utf8').split(/^(?=\w)/m);
  const found = sections.find((text) => text.startsWith(`${name}\n`));
  if (!found) throw new Error(`deploy/haproxy.cfg has no section ${name}`);
  return found.trimEnd();
}

/** Returns the database section of `deploy/haproxy.cfg`, with the test's machines. */
export function haproxyConfig(bind: number, nodes: { name: string; ports: NodePorts }[]): string {
  const database = haproxySection('listen database')
    .replaceAll(/\n {2}server .*/g, '')
    .replace(/\n {2}bind .*/, `\n  bind 127.0.0.1:${bind}`);
  const servers = nodes.map(
    ({ name, ports }) => `  server ${name} 127.0.0.1:${ports.postgres} port ${ports.rest}`,
  );
  return `${[haproxySection('global'), haproxySection('defaults'), database, ...servers].join('\n')}\n`;
}
