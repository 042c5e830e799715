export type DatabaseUrl = {
  /** A host name, an IP address, or the folder of a Unix socket. */
  host: string | undefined;
  port: number | undefined;
  user: string | undefined;
  password: string | undefined;
  database: string | undefined;
  parameters: Partial<Record<Exclude<Parameter, 'sslmode'>, string>> & { sslmode?: SslMode };
};

const parameterNames = [
  'host',
  'port',
  'user',
  'password',
  'dbname',
  'sslmode',
  'sslrootcert',
  'sslcert',
  'sslkey',
  'application_name',
  'options',
  'connect_timeout',
] as const;
type Parameter = (typeof parameterNames)[number];

const sslModes = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'] as const;
export type SslMode = (typeof sslModes)[number];

const place =
  /(?<host>\[[^\]]*\]|[^:/?#@]*)(?::(?<port>\d*))?(?:\/(?<database>[^?#@]*))?(?:\?(?<query>[\w-]+=[^&]*(?:&[\w-]+=[^&]*)*)?)?$/
    .source;
const wellFormed = new RegExp(
  String.raw`^postgres(?:ql)?://(?:(?<user>[^:/?#@]*)(?::(?<password>[^/?#@]*))?@)?${place}`,
);
/** An unencoded password ends at the last `@` that can precede a host. */
const asItIs = new RegExp(String.raw`^postgres(?:ql)?://(?<user>[^:]*):(?<password>.*)@${place}`);

/**
 * Parses like libpq, but also accepts unencoded `/#@?%` in a password.
 * @throws Error that does not contain the password
 */
export function parseDatabaseUrl(url: string): DatabaseUrl {
  const { groups } = wellFormed.exec(url) ?? asItIs.exec(url) ?? {};
  if (!groups) throw new Error('must be postgres://name:password@host:5432/database');
  const parameters = readParameters(groups['query'] ?? '');
  const host = parameters.host ?? decode(groups['host'] ?? '').replace(/^\[(.*)\]$/, '$1');
  if (host.includes(',')) throw new Error('must name one host; put a proxy in front of several');
  checkTls(parameters);
  if (parameters.connect_timeout && !/^\d{1,4}$/.test(parameters.connect_timeout))
    throw new Error('has a connect_timeout that is not a number of seconds');
  return {
    host: host || undefined,
    port: readPort(parameters.port ?? groups['port']),
    user: parameters.user ?? (decode(groups['user'] ?? '') || undefined),
    password: parameters.password ?? (decode(groups['password'] ?? '') || undefined),
    database: parameters.dbname ?? (decode(groups['database'] ?? '') || undefined),
    parameters,
  };
}

function readParameters(query: string): DatabaseUrl['parameters'] {
  const parameters: DatabaseUrl['parameters'] = {};
  for (const pair of query.split('&').filter(Boolean)) {
    const [written = '', value = ''] = pair.split(/=(.*)/s);
    const name = parameterNames.find((known) => known === written);
    if (!name)
      throw new Error(`has the unknown parameter ${written}; supported are ${parameterNames.join(', ')}`);
    if (name === 'sslmode') parameters.sslmode = readSslMode(decode(value));
    else parameters[name] = decode(value);
  }
  return parameters;
}

function readSslMode(text: string): SslMode {
  const mode = sslModes.find((known) => known === text);
  if (!mode) throw new Error(`has an unknown sslmode; use one of ${sslModes.join(', ')}`);
  return mode;
}

function checkTls({ sslmode, sslrootcert, sslcert, sslkey }: DatabaseUrl['parameters']) {
  if (sslrootcert === 'system' && sslmode !== undefined && sslmode !== 'verify-full')
    throw new Error('has sslrootcert=system, which requires sslmode=verify-full');
  if (sslmode === 'verify-ca' && !sslrootcert)
    throw new Error('has sslmode=verify-ca, which needs sslrootcert, the file of the CA');
  if (!sslcert !== !sslkey) throw new Error('must have both sslcert and sslkey, or neither');
}

function readPort(text: string | undefined): number | undefined {
  if (!text) return undefined;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) throw new Error('has a port that is not 1 to 65535');
  return port;
}

/** Decodes a text, or returns it unchanged if a `%` does not begin a valid code. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
