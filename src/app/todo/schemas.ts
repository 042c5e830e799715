import { z } from 'zod';
import { todoAct, todoKind } from '#src/platform/todo-schemas.ts';

const todoItem = z
  .object({
    kind: todoKind,
    act: todoAct.meta({ description: 'what the caller has to do' }),
    _id: z
      .string()
      .nullable()
      .meta({ description: 'the id of the order, offer or conversation; null for open reports' }),
    side: z.enum(['buyer', 'seller']).nullable().meta({ description: "the caller's side; null for admins" }),
    title: z.string().nullable().meta({ description: 'the title of the item' }),
    img: z.string().nullable(),
    other: z.string().nullable().meta({ description: 'the name of the other side' }),
    amount: z.number().nullable().meta({ description: 'the offer or the price' }),
    count: z.int().nullable().meta({ description: 'the number of unread messages or open reports' }),
    until: z.iso.datetime().nullable().meta({ description: 'the deadline' }),
    date: z.iso.datetime().meta({ description: 'since when it has been waiting' }),
    link: z.string().meta({ description: 'the page on which to do it' }),
  })
  .meta({ id: 'TodoItem' });
export type TodoItem = z.output<typeof todoItem>;

export const todo = z
  .object({
    count: z.int().meta({ description: 'the total number, including those beyond `items`' }),
    items: z.array(todoItem).meta({ description: 'the 50 most urgent' }),
  })
  .meta({ id: 'Todo' });
export type Todo = z.output<typeof todo>;
