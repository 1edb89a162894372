/** The page around what people do once they are in: where they are, where they can go, and the way out. */

import { Card } from '@sanity/ui';
import type { ReactNode } from 'react';
import { administers, editsContent, ROLE_RULES } from '../../staff/roles.ts';
import { type Agency, useTitle } from './agency.ts';
import { toLogin, useAnswer } from './answer.ts';
import { logOut, type Me, me } from './api.ts';
import { GhostButton } from './ghost-button.tsx';
import './office.css';
import { Answered } from './states.tsx';
import { Khatam } from './threshold.tsx';

type OfficeProps = {
  agency: Agency;
  title: string;
  children: (me: Me, reload: () => void) => ReactNode;
};

async function loggedIn(): Promise<Me> {
  const { id, name, email, role } = await me();
  if (!id || name === undefined || email === undefined || !role) {
    toLogin();
    return new Promise(() => {});
  }
  return { id, name, email, role };
}

export function Office({ agency, title, children }: OfficeProps) {
  useTitle(title, agency);
  const answer = useAnswer(loggedIn);
  return (
    <Card className="sign-in">
      <div className="office">
        <a className="skip" href="#content">
          Aller au contenu
        </a>
        <header className="office-head">
          <p className="office-agency">
            <Khatam />
            <span>{agency.name || '\u00a0'}</span>
          </p>
          {answer.data && <Places me={answer.data} />}
        </header>
        <main id="content" className="office-body" tabIndex={-1}>
          <h1>{title}</h1>
          {agency.hosted ? (
            <Hosted />
          ) : (
            <Answered answer={answer} what="Ouverture">
              {(data) => children(data, answer.reload)}
            </Answered>
          )}
        </main>
      </div>
    </Card>
  );
}

/** Where the hosted content service keeps people, they have their account there. */
function Hosted() {
  return (
    <p className="notice">
      Les comptes de ce site sont tenus par le service de contenu hébergé.{' '}
      <a className="link" href="/studio">
        Ouvrir le studio
      </a>
    </p>
  );
}

function Places({ me }: { me: Me }) {
  const { name, role } = me;
  const places = [
    ...(editsContent(me) ? [['/studio', 'Contenu']] : []),
    ['/studio/demandes', 'Demandes'],
    ...(administers(me) ? [['/studio/equipe', 'Équipe']] : []),
    ['/studio/compte', 'Mon compte'],
  ] as const;
  async function leave() {
    await logOut();
    location.assign('/studio/connexion?sortie');
  }
  return (
    <>
      <nav aria-label="Studio">
        <ul>
          {places.map(([address = '', label]) => (
            <li key={address}>
              <a
                href={address}
                aria-current={
                  address !== '/studio' && location.pathname.startsWith(address)
                    ? 'page'
                    : undefined
                }
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="office-me">
        <strong>{name}</strong>
        <span className="quiet">{ROLE_RULES[role].title}</span>
      </p>
      <GhostButton text="Se déconnecter" onClick={leave} />
    </>
  );
}
