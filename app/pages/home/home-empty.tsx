import { href } from 'react-router';
import { ListNotice } from '../../content/list-notice.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** Between the opening and the form while no section has anything to show: what is to come, and where to go meanwhile. */
export function HomeEmpty() {
  return (
    <ListNotice
      piece="accueil-en-attente"
      title="Le reste du mur est à l’atelier"
      text="Nos métiers et nos projets prennent place ici, pièce après pièce. En attendant, dites-nous ce que vous voulez construire."
    >
      <ButtonLink to={href('/services')} tone="light">
        Voir nos métiers
      </ButtonLink>
    </ListNotice>
  );
}
