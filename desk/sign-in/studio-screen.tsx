import { PARTS } from '../../staff/desk-places.ts';
import type { Agency } from './agency.ts';
import { type CurrentUser, leave, openStudio } from './api.ts';
import { Form } from './form.tsx';
import { useSubmission } from './submission.ts';
import { Threshold } from './threshold.tsx';

type StudioScreenProps = { agency: Agency; studio: URL; person: CurrentUser };

/**
 * Asks a person who is logged in whether the Studio of another site may act for them. A click, because a page of that
 * site can lead here whenever it likes.
 */
export function StudioScreen({ agency, studio, person }: StudioScreenProps) {
  const submission = useSubmission(async () => {
    const { location: address } = await openStudio(studio.href);
    location.replace(address);
  });
  return (
    <Threshold
      agency={agency}
      title="Un studio d’ailleurs"
      takesFocus
      lead={
        <>
          <strong>{studio.host}</strong> demande à lire et à modifier les contenus en votre nom.
        </>
      }
    >
      <Form submission={submission} action="Continuer" doing="Ouverture…">
        <p className="kit-note">
          Session de l’équipe&nbsp;: {person.name}. Ce studio n’atteint ni les demandes ni les
          comptes, et sa session se ferme dans «&nbsp;{PARTS.account.label}&nbsp;».
        </p>
      </Form>
      <p className="links">
        <a className="kit-link" href={PARTS.home.address}>
          Rester ici
        </a>
        <button type="button" className="kit-link" onClick={leave}>
          Changer de compte
        </button>
      </p>
    </Threshold>
  );
}
