import type { ServicePage } from '../../content/services/service-page.ts';
import './service-benefits.css';

/** What the trade is, in plain words, and what a client gains by it. */
export function ServiceBenefits({
  description,
  benefits,
}: Pick<ServicePage, 'description' | 'benefits'>) {
  return (
    <section className="service-benefits section" aria-label="Le service">
      <div className="wrap">
        {description.length > 0 && (
          <div className="service-description">
            {description.map((paragraph) => (
              <p key={paragraph} className="lead">
                {paragraph}
              </p>
            ))}
          </div>
        )}
        {benefits.length > 0 && (
          <>
            <h2 className="large">Ce que vous y gagnez</h2>
            <ul>
              {benefits.map((benefit) => (
                <Benefit key={benefit} benefit={benefit} />
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}

/** A benefit, « Une promesse : son explication. » The promise is set apart for readers who read only that. */
function Benefit({ benefit }: { benefit: string }) {
  const [promise, ...explanation] = benefit.replace(/\.$/, '').split(/\s:\s/);
  return (
    <li>
      <strong className="small display">{promise}</strong>
      {explanation.length > 0 && (
        <>
          <span className="visually-hidden">&nbsp;: </span>
          <span className="muted">{capitalized(explanation.join('\u00a0: '))}</span>
        </>
      )}
    </li>
  );
}

const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
