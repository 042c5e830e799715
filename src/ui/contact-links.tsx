import { siteTexts } from '#src/texts/site.ts';
import { phoneHref } from './phone-href.ts';

/** An email address that breaks after its '@' before it breaks anywhere else. */
export function Email({ children }: { children: string }) {
  const at = children.lastIndexOf('@') + 1;
  return (
    <span translate="no" className="wrap-anywhere">
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </span>
  );
}

export function EmailLink({ email }: { email: string | null }) {
  if (email === null) return siteTexts.left.gone;
  return (
    <a className="link" href={`mailto:${email}`}>
      <Email>{email}</Email>
    </a>
  );
}

export function PhoneLink({ phone }: { phone: string }) {
  const href = phoneHref(phone);
  // The groups of a number stay in their order where pages run from right to left.
  if (href === null)
    return (
      <bdi dir="ltr" translate="no">
        {phone}
      </bdi>
    );
  return (
    <a dir="ltr" translate="no" className="link tabular-nums sm:whitespace-nowrap" href={href}>
      {phone}
    </a>
  );
}
