import { inLocale } from './locale.ts';
import { plural } from './words.ts';

/** The page on which admins decide who can sign up. */
export const invitationTexts = inLocale({
  nav: 'Sign-up',
  title: 'Sign-up',
  lead: 'Decide who can open an account, and invite people.',
  loadFailed: 'The settings could not be read.',
  settings: {
    title: 'New accounts',
    signUp: 'Open to',
    modes: { open: 'Everyone', invitation: 'By invitation', closed: 'Nobody' },
    modeHints: {
      open: 'Anyone who finds the shop can sign up.',
      invitation: 'People need the link of an invitation.',
      closed: 'Invitations don’t work either. Existing accounts are not affected.',
    },
    approveSellers: 'Publish only items of verified sellers',
    approveHint:
      'Other sellers can write drafts. When they try to publish, they appear in your to-do list. Items that are already listed stay.',
    save: 'Save',
    saved: 'Saved',
    failed: 'This could not be saved. Try again.',
  },
  invite: {
    title: 'Invite someone',
    lead: 'A link is valid for 14 days.',
    note: 'Note',
    noteHint: 'Whom it is for. Only admins see it.',
    email: 'Email address',
    emailHint: 'We’ll send the link there. Leave it empty to copy the link yourself.',
    uses: 'How many people can use it',
    submit: 'Create an invitation',
    failed: 'The invitation could not be created. Try again.',
    created: 'The invitation is created',
    link: 'Copy the link now, because it is shown only once:',
    mailed: (email: string) => `We’re sending the link to ${email}. You can also copy it now:`,
    copy: 'Copy the link',
    copied: 'Link copied',
  },
  list: {
    title: 'Invitations',
    none: 'There are no invitations yet.',
    unnamed: 'Without a note',
    used: (uses: number, max: number) => `${uses} of ${plural(max, { one: '{n} use', other: '{n} uses' })}`,
    until: (day: string) => `until ${day}`,
    states: { open: 'Open', used: 'Used', expired: 'Expired', revoked: 'Revoked' },
    revoke: 'Revoke',
    revokeOf: (name: string) => `Revoke the invitation: ${name}`,
    revoked: 'Invitation revoked',
    failed: 'The invitation could not be revoked. Try again.',
  },
});
