import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { CaseCall } from '../../content/case-call.tsx';
import { ServiceCards } from '../../content/services/service-cards.tsx';
import type { Route } from './+types/route.ts';
import { doorsOf } from './doors.ts';
import { ServiceDoors } from './service-doors.tsx';
import { ServiceNone } from './service-none.tsx';
import '../../content/case-call.css';
import '../../content/closing-piece.css';
import '../../content/questions-list.css';
import '../../content/services/service-cards.css';
import '../../content/services/service-lines.css';
import '../../ui/link.css';
import '../../ui/whole-card.css';

// For pages that editors make of the same sections: app/blocks/added-blocks.tsx.
export { ServiceCards };

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
