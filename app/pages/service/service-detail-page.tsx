import { lazy, useEffect, useRef, useState } from 'react';
import { href, Link } from 'react-router';
import { ContactCards } from '../../content/contact-cards.tsx';
import { imageAttributes } from '../../content/picture-attributes.ts';
import { Price } from '../../content/services/price.tsx';
import { reportServiceCall } from '../../content/services/service-event.ts';
import { ServicePackages } from '../../content/services/service-packages.tsx';
import type { Package, ServicePage } from '../../content/services/service-page.ts';
import type { StartingPrice } from '../../content/services/service-price.ts';
import { requestAddress } from '../../content/services/service-request.ts';
import { ServiceWork } from '../../content/services/service-work.tsx';
import type { Settings } from '../../content/settings.ts';
import type { Testimonial } from '../../content/testimonial.ts';
import { Voice } from '../../content/voice.tsx';
import questionMark from '../../drawings/question-mark.svg?url';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Khatam } from '../../ui/khatam.tsx';
import { Shards } from '../../ui/shards.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import type { Route } from './+types/route.ts';
import { ServiceBenefits } from './service-benefits.tsx';
import { ServiceProcess } from './service-process.tsx';
import './service-related.css';
import '../../ui/whole-card.css';
import './service-hero.css';
import './service-bar.css';
import './service-questions.css';
import '../../content/questions-list.css';
import '../../ui/link.css';
import './service-contact.css';
import './service-voices.css';
import '../../content/services/service-packages.css';
import '../../content/services/service-work.css';

// app/blocks/added-blocks.tsx shows these sections on pages that editors make.
export { ServicePackages, ServiceWork };

/** The view of a film, which few services have: it comes with a script and sheets of its own. */
const ServiceFilm = lazy(async () => ({
  default: (await import('./service-film.tsx')).ServiceFilm,
}));

/** Testimonials about this service only. */
function ServiceVoices({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <section className="service-voices" aria-labelledby="service-voices-title">
      <h2 className="visually-hidden" id="service-voices-title">
        L’avis de nos clients
      </h2>
      <ul className="wrap">
        {testimonials.map((testimonial) => (
          <li key={testimonial.content}>
            <Voice testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type CallButtonProps = Pick<ServicePage, 'slug' | 'call'> & { place: 'main_cta' | 'sticky_cta' };

/** Leads to the contact form opened for the service, and counts from where on the page. */
function CallButton({ slug, call, place }: CallButtonProps) {
  return (
    <ButtonLink
      to={requestAddress(slug)}
      tone="light"
      onClick={() => reportServiceCall(slug, place)}
    >
      {call.buttonText}
    </ButtonLink>
  );
}

type Props = Pick<ServicePage, 'slug' | 'call'> & { settings: Settings };

/** The end of a service page: the form, opened for this service, or any other way to speak of it. */
function ServiceContact({ slug, call, settings }: Props) {
  return (
    <section className="service-contact section night" id="contact" aria-labelledby="contact-title">
      <div className="wrap grid">
        <div className="service-contact-call">
          <h2 className="poster" id="contact-title">
            {call.title}
          </h2>
          {call.subtitle && <p className="lead">{call.subtitle}</p>}
          <CallButton slug={slug} call={call} place="main_cta" />
        </div>
        <div className="service-contact-ways">
          <ContactCards settings={settings} />
        </div>
      </div>
    </section>
  );
}

/** Questions before signing. The browser itself keeps one answer open at a time. */
function ServiceQuestions({ slug, questions }: Pick<ServicePage, 'slug' | 'questions'>) {
  return (
    <section className="service-questions section" aria-labelledby="service-questions-title">
      <div className="wrap grid">
        <div className="service-questions-head">
          <h2 className="large" id="service-questions-title">
            Questions fréquentes
          </h2>
          <Link className="link" to={requestAddress(slug)}>
            Poser une autre question
            <Icon name="arrow" />
          </Link>
          <div className="service-questions-mark">
            <img src={questionMark} width={300} height={440} alt="" loading="lazy" />
          </div>
        </div>
        <div className="questions-list">
          {questions.map(({ question, answer }, index) => (
            <details key={question} name="service-questions" open={index === 0}>
              <summary>
                <h3 className="small">
                  <WholeWords>{question}</WholeWords>
                </h3>
                <span className="questions-toggle" aria-hidden="true" />
              </summary>
              <p className="lead">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

/** The key under which the browser remembers, for the length of a visit, that the bar was dismissed. */
const DISMISSED = 'serviceBarDismissed';

/** The state of the bar (pages-4.10 in test/specification.md). */
type State = 'hidden' | 'visible' | 'dismissed';

/**
 * The call that follows a reader down a service page: not before 30 % of a screen was read, not over the page's
 * last 200 px (pages-9.17 and 9.18 in test/specification.md). The stylesheet measures both out on one invisible
 * strip; the bar is there while the bottom edge of the screen crosses it, so that scrolling runs no script.
 */
function ServiceBar({ slug, call }: Pick<ServicePage, 'slug' | 'call'>) {
  const strip = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('hidden');

  useEffect(() => {
    if (wasDismissed()) return setState('dismissed');
    const watch = new IntersectionObserver(
      (entries) => setState(entries.at(-1)?.isIntersecting ? 'visible' : 'hidden'),
      { rootMargin: BOTTOM_EDGE },
    );
    if (strip.current) watch.observe(strip.current);
    return () => watch.disconnect();
  }, []);

  function dismiss() {
    remember();
    setState('dismissed');
  }

  if (state === 'dismissed') return null;
  return (
    <>
      <div className="service-bar-strip" ref={strip} />
      <aside className="service-bar night" data-state={state} aria-label="Demander ce service">
        <div className="wrap">
          <p className="small display">{call.title}</p>
          <CallButton slug={slug} call={call} place="sticky_cta" />
          <button type="button" className="icon-button" aria-label="Fermer" onClick={dismiss}>
            <Icon name="close" />
          </button>
        </div>
      </aside>
    </>
  );
}

/** The margin that cuts off all of the screen but the line at its foot. */
const BOTTOM_EDGE = '-100% 0px 0px';

/** Browsers may refuse storage: the bar then comes back on the next page. */
function wasDismissed(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED) !== null;
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    sessionStorage.setItem(DISMISSED, '1');
  } catch {}
}

/** The service, its outcome and the figure that proves it, with its drawing beside them. */
function ServiceHero({ service }: { service: ServicePage }) {
  const { slug, title, subtitle, outcome, packages, proof, cover, call } = service;
  const [entry] = packages;
  return (
    <section className="service-hero night" aria-labelledby="service-title">
      <picture>
        {cover.narrow && <source media="(max-width: 767px)" srcSet={cover.narrow.src} />}
        {cover.upright && <source media="(max-width: 1023px)" srcSet={cover.upright.src} />}
        <img
          className="service-hero-art"
          {...imageAttributes(cover.wide, '(max-width: 767px) 100vw, 50vw')}
          alt={cover.wide.alt}
          fetchPriority="high"
        />
      </picture>
      <div className="wrap grid">
        <div className="service-hero-text">
          <nav className="service-trail" aria-label="Fil d’Ariane">
            <Link to="/">Accueil</Link>
            <Khatam />
            <Link to={href('/services')}>Services</Link>
            <Khatam />
            <span aria-current="page">{title}</span>
          </nav>
          <h1 className="poster" id="service-title">
            <WholeWords>{title}</WholeWords>
          </h1>
          {subtitle && <p className="service-subtitle medium display">{subtitle}</p>}
          {outcome && (
            <p className="lead">
              {outcome}
              {entry?.price && <EntryPrice price={entry.price} timeline={entry.timeline} />}
            </p>
          )}
          <CallButton slug={slug} call={call} place="main_cta" />
          {proof && (
            <p className={proof.figure ? 'service-proof' : 'service-proof service-proof-words'}>
              {proof.figure && <strong>{proof.figure}</strong>} <span>{proof.text}</span>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

type EntryPriceProps = { price: StartingPrice; timeline: Package['timeline'] };

/** The price and duration of the simplest package, after the outcome. */
function EntryPrice({ price, timeline }: EntryPriceProps) {
  return (
    <>
      {' À\u00a0partir de '}
      <Price price={price.text} />
      {timeline && ` (${lowerFirst(timeline)})`}.
    </>
  );
}

/** `Six mois au moins` inside a sentence. */
const lowerFirst = (words: string) => words.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());

type ServiceRelatedProps = Pick<ServicePage, 'relatedServices' | 'relatedPosts'>;

/** Services often bought together, and posts that help to decide. */
function ServiceRelated({ relatedServices, relatedPosts }: ServiceRelatedProps) {
  return (
    <section className="service-related section" aria-labelledby="service-related-title">
      <div className="wrap">
        <h2 className="large" id="service-related-title">
          À voir aussi
        </h2>
        <ul>
          {relatedServices.map(({ slug, title, outcome }) => (
            <Line
              key={slug}
              kind="Service"
              to={href('/services/:slug', { slug })}
              title={title}
              text={outcome}
            />
          ))}
          {relatedPosts.map(({ slug, title, excerpt }) => (
            <Line
              key={slug}
              kind="Article"
              to={href('/blog/:slug', { slug })}
              title={title}
              text={excerpt}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

type LineProps = { kind: string; to: string; title: string; text: string | undefined };

function Line({ kind, to, title, text }: LineProps) {
  return (
    <li>
      <p className="service-related-kind">{kind}</p>
      <h3 className="medium">
        <Link className="whole-card" to={to} prefetch="intent">
          <WholeWords>{title}</WholeWords>
        </Link>
      </h3>
      {text && <p className="muted">{text}</p>}
      <Icon name="arrow" />
    </li>
  );
}

export function ServiceDetailPage({ loaderData: service, matches }: Route.ComponentProps) {
  const [{ loaderData: site }] = matches;
  const { slug, description, benefits, film, packages, process, projects, testimonials } = service;
  const { questions, relatedServices, relatedPosts, call } = service;
  return (
    <article className="service" key={slug}>
      <ServiceHero service={service} />
      {(description.length > 0 || benefits.length > 0) && (
        <ServiceBenefits description={description} benefits={benefits} />
      )}
      {film && <ServiceFilm film={film} />}
      {packages.length > 0 && <ServicePackages id="formules" slug={slug} packages={packages} />}
      {process.steps.length > 0 && <ServiceProcess process={process} />}
      {projects.length > 0 && <ServiceWork id="projets" title="Déjà livré" projects={projects} />}
      {testimonials.length > 0 && <ServiceVoices testimonials={testimonials} />}
      {questions.length > 0 && <ServiceQuestions slug={slug} questions={questions} />}
      {(relatedServices.length > 0 || relatedPosts.length > 0) && (
        <ServiceRelated relatedServices={relatedServices} relatedPosts={relatedPosts} />
      )}
      <Shards />
      <ServiceContact slug={slug} call={call} settings={site.settings} />
      <ServiceBar slug={slug} call={call} />
    </article>
  );
}
