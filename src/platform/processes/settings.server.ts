import type { Config } from '#src/platform/config/config.server.ts';
import { processZone, type ShopSettings } from '#src/platform/shop/settings.server.ts';

const shared = [
  'SHOP_NAME',
  'LOCALE',
  'CURRENCY',
  'TIME_ZONE',
  'UNITS',
  'CONTACT_ADDRESS',
  'CONTACT_EMAIL',
  'CONTACT_PHONE',
] as const satisfies (keyof Config)[];

/** The values of settings by their names, null for unset ones. */
export type SharedSettings = Record<string, string | null>;

/** Returns the settings that pages show. If processes differ in them, pages change from one request to the next. */
export function sharedSettings(config: Config, shop?: ShopSettings): SharedSettings {
  const isZoneOfProcess = shop && !config.TIME_ZONE && !shop.chosen.includes('timeZone');
  return {
    ...Object.fromEntries(shared.map((name) => [name, config[name] ?? null])),
    ...(isZoneOfProcess && { TZ: processZone() }),
  };
}

type Process = { id: string; host: string; pid: number };

export type DifferingSetting = { setting: string; values: (Process & { value: string | null })[] };

/** Returns the settings that not all processes share. Older versions store fewer, or none. */
export function findDiffering(processes: readonly (Process & { settings: unknown })[]): DifferingSetting[] {
  const all = processes.map(({ id, host, pid, settings }) => ({
    process: { id, host, pid },
    settings: (settings ?? {}) as SharedSettings,
  }));
  const names = new Set(all.flatMap(({ settings }) => Object.keys(settings)));
  return [...names]
    .map((setting) => ({
      setting,
      values: all.flatMap(({ process, settings }) => {
        const value = settings[setting];
        return value === undefined ? [] : [{ ...process, value }];
      }),
    }))
    .filter(({ values }) => new Set(values.map(({ value }) => value)).size > 1);
}
