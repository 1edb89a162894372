import { href } from 'react-router';
import { ListNotice } from '../../content/list-notice.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** Between the opening and the form while no section has anything to show: what is to come, and where to go meanwhile. */
export function HomeEmpty() {
  return (
    <ListNotice
      piece="accueil-en-attente"
      title="La suite se prépare"
      text="Nos services et nos projets prennent place ici, l’un après l’autre. En attendant, dites-nous ce que vous voulez construire."
    >
      <ButtonLink to={href('/services')} tone="light">
        Voir nos services
      </ButtonLink>
    </ListNotice>
  );
}
