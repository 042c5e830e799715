import { adminTexts } from '#src/texts/admin.ts';
import { reportsTexts } from '#src/texts/reports.ts';
import { siteTexts } from '#src/texts/site.ts';
import { listed } from '#src/texts/words.ts';
import type { AuditAction } from '#src/accounts/audit/schemas.ts';

type Texts = Partial<Record<string, string>>;

/** The stored notes of actions without an admin, with the keys of their texts. */
const operatorNotes: Partial<Record<string, keyof typeof adminTexts.audit.notes.operator>> = {
  'by the command line': 'commandLine',
  'by the command line, mailed': 'mailed',
  'by the command line, printed': 'printed',
  'by the set-up link': 'setupLink',
};

const pageNames = (): Texts =>
  Object.fromEntries(
    siteTexts.footer.groups.flatMap(({ links }) => links.map(({ to, label }) => [to.slice(1), label])),
  );

/** The texts of codes in notes, by action. Notes of other actions can be what an admin wrote. */
const coded: Partial<Record<AuditAction, () => Texts>> = {
  verified: () => adminTexts.admin.checks,
  'closed-report': () => reportsTexts.reports.outcomes,
  'decided-dispute': () => adminTexts.audit.notes.outcomes,
  'changed-shop': () => adminTexts.audit.notes.settings,
  'changed-page': pageNames,
  'restored-page': pageNames,
};

/** Returns a note in the language of the shop. What people wrote stays as it is. */
export function noteText(act: AuditAction, note: string): string {
  const { notes } = adminTexts.audit;
  const operator = operatorNotes[note];
  if (operator) return notes.operator[operator];
  if (act === 'removed-review') return notes.review(note.replace('review ', ''));
  if (act === 'sent-letter') return notes.recipients(Number(note.replace('to ', '')));
  const texts = coded[act]?.();
  return texts ? listed(note.split(', ').map((code) => texts[code] ?? code)) : note;
}
