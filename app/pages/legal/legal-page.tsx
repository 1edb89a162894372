import { useFocusOnFragment } from '../../ui/focus-on-fragment.ts';
import type { Route } from './+types/route.ts';
import { LegalContact } from './legal-contact.tsx';
import { LegalHead } from './legal-head.tsx';
import { LegalTexts } from './legal-texts.tsx';
import './legal-print.css';

export function LegalPage({ loaderData: legal, matches }: Route.ComponentProps) {
  const [{ loaderData: site }] = matches;
  useFocusOnFragment();
  return (
    <>
      <LegalHead legal={legal} />
      {legal.texts.length > 0 && <LegalTexts legal={legal} />}
      <LegalContact settings={site.settings} />
    </>
  );
}
