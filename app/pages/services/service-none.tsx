import { useEffect, useState } from 'react';
import { href } from 'react-router';
import { ListNotice } from '../../content/list-notice.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import './service-none.css';

/** The list without a service: what a visitor does meanwhile; the agency's people read where to add one. */
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
      <StudioHint />
    </ListNotice>
  );
}

/** Where the agency adds its services (pages-2.54 in test/specification.md), shown to who is logged in alone. */
function StudioHint() {
  const isStaff = useStaff();
  if (!isStaff) return null;
  return (
    <p className="service-none-studio note">
      Vous gérez ce site&nbsp;? <a href="/studio">Ajoutez vos services dans le studio</a>&nbsp;: ils
      paraissent ici dès qu’ils sont publiés.
    </p>
  );
}

/** Whether a browser is logged in to the desk. The page is the same for all who read it, so its script asks. */
function useStaff(): boolean {
  const [isStaff, setIsStaff] = useState(false);
  useEffect(() => {
    const asking = new AbortController();
    isLoggedIn(asking.signal).then(setIsStaff, () => {
      // Nobody is told where to go by a service that does not answer.
    });
    return () => asking.abort();
  }, []);
  return isStaff;
}

/** @throws what `fetch` throws, and what is not JSON */
async function isLoggedIn(signal: AbortSignal): Promise<boolean> {
  const answer = await fetch('/v2025-02-19/users/me', { signal });
  const found: unknown = await answer.json();
  return typeof found === 'object' && found !== null && 'id' in found;
}
