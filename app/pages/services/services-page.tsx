import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { CaseCall } from '../../content/case-call.tsx';
import type { Route } from './+types/route.ts';
import { doorsOf } from './doors.ts';
import { ServiceCards } from './service-cards.tsx';
import { ServiceDoors } from './service-doors.tsx';
import { ServiceNone } from './service-none.tsx';

export function ServicesPage({ loaderData: { services, texts, closing } }: Route.ComponentProps) {
  useOpenedByFragment();
  return (
    <>
      <ServiceDoors texts={texts} doors={doorsOf(services)} />
      {services.length > 0 ? (
        <>
          <ServiceCards texts={texts} services={services} />
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
