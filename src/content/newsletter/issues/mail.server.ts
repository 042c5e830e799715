import { renderMarkdown } from '#src/content/posts/markdown-service.server.ts';
import { mail, type Mail, type WaitingMail } from '#src/platform/mail/template.server.ts';
import { mailTexts } from '#src/texts/mail.server.ts';

type Written = { subject: string; des: string };
type Body = NonNullable<Mail['letter']>;

// Loaded on demand, so that it does not delay startup.
const loadConverter = () => import('html-to-text');

export async function renderIssue(publicUrl: string, { des }: Written): Promise<Body> {
  const html = renderMarkdown(des, publicUrl);
  const { convert } = await loadConverter();
  const headings = ['h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
    selector,
    options: { uppercase: false },
  }));
  const text = convert(html, {
    wordwrap: false,
    selectors: [
      ...headings,
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    ],
  });
  return { html, text };
}

export function composeIssue(
  publicUrl: string,
  { subject }: Written,
  letter: Body,
  address: string,
  token: string,
): WaitingMail {
  const { footer, unsubscribe, listName } = mailTexts.newsletterIssue;
  return mail.parse({
    for: { of: 'issue' },
    kind: 'letter',
    to: { name: '', address },
    subject,
    greeting: '',
    paragraphs: [],
    letter,
    footer: footer(publicUrl),
    way: { label: unsubscribe, url: `${publicUrl}/newsletter/leave?token=${token}` },
    list: { leave: `${publicUrl}/api/newsletter/leave/${token}`, name: listName() },
  } satisfies Mail);
}

/** Composes the test email, without a link to unsubscribe because the admin may not be a subscriber. */
export async function composeTest(
  publicUrl: string,
  written: Written,
  { id, email: address }: { id: string; email: string },
): Promise<Mail> {
  const { testSubject, testFooter } = mailTexts.newsletterIssue;
  return {
    for: { of: 'person', person: id },
    kind: 'letter',
    to: { name: '', address },
    subject: testSubject(written.subject),
    greeting: '',
    paragraphs: [],
    letter: await renderIssue(publicUrl, written),
    footer: testFooter(publicUrl),
  };
}
