import { useEffect, useState } from 'react';
import { href, Link, useLocation } from 'react-router';
import { CaseCall } from '../../content/case-call.tsx';
import { ListNotice } from '../../content/list-notice.tsx';
import { ServiceCards } from '../../content/services/service-cards.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import type { Route } from './+types/route.ts';
import { type Door, doorsOf } from './doors.ts';
import type { ServicesTexts } from './query.ts';
import './service-doors.css';
import '../../ui/whole-card.css';
import './service-none.css';
import '../../content/case-call.css';
import '../../content/closing-piece.css';
import '../../content/questions-list.css';
import '../../content/services/service-cards.css';
import '../../content/services/service-lines.css';
import '../../ui/link.css';

// app/blocks/added-blocks.tsx shows these sections on pages that editors make.
export { ServiceCards };

/** The list without a service: what a visitor does meanwhile; the agency's people read where to add one. */
function ServiceNone() {
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

/** Leads to where the agency adds its services (pages-2.54 in test/specification.md), shown to who is logged in alone. */
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
      // When the session cannot be read, no link to the desk appears.
    });
    return () => asking.abort();
  }, []);
  return isStaff;
}

/** @throws what `fetch` throws, and what is not JSON */
async function isLoggedIn(signal: AbortSignal): Promise<boolean> {
  const answer = await fetch('/v2025-02-19/users/me', { signal });
  const user: unknown = await answer.json();
  return typeof user === 'object' && user !== null && 'id' in user;
}

/** Doors that fill the street from one side of a desk's page to the other. */
const WHOLE_STREET = 6;

type Props = {
  texts: Pick<ServicesTexts, 'title' | 'introduction'>;
  doors: readonly Door[];
};

/** The head of /services: a door for each service, six at most; the title alone while there is none. */
function ServiceDoors({ texts, doors }: Props) {
  const isWhole = doors.length === WHOLE_STREET;
  return (
    <section className="service-doors night" aria-labelledby="services-title">
      <div className="wrap">
        <div className="service-doors-head grid">
          <h1 className="poster" id="services-title">
            {texts.title}
          </h1>
          <p className="lead">{texts.introduction}</p>
        </div>
        {doors.length > 0 && (
          <ul
            className={isWhole ? 'service-street' : 'service-street short-street'}
            aria-label={isWhole ? 'Nos six métiers' : 'Nos métiers'}
          >
            {doors.map(({ slug, name, text, art }) => (
              <li key={slug}>
                <div className="service-street-door">
                  <img src={art} width={240} height={460} alt="" />
                </div>
                <h2>
                  <Link
                    className="whole-card"
                    to={href('/services/:slug', { slug })}
                    prefetch="intent"
                  >
                    <WholeWords>{name}</WholeWords>
                  </Link>
                </h2>
                <p>
                  {text}
                  <Icon name="arrow" />
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

export function ServicesPage({ loaderData: { services, texts, closing } }: Route.ComponentProps) {
  useOpenedByFragment();
  return (
    <>
      <ServiceDoors texts={texts} doors={doorsOf(services)} />
      {services.length > 0 ? (
        <>
          <ServiceCards
            id="tarifs"
            title={texts.listTitle}
            text={texts.listText}
            services={services}
            areAddressed
          />
          <CaseCall title={texts.callTitle} art={closing} />
        </>
      ) : (
        <ServiceNone />
      )}
    </>
  );
}

/** Opens the service that an address ends with, as browsers do and the router does not. */
function useOpenedByFragment(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    const folded = target?.closest('details');
    if (!folded || folded.open) return;
    folded.open = true;
    target?.scrollIntoView();
  }, [hash]);
}
