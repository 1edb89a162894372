import { href } from 'react-router';
import { coverPicture } from '../../content/cover-picture.ts';
import { ButtonLink } from '../../ui/button.tsx';
import './service-none.css';
import '../../content/list-notice.css';

/** The pieces of a wall that is not laid yet, on the section's own night. */
const PIECES = coverPicture('services-en-attente', '1x1', { kind: 'shards', palette: 'encre' });

/** The list without a service (pages-2.54 in test/specification.md): where to add one, and whom to ask. */
export function ServiceNone() {
  return (
    <section className="list-notice section night">
      <img src={PIECES.src} width={PIECES.width} height={PIECES.height} alt="" />
      <div className="wrap">
        <h2 className="large">Aucun service n’est publié</h2>
        <p className="lead">
          Vous gérez ce site&nbsp;? Ajoutez vos services dans le studio de contenu&nbsp;: ils
          paraissent ici dès qu’ils sont publiés.
        </p>
        <div className="service-none-ways">
          <ButtonLink to="/studio" tone="light" reloadDocument>
            Ouvrir le studio
          </ButtonLink>
          <ButtonLink to={href('/contact')} tone="outline">
            Parler à un expert
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
