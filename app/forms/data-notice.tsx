import { Link } from 'react-router';
import { legalAddress } from '../content/legal-address.ts';

/** States the purpose of a form's data, as law 09-08 requires (article 5). Sending implies no consent. */
export function DataNotice({ children }: { children: string }) {
  return (
    <p className="contact-form-terms">
      {children} <Link to={legalAddress('privacyPolicy')}>Politique de confidentialité</Link>
    </p>
  );
}
