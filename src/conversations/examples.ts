import type { Examples } from '#src/platform/manifest.server.ts';
import { booked, date, id, photo, sellerId } from '#src/platform/http/samples.ts';

const body = 'Is the meter accurate?';
const message = { seq: 1, mine: true, body, photos: [photo], warnings: [], date };
const conversation = {
  _id: id,
  listing: id,
  kind: 'cameras',
  ...booked,
  side: 'buyer',
  other: { _id: sellerId, name: 'Ana' },
  seq: 1,
  date,
  last: body,
  mine: true,
  read: 0,
  unread: 0,
  order: null,
  agreed: false,
  writable: 'yes',
};

export const conversationExamples: Examples = {
  schemas: {
    Message: message,
    Conversation: conversation,
    BegunConversation: { conversation, message },
    ConversationDetails: { ...conversation, steps: [] },
    DealStep: { order: id, stage: 'requested', by: 'buyer', date },
    UnreadLeft: { unread: 0 },
  },
  bodies: {
    'POST /conversations': { listing: id, body },
    'POST /conversations/{id}/messages': { body, photos: [photo.url] },
    'PUT /conversations/{id}/read': { seq: 1 },
  },
};
