import { useEffect, useState } from 'react';
import { data, href, useNavigate, useSearchParams } from 'react-router';
import { contactMessage } from '../../../inbox/forms/contact-message.ts';
import { PACKAGE_PARAMETER, SERVICE_PARAMETER } from '../../content/services/service-request.ts';
import { contentContext, visitContext } from '../../context.ts';
import { ContactForm } from '../../forms/contact-form.tsx';
import { SENT_PARAMETER } from '../../forms/form-outcome.ts';
import { NewsletterBox } from '../../forms/newsletter-box.tsx';
import { formPage, receiveForm } from '../../forms/receive-form.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import type { PageHandle } from '../../frame/site-header.tsx';
import type { Route } from './+types/route';
import { ContactFacts } from './contact-facts.tsx';
import { ContactMap } from './contact-map.tsx';
import { Lighthouse } from './lighthouse.tsx';
import { MessageSent } from './message-sent.tsx';
import { findServiceRequest } from './service-request-query.ts';
import './contact-page.css';
import '../../ui/sheet.css';

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

export default function ContactPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const [{ loaderData: site }] = matches;
  const [searchParams] = useSearchParams();
  const showConfirmation = useConfirmation();
  return (
    <>
      <section className="contact-page night" aria-labelledby="contact-title">
        <div className="wrap grid">
          <div className="contact-page-intro">
            <h1 className="poster" id="contact-title">
              Écrivez-nous. <br />
              La lumière est&nbsp;allumée.
            </h1>
            <p className="lead">
              Un projet, une question, un chiffre à vérifier&nbsp;: quelqu’un de l’équipe vous
              répond en personne, sous {site.settings.claims.response}.
            </p>
          </div>
          <Lighthouse />
          <div className="contact-page-sheet">
            {searchParams.has(SENT_PARAMETER) ? (
              <MessageSent again={PATH} response={site.settings.claims.response} />
            ) : (
              <div className="sheet">
                <ContactForm
                  form={contactMessage}
                  action={PATH}
                  sendTo={href('/contact/message')}
                  start={loaderData}
                  answered={actionData}
                  onReceived={showConfirmation}
                >
                  <h2 className="medium">Votre message</h2>
                </ContactForm>
              </div>
            )}
          </div>
        </div>
      </section>
      <ContactFacts settings={site.settings} />
      <ContactMap settings={site.settings} />
      <NewsletterBox />
    </>
  );
}

/** The button says 'Message envoyé !' this long before its green fills the sheet. */
const SENT_STATE_DURATION = 900; // ms

function useConfirmation() {
  const navigate = useNavigate();
  const [received, setReceived] = useState<{ reference: string | undefined }>();
  useEffect(() => {
    if (!received) return;
    const timer = setTimeout(() => {
      setReceived(undefined);
      navigate(CONFIRMATION, {
        viewTransition: true,
        preventScrollReset: true,
        // The outcome is not in the address: the confirmation is a page like any other.
        state: received,
      });
    }, SENT_STATE_DURATION);
    return () => clearTimeout(timer);
  }, [received, navigate]);
  return (reference: string | undefined) => setReceived({ reference });
}
