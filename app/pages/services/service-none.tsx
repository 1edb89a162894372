import { href } from 'react-router';
import { ListNotice } from '../../content/list-notice.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import './service-none.css';

/** The list without a service: what a visitor does meanwhile; then where to add one (pages-2.54 in test/specification.md). */
export function ServiceNone() {
  return (
    <ListNotice
      piece="services-en-attente"
      title="Nos services s’écrivent en ce moment"
      text="Dites-nous ce qu’il vous faut et pour quand."
    >
      <ButtonLink to={href('/contact')} tone="light">
        Parler à un expert
      </ButtonLink>
      <p className="service-none-studio note">
        Vous gérez ce site&nbsp;? <a href="/studio">Ajoutez vos services dans le studio</a>&nbsp;:
        ils paraissent ici dès qu’ils sont publiés.
      </p>
    </ListNotice>
  );
}
