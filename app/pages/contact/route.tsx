import { data, href } from 'react-router';
import { PACKAGE_PARAMETER, SERVICE_PARAMETER } from '../../content/services/service-request.ts';
import { contentContext, visitContext } from '../../context.ts';
import { SENT_PARAMETER } from '../../forms/form-outcome.ts';
import { formPage, receiveForm } from '../../forms/receive-form.ts';
import { hydrateLater } from '../../frame/hydrate-later.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import type { PageHandle } from '../../frame/site-header.tsx';
import type { Route } from './+types/route';
import { findServiceRequest } from './service-request-query.ts';

export const handle: PageHandle = { header: 'night' };

const PATH = href('/contact');
const CONFIRMATION = `${PATH}?${SENT_PARAMETER}=1#confirmation`;

/** Loads the service a visitor comes from. When the service cannot be read, the form is shown all the same. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const slug = searchParams.get(SERVICE_PARAMETER);
  if (!slug) return data(undefined);
  const asked = { slug, packageKey: searchParams.get(PACKAGE_PARAMETER) };
  try {
    return data(await findServiceRequest(context.get(contentContext), asked));
  } catch (error) {
    context.get(visitContext).reportError(error);
    return data(undefined, { headers: { 'cache-control': 'no-store' } });
  }
}

/** Every other visitor finds an empty form, which needs no answer from the server. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return new URL(request.url).searchParams.has(SERVICE_PARAMETER) ? serverLoader() : undefined;
}

export async function action(sent: Route.ActionArgs) {
  return formPage(await receiveForm({ kind: 'contact-message' }, sent), CONFIRMATION);
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return loaderHeaders.has('cache-control') ? loaderHeaders : actionHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  return pageMeta(site, {
    title: 'Contact',
    description: `Parlez-nous de votre projet\u00a0: formulaire, téléphone, e-mail ou visite à Casablanca.${
      site ? ` Réponse garantie sous ${site.settings.claims.response}.` : ''
    }`,
    path: PATH,
  });
}

export default await hydrateLater(async () => (await import('./contact-page.tsx')).ContactPage);
