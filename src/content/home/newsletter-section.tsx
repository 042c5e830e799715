import { homeTexts } from '#src/texts/home.ts';
import { SectionHeading } from '#src/ui/layout/page-heading.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

export function Newsletter() {
  const { newsletter } = homeTexts.home;
  return (
    <section className="grid gap-6 lg:grid-cols-2 lg:gap-14">
      <div>
        <SectionHeading title={newsletter.title} />
        <p className="max-w-prose text-soft">{newsletter.text}</p>
      </div>
      <NewsletterForm />
    </section>
  );
}
