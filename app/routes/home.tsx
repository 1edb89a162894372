import { useSearchParams } from 'react-router';
import { contentContext } from '../context.ts';
import { pageMeta } from '../page-meta.ts';
import { findHome } from '../queries/home.ts';
import { Contact } from '../sections/contact.tsx';
import { failureAsOutcome, SENT_PARAMETER } from '../sections/contact-outcome.ts';
import { Hero } from '../sections/hero.tsx';
import { receiveContact } from '../sections/receive-contact.ts';
import type { Route } from './+types/home';

export async function loader({ context }: Route.LoaderArgs) {
  return findHome(context.get(contentContext));
}

export async function action({ request, context }: Route.ActionArgs) {
  return receiveContact({
    kind: 'contact-request',
    request,
    context,
    confirmation: `/?${SENT_PARAMETER}=1#contact`,
  });
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return failureAsOutcome(serverAction);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  return pageMeta(site, {
    title: loaderData?.seoTitle ?? 'Agence de marketing digital à Casablanca',
    description: loaderData?.seoDescription ?? site?.settings.tagline,
    path: '/',
  });
}

/** `?index` names this route and not the layout around it; the anchor keeps the form in view. */
const FORM_ADDRESS = '/?index#contact';

export default function HomePage({ loaderData: home, actionData, matches }: Route.ComponentProps) {
  const [searchParams] = useSearchParams();
  const [{ loaderData: site }] = matches;
  return (
    <>
      <Hero home={home} claims={site.settings.claims} />
      <Contact
        title={home.contactTitle}
        promise={home.contactText}
        settings={site.settings}
        action={FORM_ADDRESS}
        answered={actionData}
        sent={searchParams.has(SENT_PARAMETER)}
      />
    </>
  );
}
