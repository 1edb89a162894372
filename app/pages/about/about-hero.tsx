import type { About } from '../../content/agency/about.ts';
import house from '../../drawings/houses/house-planned.svg?url';
import sun from '../../drawings/sun.svg?url';
import { TitleLines } from '../../ui/title-lines.tsx';
import './about-hero.css';

/** The house by day, its next storey still a drawing, on the edge of the section it stands on. */
export function AboutHero({ about: { title, introduction } }: { about: About }) {
  return (
    <section className="about-hero" aria-labelledby="about-title">
      <div className="wrap">
        <h1 className="sign" id="about-title">
          <TitleLines lines={title} />
        </h1>
        <p className="lead">{introduction}</p>
      </div>
      <div className="about-hero-art">
        <img className="about-sun" src={sun} width={480} height={480} alt="" />
        <img
          className="about-house"
          src={house}
          width={720}
          height={924}
          alt=""
          fetchPriority="high"
        />
      </div>
    </section>
  );
}
