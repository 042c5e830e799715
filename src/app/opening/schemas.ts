import { z } from 'zod';

const count = z.number().int();
const isDone = z.boolean();

/** `GET /opening`: what a shop needs before it opens. */
export const opening = z
  .object({
    at: z.iso.datetime(),
    contact: z.object({ isDone }).meta({ description: 'whether the contact is that of the operator' }),
    pages: z
      .object({ isDone })
      .meta({ description: 'whether the terms and the privacy page are those of the operator' }),
    mail: z
      .object({ isDone, transport: z.enum(['smtp', 'outbox']) })
      .meta({ description: 'whether a mail server has accepted an email' }),
    backup: z
      .object({ isDone, at: z.iso.datetime().nullable() })
      .meta({ description: 'the last good backup; it is due again after eight days' }),
    item: z.object({ isDone }).meta({ description: 'whether somebody has listed an item' }),
    demo: z.object({ isDone }).meta({ description: 'whether there is no demo' }),
  })
  .meta({ id: 'Opening' });
export type Opening = z.output<typeof opening>;

export const demo = z
  .object({
    isLoaded: z.boolean().meta({ description: 'whether the shop has accounts of the demo' }),
    removes: z
      .object({ people: count, items: count, orders: count, posts: count })
      .meta({ description: 'how much belongs to the demo' }),
    keeps: z
      .object({
        people: z.array(z.object({ name: z.string(), email: z.string() })),
        peopleCount: count,
        items: z.array(z.object({ title: z.string(), seller: z.string() })),
        itemCount: count,
      })
      .meta({ description: 'what does not belong to the demo and stays; at most 50 of each are named' }),
  })
  .meta({ id: 'Demo' });
export type Demo = z.output<typeof demo>;

export const demoRemoval = z.object({
  setup: z
    .string()
    .nullable()
    .meta({ description: 'the path at which the shop is set up; null if there is still an admin' }),
});
export type DemoRemoval = z.output<typeof demoRemoval>;
