import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { coverPicture } from '../content/cover-picture.ts';
import { Button } from '../ui/button.tsx';
import '../content/list-notice.css';
import './load-error.css';

const LIGHTHOUSE = coverPicture('phare-de-nuit', '1x1', { motif: 'lighthouse', palette: 'nuit' });

type LoadErrorProps = {
  /** The text of the specification, to the letter (pages-8.01 to 8.20 in test/specification.md). */
  detail: string;
  children?: ReactNode;
};

/** The view of a list that could not be loaded (pages-8.01 in test/specification.md). */
export function LoadError({ detail, children }: LoadErrorProps) {
  const [parameters] = useSearchParams();
  return (
    <section className="list-notice list-notice-page section night">
      <img src={LIGHTHOUSE.src} width={LIGHTHOUSE.width} height={LIGHTHOUSE.height} alt="" />
      <div className="wrap">
        <h1 className="poster">Erreur de chargement</h1>
        <p className="lead">
          Nous n’arrivons pas à lire cette page. Vous n’y êtes pour rien&nbsp;: réessayez dans un
          instant.
        </p>
        <p className="muted">
          Détail technique&nbsp;: <span lang="en">{detail}</span>
        </p>
        {/* A plain form whose button loads the same address again, with or without script. */}
        <form>
          {[...parameters].map(([name, value]) => (
            <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" tone="light">
            Réessayer
          </Button>
        </form>
        {children}
      </div>
    </section>
  );
}
