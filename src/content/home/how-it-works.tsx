import { Link } from 'react-router';
import { homeTexts } from '#src/texts/home.ts';

export function HowItWorks() {
  const { steps } = homeTexts.home;
  return (
    <section>
      <h2 className="heading-section mb-4">{steps.title}</h2>
      <ol className="grid gap-3 sm:grid-cols-3 sm:gap-8">
        {steps.list.map((step, index) => (
          <li key={step} className="flex gap-3 border-t border-line pt-3">
            <span aria-hidden className="mono pt-0.5">
              {index + 1}
            </span>
            <p className="text-sm text-soft">{step}</p>
          </li>
        ))}
      </ol>
      <Link to="/buying" className="link mt-3 inline-block py-2 text-sm">
        {steps.more}
      </Link>
    </section>
  );
}
