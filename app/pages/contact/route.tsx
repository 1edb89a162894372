import { data, href, type ShouldRevalidateFunctionArgs } from 'react-router';
import { NO_CHOICES } from '../../../inbox/forms/choices.ts';
import { FIRST_NEWSLETTER_BOX } from '../../../model/first-texts.ts';
import { findContactChoices } from '../../content/contact-choices.ts';
import { findNewsletterBox } from '../../content/newsletter-texts.ts';
import { PACKAGE_PARAMETER, SERVICE_PARAMETER } from '../../content/services/service-request.ts';
import { findHours, settingsWithoutContent, withoutHours } from '../../content/settings.ts';
import { brandContext, contentContext, visitContext } from '../../context.ts';
import { SENT_PARAMETER } from '../../forms/form-outcome.ts';
import { formPage, receiveForm } from '../../forms/receive-form.ts';
import { hydrateLater } from '../../frame/hydrate-later.tsx';
import { NOT_STORED } from '../../frame/not-stored.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import type { PageHandle } from '../../frame/site-header.tsx';
import { describePage } from '../../structured-data/page-data.ts';
import type { Route } from './+types/route';
import { findDrawnTown } from './drawn-town.ts';
import { contactWithoutContent, findContact } from './query.ts';
import { findServiceRequest } from './service-request-query.ts';

export const handle: PageHandle = { header: 'night' };

const PATH = href('/contact');
const CONFIRMATION = `${PATH}?${SENT_PARAMETER}=1#confirmation`;

/** Loads the texts, and the service a visitor comes from. What cannot be read is left out: the form is shown all the same. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const { searchParams } = new URL(request.url);
  const slug = searchParams.get(SERVICE_PARAMETER);
  const packageKey = searchParams.get(PACKAGE_PARAMETER);
  try {
    const [texts, hours, choices, newsletter, town, { serviceRequest, isPublished }] =
      await Promise.all([
        findContact(content),
        findHours(content),
        findContactChoices(content),
        findNewsletterBox(content),
        findDrawnTown(content, context.get(brandContext)),
        findServiceRequest(content, { slug, packageKey }),
      ]);
    describePage(context, {
      kind: 'ContactPage',
      path: PATH,
      name: texts.seoTitle,
      agency: { people: [] },
    });
    return data(
      { texts, hours, choices, newsletter, town, serviceRequest },
      isPublished ? {} : NOT_STORED,
    );
  } catch (error) {
    context.get(visitContext).reportError(error);
    const texts = contactWithoutContent(content);
    return data(
      {
        texts,
        hours: withoutHours(settingsWithoutContent(content)).hours,
        choices: NO_CHOICES,
        newsletter: content.isOff?.('newsletter') ? undefined : FIRST_NEWSLETTER_BOX,
        town: undefined,
        serviceRequest: undefined,
      },
      NOT_STORED,
    );
  }
}

/** Reloads for another service alone: before and after a message is sent the page is the same. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const same = [SERVICE_PARAMETER, PACKAGE_PARAMETER].every(
    (name) => currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name),
  );
  return same && currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}

export async function action(sent: Route.ActionArgs) {
  return formPage(await receiveForm({ kind: 'contact-message' }, sent), CONFIRMATION);
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return loaderHeaders.has('cache-control') ? loaderHeaders : actionHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  return pageMeta(site, {
    title: loaderData?.texts.seoTitle ?? 'Contact',
    description: loaderData?.texts.seoDescription,
    socialImage: loaderData?.texts.socialImage,
    path: PATH,
  });
}

export default await hydrateLater(async () => (await import('./contact-page.tsx')).ContactPage);
