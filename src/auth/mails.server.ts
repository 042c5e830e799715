import type { App } from '#src/platform/app.server.ts';
import type { Mail, MailKind } from '#src/platform/mail.server.ts';
import { hashToken } from '#src/platform/mailed-token.server.ts';
import { embeddedIssuer } from '#src/auth/providers/embedded/account.server.ts';
import { accountMailTexts } from '#src/texts/account-mail.server.ts';
import type { Purpose } from '#src/auth/providers/embedded/mailed-tokens.server.ts';

type Reader = { id: string; name: string; email: string; emailVerified: boolean };

const kinds: Record<Purpose, MailKind> = { verify: 'confirm', reset: 'reset', change: 'asked' };

const pages: Record<Purpose, string> = {
  verify: '/verify-email',
  reset: '/reset-password',
  change: '/verify-email',
};

/** The address of a page that takes a mailed token. */
export function linkTo({ PUBLIC_URL }: App['config'], purpose: Purpose, token: string): string {
  return `${PUBLIC_URL}${pages[purpose]}?token=${token}`;
}

/** A link that proves that its reader owns the address: to confirm it, or to choose a new password. */
export function composeLink({ config }: App, purpose: Purpose, reader: Reader, token: string): Mail {
  const { subject, paragraphs, action } = accountMailTexts[purpose];
  const url = linkTo(config, purpose, token);
  const kind = kinds[purpose];
  return {
    ...frame(config.PUBLIC_URL, reader),
    for: { of: 'link', account: reader.id, hash: hashToken(token) },
    kind,
    subject,
    paragraphs,
    action: { label: action, url },
  };
}

/** To the holder of an address that someone else's account was to be changed to. */
export function composeAddressTaken({ config }: App, reader: Reader): Mail {
  const { id: subject } = reader;
  return {
    ...frame(config.PUBLIC_URL, reader),
    for: { of: 'holder', issuer: embeddedIssuer, subject },
    kind: 'asked',
    ...accountMailTexts.taken,
  };
}

/** To the owner of an address that someone tried to sign up with. */
export function composeSignUpTried({ config }: App, reader: Reader): Mail {
  const { subject, paragraphs, action } = accountMailTexts.signUpTried;
  const url = `${config.PUBLIC_URL}/login`;
  return {
    ...frame(config.PUBLIC_URL, reader),
    for: { of: 'holder', issuer: embeddedIssuer, subject: reader.id },
    kind: 'asked',
    subject,
    paragraphs,
    action: { label: action, url },
  };
}

/** To the address that an account had until now. */
export function composeEmailChanged({ config }: App, reader: Reader, newEmail: string): Mail {
  const { subject, paragraphs } = accountMailTexts.emailChanged;
  const text = paragraphs(newEmail, config.CONTACT_EMAIL);
  return {
    ...frame(config.PUBLIC_URL, reader),
    for: { of: 'farewell', account: reader.id },
    kind: 'vital',
    subject,
    paragraphs: text,
  };
}

/** Tells someone that their password is another now. */
export function composePasswordChanged({ config }: App, reader: Reader): Mail {
  const { subject, paragraphs, action } = accountMailTexts.passwordChanged;
  const url = `${config.PUBLIC_URL}/forgot-password`;
  const text = paragraphs(config.CONTACT_EMAIL);
  return { ...frame(config.PUBLIC_URL, reader), subject, paragraphs: text, action: { label: action, url } };
}

/** Tells the owner of an account that Google opens it now, and whether all else that opened it has ended. */
export function composeLinked({ config }: App, reader: Reader, ended: boolean): Mail {
  const { subject, paragraphs, endedParagraphs, action } = accountMailTexts.linked;
  const text = ended ? endedParagraphs : paragraphs(config.CONTACT_EMAIL);
  const url = `${config.PUBLIC_URL}/${ended ? 'forgot-password' : 'dashboard/profile'}`;
  const label = ended ? action.ended : action.plain;
  return { ...frame(config.PUBLIC_URL, reader), subject, paragraphs: text, action: { label, url } };
}

/** Tells the owner of an account at a provider outside that something new opens it. */
export function composeLinkedOutside(
  { config }: App,
  { issuer, subject: id, ...reader }: Omit<Reader, 'id'> & { issuer: string; subject: string },
): Mail {
  const { subject, paragraphs, action } = accountMailTexts.linkedOutside;
  const url = `${config.PUBLIC_URL}/forgot-password`;
  return {
    ...frame(config.PUBLIC_URL, { ...reader, id }, issuer),
    subject,
    paragraphs,
    action: { label: action, url },
  };
}

/** Tells the owner of an account that Google does not open it any more. */
export function composeUnlinked({ config }: App, reader: Reader): Mail {
  const { subject, paragraphs } = accountMailTexts.unlinked;
  return { ...frame(config.PUBLIC_URL, reader), subject, paragraphs: paragraphs(config.CONTACT_EMAIL) };
}

function frame(
  url: string,
  { id: subject, name, email, emailVerified: confirmed }: Reader,
  issuer = embeddedIssuer,
) {
  const to = { name, address: email, confirmed };
  const { greeting, footer } = accountMailTexts;
  return {
    for: { of: 'account', issuer, subject },
    kind: 'security',
    to,
    greeting: greeting(to),
    footer: footer(url),
  } as const;
}
