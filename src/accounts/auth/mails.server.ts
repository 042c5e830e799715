import { embeddedIssuer } from '#src/accounts/auth/schemas.ts';
import { describeDevice } from '#src/accounts/auth/sessions/device-name.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { networkOfRequest, shortNetworkOf } from '#src/platform/http/client-network.ts';
import { enqueueMail, type Mail, type MailKind } from '#src/platform/mail/service.server.ts';
import { hashToken } from '#src/platform/security/crypto.server.ts';
import { formatMoment } from '#src/platform/shared/dates.ts';
import { accountMailTexts as texts } from '#src/texts/account-mail.server.ts';
import type { Purpose } from './email/mailed-tokens.server.ts';

type Reader = { id: string; name: string; email: string; emailVerified: boolean };
export type Content = Pick<Mail, 'subject' | 'paragraphs'> & Partial<Mail>;

const links = {
  verify: { kind: 'confirm', page: '/verify-email' },
  reset: { kind: 'reset', page: '/reset-password' },
  change: { kind: 'asked', page: '/verify-email' },
} as const satisfies Record<Purpose, { kind: MailKind; page: string }>;

export function linkTo({ PUBLIC_URL }: Config, purpose: Purpose, token: string): string {
  return `${PUBLIC_URL}${links[purpose].page}?token=${token}`;
}

const toHolder = (subject: string) =>
  ({ kind: 'asked', for: { of: 'holder', issuer: embeddedIssuer, subject } }) as const;

export const accountMails = {
  link(config: Config, { id: account }: Reader, purpose: Purpose, token: string): Content {
    const { subject, paragraphs, action } = texts[purpose];
    return {
      for: { of: 'link', account, hash: hashToken(token) },
      kind: links[purpose].kind,
      subject,
      paragraphs,
      action: { label: action, url: linkTo(config, purpose, token) },
    };
  },
  /** Notifies the owner of an address that another account tried to take. */
  addressTaken: ({ id }: Reader): Content => ({ ...toHolder(id), ...texts.taken }),
  signUpTried({ PUBLIC_URL: url }: Config, { id }: Reader): Content {
    const { action, ...text } = texts.signUpTried;
    return { ...toHolder(id), ...text, action: { label: action, url: `${url}/login` } };
  },
  /** Notifies the previous address that the account now has a new one. */
  emailChanged({ shop }: App, { id: account }: Reader, newEmail: string): Content {
    const { subject, paragraphs } = texts.emailChanged;
    const reason = { of: 'farewell', account } as const;
    return { for: reason, kind: 'vital', subject, paragraphs: paragraphs(newEmail, shop.contactEmail) };
  },
  passwordChanged({ config, shop }: App): Content {
    const { subject, paragraphs, action: label } = texts.passwordChanged;
    const action = { label, url: `${config.PUBLIC_URL}/forgot-password` };
    return { subject, paragraphs: paragraphs(shop.contactEmail), action };
  },
  /** `ended`: whether all other sign-in methods were removed. */
  linked({ config: { PUBLIC_URL: url }, shop }: App, ended: boolean): Content {
    const { subject, paragraphs, endedParagraphs, action } = texts.linked;
    return {
      subject,
      paragraphs: ended ? endedParagraphs : paragraphs(shop.contactEmail),
      action: ended
        ? { label: action.ended, url: `${url}/forgot-password` }
        : { label: action.plain, url: `${url}/dashboard/profile` },
    };
  },
  linkedOutside({ PUBLIC_URL: url }: Config, issuer: string, subject: string): Content {
    const { action, ...text } = texts.linkedOutside;
    const reason = { of: 'account', issuer, subject } as const;
    return { for: reason, ...text, action: { label: action, url: `${url}/forgot-password` } };
  },
  newDevice({ config, shop }: App, request: Request): Content {
    const { subject, paragraphs, action: label, facts } = texts.newDevice;
    const network = shortNetworkOf(networkOfRequest(request));
    return {
      subject,
      paragraphs: paragraphs(shop.contactEmail),
      facts: [
        [facts.time, formatMoment(new Date().toISOString())],
        [facts.device, describeDevice(request.headers.get('user-agent'))],
        ...(network ? [[facts.network, facts.startingWith(network)] satisfies [string, string]] : []),
      ],
      action: { label, url: `${config.PUBLIC_URL}/forgot-password` },
    };
  },
  /** `codesLeft`: the unused recovery codes. */
  secondFactor(
    { config: { PUBLIC_URL: url }, shop }: App,
    act: keyof typeof texts.secondFactor,
    codesLeft: number,
  ): Content {
    const { subject, paragraphs } = texts.secondFactor[act];
    const action = { label: texts.linked.action.plain, url: `${url}/dashboard/profile` };
    return { subject, paragraphs: paragraphs(shop.contactEmail, codesLeft), action };
  },
  unlinked({ shop }: App): Content {
    const { subject, paragraphs } = texts.unlinked;
    return { subject, paragraphs: paragraphs(shop.contactEmail) };
  },
};

export async function mailAccount(app: App, trx: Trx, reader: Reader, content: Content): Promise<void> {
  await mailSecurity(app, trx, reader, {
    for: { of: 'account', issuer: embeddedIssuer, subject: reader.id },
    ...content,
  });
}

export async function mailSecurity(
  app: App,
  trx: Trx,
  { name, email: address, emailVerified: confirmed }: Reader,
  content: Content & Pick<Mail, 'for'>,
): Promise<void> {
  const to = { name, address, confirmed };
  await enqueueMail(app, trx, {
    kind: 'security',
    to,
    greeting: texts.greeting(to),
    footer: texts.footer(app.config.PUBLIC_URL),
    ...content,
  });
}
