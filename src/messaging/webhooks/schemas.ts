import { z } from 'zod';
import { text, parseHttpsAddress } from '#src/platform/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';

export const webhookEvents = [
  'listing.published',
  'listing.booked',
  'listing.sold',
  'order.changed',
  'report.opened',
] as const;

const event = z.enum(webhookEvents, { error: () => fieldProblems.oneOfMany(...webhookEvents) });

export const newWebhook = z.object({
  url: text(500)
    .refine((url) => parseHttpsAddress(url) !== null, { error: () => fieldProblems.mustBeWebhook })
    .meta({ description: 'an https URL on a public server' }),
  events: z
    .array(event, { error: () => fieldProblems.mustBeList })
    .min(1, { error: () => fieldProblems.chooseOne })
    .refine((all) => new Set(all).size === all.length, { error: () => fieldProblems.noDuplicates })
    .meta({ description: 'what is sent there; only admins can choose `report.opened`' }),
});
export type NewWebhook = z.output<typeof newWebhook>;

export const webhook = z
  .object({
    _id: z.string(),
    url: z.string(),
    events: z.array(event),
    created: z.iso.datetime(),
    failingSince: z.iso.datetime().nullable(),
    disabled: z.iso.datetime().nullable().meta({ description: 'after three days of failures' }),
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.output<typeof webhook>;

export const createdWebhook = z.object({
  _id: z.string(),
  secret: z.string().meta({ description: 'verifies the signatures; shown only here' }),
});

export const deliveryOutcomes = ['timeout', 'no-connection', 'address', 'no-access'] as const;

export const delivery = z
  .object({
    _id: z.string().meta({ description: 'the `webhook-id` of the request' }),
    event,
    data: z.record(z.string(), z.unknown()).meta({ description: 'as it is sent' }),
    date: z.iso.datetime(),
    state: z.enum(['waiting', 'delivered', 'failed']),
    tries: z.int(),
    tried: z.iso.datetime().nullable().meta({ description: 'the last attempt' }),
    outcome: z
      .union([z.int(), z.enum(deliveryOutcomes)])
      .nullable()
      .meta({ description: 'the status of the last response, or why there was none' }),
  })
  .meta({ id: 'WebhookDelivery' });
export type Delivery = z.output<typeof delivery>;
