import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { settings } from '#src/platform/config/config.server.ts';

type Described = {
  description?: string;
  default?: unknown;
  enum?: string[];
  type?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
};

const root = join(import.meta.dirname, '..');

/** Returns all settings of the schema, with their defaults as an env file spells them. */
function describeSettings() {
  const { properties } = z.toJSONSchema(settings, { io: 'input' }) as unknown as {
    properties: Record<string, Described>;
  };
  return Object.entries(properties).map(([name, described]) => ({
    name,
    meaning: described.description ?? '',
    values: describeValues(described),
    initial: readDefault(name as keyof typeof settings.shape),
  }));
}

// Reads the schema itself, because JSON Schema omits the defaults of transformed values.
function readDefault(name: keyof typeof settings.shape): string | null {
  const parsed: unknown = settings.shape[name].parse(undefined);
  if (parsed === undefined) return null;
  return typeof parsed === 'boolean' ? String(Number(parsed)) : String(parsed);
}

function describeValues({ type, format, enum: choices, ...bounds }: Described): string {
  if (choices) return choices.map((choice) => `\`${choice}\``).join(', ');
  if (type === 'integer') return `${bounds.minimum} to ${bounds.maximum}`;
  if (format) return { uri: 'a URL', email: 'an email address' }[format] ?? format;
  if (bounds.maxLength !== undefined) return `text, at most ${bounds.maxLength} characters`;
  return (bounds.minLength ?? 0) > 1 ? `text, at least ${bounds.minLength} characters` : 'text';
}

/** Returns the generated files that describe the settings, by their path in the project. */
export function writeConfigurationDocs(): Record<string, string> {
  const all = describeSettings();
  const rows = all.map(({ name, values, initial, meaning }) => {
    const cells = [`\`${name}\``, values, initial === null ? '' : `\`${initial}\``, meaning];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
  const examples = all.map(({ name, initial, meaning }) => {
    const value = initial !== null && /[\s#'"]/.test(initial) ? `"${initial}"` : (initial ?? '');
    return `# ${meaning}\n# ${name}=${value}\n`;
  });
  return { 'docs/configuration.md': page(rows), '.env.example': `${exampleHead}\n${examples.join('\n')}` };
}

const page = (rows: string[]): string => `# Configuration

<!-- Written by \`npm run tool -- configuration\` from src/platform/config: change it there. -->

Settings are environment variables, or lines of a settings file: \`.env\` in the project's folder (see \`.env.example\`), or
the file that is passed to a command with \`--env-file FILE\`. An environment variable overrides the file, and an empty value counts as
unset. Settings are checked at startup, before the build and the database: if a setting is wrong, the shop does not
start, and prints one line that names the setting. \`npm run doctor\` also tries the servers and files that settings refer to
([operating.md](operating.md#start-and-stop)).

| name | values | default | meaning |
|---|---|---|---|
${rows.join('\n')}
`;

const exampleHead = `# Copy this file to .env and uncomment the settings that you want to change. Written by \`npm run tool -- configuration\`; see docs/configuration.md.
`;

if (import.meta.main) {
  for (const [path, text] of Object.entries(writeConfigurationDocs())) writeFileSync(join(root, path), text);
}
