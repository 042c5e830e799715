import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAlive, waitUntil, type Ground } from '#lab/helpers/ground.ts';
import { ensurePackages } from '#lab/helpers/packages.ts';
import { connects } from '#lab/helpers/proxies.ts';
import { findFreePort } from '#test/free-port.ts';

const parts = ['account', 'container', 'object'] as const;
const [account, user, secret] = ['test', 'tester', 'a-real-secret'];

/** The settings of a server whose only disk is a folder. */
const common = (folder: string, port: number): string => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = root
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
disable_fallocate = true
log_level = WARNING
log_address = ${folder}/none
`;

const storage = (part: string): string => `
[pipeline:main]
pipeline = ${part}-server

[app:${part}-server]
use = egg:swift#${part}
`;

/** The settings of the S3 proxy, which checks signatures. */
const proxy = (memcached: number): string => `
[pipeline:main]
pipeline = catch_errors proxy-logging cache s3api tempauth copy slo dlo proxy-logging proxy-server

[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true

[filter:catch_errors]
use = egg:swift#catch_errors

[filter:proxy-logging]
use = egg:swift#proxy_logging

[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${memcached}

[filter:s3api]
use = egg:swift#s3api
location = us-east-1

[filter:tempauth]
use = egg:swift#tempauth
user_${account}_${user} = ${secret} .admin

[filter:copy]
use = egg:swift#copy

[filter:slo]
use = egg:swift#slo

[filter:dlo]
use = egg:swift#dlo
`;

export type Swift = {
  endpoint: string;
  /** The address of public objects, which can be read without signatures. */
  publicUrl: string;
  key: { id: string; secret: string };
};

/** Starts a private Swift without systemd: four servers and a cache. */
export async function startSwift(ground: Ground): Promise<Swift> {
  ensurePackages(['proxy', ...parts].map((part) => `swift-${part}`).concat('memcached'));
  const { folder } = ground;
  mkdirSync(join(folder, 'devices/disk'), { recursive: true });
  const start = async (program: string, port: number, args: string[]): Promise<void> => {
    const child = ground.start(program, program, args);
    await waitUntil(`${program} accepts connections`, () => {
      expectAlive(child, program, ground.read(program));
      return connects(port);
    });
  };
  const startServer = (part: string, port: number, settings: string): Promise<void> => {
    const file = join(folder, `${part}.conf`);
    writeFileSync(file, common(folder, port) + settings);
    return start(`swift-${part}-server`, port, [file]);
  };
  const [memcached, port] = [await findFreePort(), await findFreePort()];
  await start('memcached', memcached, ['-l', '127.0.0.1', '-p', String(memcached), '-u', 'root', '-m', '16']);
  for (const part of parts) {
    const own = await findFreePort();
    const ring = (...args: string[]) => ground.run('swift-ring-builder', [`${part}.builder`, ...args]);
    ring('create', '4', '1', '0');
    ring('add', `r1z1-127.0.0.1:${own}/disk`, '1');
    ring('rebalance');
    await startServer(part, own, storage(part));
  }
  await startServer('proxy', port, proxy(memcached));
  const endpoint = `http://127.0.0.1:${port}`;
  return { endpoint, publicUrl: `${endpoint}/v1/AUTH_test`, key: { id: `${account}:${user}`, secret } };
}
