import { z } from 'zod';
import { userId, sortedBy, typed } from '#src/platform/list-schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';

const auditActions = [
  'sign-in',
  'sign-in-failed',
  'sign-in-refused',
  'sign-up',
  'made-admin',
  'stepped-down',
  'verified',
  'unverified',
  'declined-verification',
  'suspended',
  'unsuspended',
  'closed-account',
  'made-reset-link',
  'added-second-factor',
  'removed-second-factor',
  'reset-second-factor',
  'added-passkey',
  'removed-passkey',
  'made-recovery-codes',
  'used-recovery-code',
  'made-api-token',
  'revoked-api-token',
  'made-webhook',
  'enabled-webhook',
  'removed-item',
  'paused-item',
  'restored-item',
  'noted-person',
  'cancelled-order',
  'removed-review',
  'decided-dispute',
  'closed-report',
  'read-messages',
  'wrote-post',
  'changed-post',
  'deleted-post',
  'wrote-letter',
  'changed-letter',
  'deleted-letter',
  'sent-letter',
  'stopped-letter',
  'resumed-letter',
  'began-maintenance',
  'ended-maintenance',
  'changed-shop',
  'changed-page',
  'restored-page',
  'changed-note',
  'removed-demo',
  'invited',
  'revoked-invitation',
  'exported-data',
  'imported-items',
] as const;
export type AuditAction = (typeof auditActions)[number];

export const auditEntry = z
  .object({
    _id: z.string(),
    date: z.iso.datetime(),
    act: z.enum(auditActions),
    actor: z
      .object({ _id: z.string(), name: z.string().nullable(), email: z.string().nullable() })
      .nullable()
      .meta({
        description:
          'null for the operator and for an account without a record; without name and email once the account is erased',
      }),
    target: z
      .object({
        kind: z.enum(['person', 'listing', 'order', 'report', 'post', 'letter']),
        _id: z.string(),
        name: z.string().nullable().meta({ description: 'its current name; null for an erased person' }),
      })
      .nullable(),
    note: z.string().nullable(),
    network: z
      .string()
      .nullable()
      .meta({ description: 'the network that it came from, not the full IP address' }),
    request: z.string().nullable().meta({ description: 'the `X-Request-Id` of the call' }),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.output<typeof auditEntry>;

export const auditQuery = sortedBy(['date', 'act']).extend({
  act: z
    .enum(auditActions, { error: () => fieldProblems.oneOfMany(...auditActions) })
    .optional()
    .meta({ description: 'only these' }),
  person: userId.meta({ description: 'only entries with this person as actor or target' }),
  q: typed,
});
export type AuditQuery = z.output<typeof auditQuery>;
