import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Ports = { proxy: number; account: number; container: number; object: number; memcached: number };
export type Key = { id: string; secret: string };

const parts = ['account', 'container', 'object'] as const;
export type Part = (typeof parts)[number];
export const storageParts: readonly Part[] = parts;

/** Writes the configuration of a Swift whose only disk is a folder, and of an S3 proxy that checks signatures. */
export function writeSwiftConfig(folder: string, ports: Ports, key: Key): void {
  mkdirSync(join(folder, 'devices/disk'), { recursive: true });
  mkdirSync(join(folder, 'log'), { recursive: true });
  for (const part of parts) writeFileSync(join(folder, `${part}.conf`), storage(folder, part, ports[part]));
  writeFileSync(join(folder, 'proxy.conf'), proxy(folder, ports, key));
}

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
log_address = ${folder}/log/none
`;

const storage = (folder: string, part: Part, port: number): string => `${common(folder, port)}
[pipeline:main]
pipeline = ${part}-server

[app:${part}-server]
use = egg:swift#${part}
`;

const proxy = (folder: string, { proxy: port, memcached }: Ports, { id, secret }: Key): string => {
  const [account = '', user = ''] = id.split(':');
  return `${common(folder, port)}
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
};
