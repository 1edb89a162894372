import { Link } from 'react-router';
import { legalAddress } from '../content/legal-address.ts';

/** Tells what a form's data serve for, as law 09-08 asks (article 5). Nothing is agreed to by sending. */
export function DataNotice({ children }: { children: string }) {
  return (
    <p className="contact-form-terms">
      {children} <Link to={legalAddress('privacyPolicy')}>Politique de confidentialité</Link>
    </p>
  );
}
