import { CaseCall } from '../../content/case-call.tsx';
import type { Route } from './+types/route.ts';
import { ServiceCards } from './service-cards.tsx';
import { ServiceDoors } from './service-doors.tsx';
import { ServiceNone } from './service-none.tsx';

export function ServicesPage({ loaderData: { services, texts } }: Route.ComponentProps) {
  return (
    <>
      <ServiceDoors texts={texts} published={services.map(({ slug }) => slug)} />
      {services.length > 0 ? (
        <>
          <ServiceCards texts={texts} services={services} />
          <CaseCall title={texts.callTitle} />
        </>
      ) : (
        <ServiceNone />
      )}
    </>
  );
}
