import { z } from 'zod';

/** Everything that can need a user's answer. Lists and badges group these acts by kind. */
export const todoKinds = {
  accept: 'request',
  'answer-offer': 'offer',
  'confirm-offer': 'offer',
  'give-contact': 'meeting',
  'suggest-meeting': 'meeting',
  'answer-meeting': 'meeting',
  'report-handover': 'handover',
  'confirm-handover': 'handover',
  review: 'review',
  'answer-dispute': 'dispute',
  'answer-settlement': 'dispute',
  read: 'message',
  'check-reports': 'report',
  verify: 'verification',
  decide: 'decision',
} as const;

export type TodoAct = keyof typeof todoKinds;
export type TodoKind = (typeof todoKinds)[TodoAct];

export const todoAct = z.enum(Object.keys(todoKinds) as TodoAct[]);
export const todoKind = z.enum([...new Set(Object.values(todoKinds))]);
