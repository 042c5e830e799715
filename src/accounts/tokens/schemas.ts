import { z } from 'zod';
import { line } from '#src/platform/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';

export const apiScopes = [
  'listings:read',
  'listings:write',
  'orders:read',
  'messages:read',
  'admin:read',
] as const;

const maxDays = 365;
const scope = z.enum(apiScopes, { error: () => fieldProblems.oneOfMany(...apiScopes) });

export const newApiToken = z.object({
  name: line(60).meta({ description: 'what it is for' }),
  scopes: z
    .array(scope, { error: () => fieldProblems.mustBeList })
    .min(1, { error: () => fieldProblems.chooseOne })
    .refine((all) => new Set(all).size === all.length, { error: () => fieldProblems.noDuplicates })
    .meta({ description: 'what a program can do with it; only admins can choose `admin:read`' }),
  days: z
    .int({ error: () => fieldProblems.mustBeWhole })
    .min(1, { error: () => fieldProblems.atLeast(1) })
    .max(maxDays, { error: () => fieldProblems.atMost(maxDays) })
    .meta({ description: 'how long it is valid' }),
});
export type NewApiToken = z.output<typeof newApiToken>;

export const apiToken = z
  .object({
    _id: z.string(),
    name: z.string(),
    scopes: z.array(scope),
    created: z.iso.datetime(),
    expires: z.iso.datetime(),
    isExpired: z.boolean(),
    used: z.iso.datetime().nullable().meta({ description: 'the last use, to the minute' }),
  })
  .meta({ id: 'ApiToken' });
export type ApiToken = z.output<typeof apiToken>;

export const createdApiToken = z.object({
  _id: z.string(),
  token: z.string().meta({ description: 'shown only here, because only its hash is stored' }),
});
export type CreatedApiToken = z.output<typeof createdApiToken>;
