import { useMemo } from 'react';
import { href, Link, useSearchParams } from 'react-router';
import { formAnchor } from '../../blocks/block-ids.ts';
import { Blocks } from '../../blocks/blocks.tsx';
import { CoverImage } from '../../content/cover-image.tsx';
import { SENT_PARAMETER } from '../../forms/form-outcome.ts';
import { expand } from '../../frame/compact-data.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { RevealOnScroll } from '../../ui/reveal-on-scroll.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import type { Route } from './+types/route.ts';

/** The widths of the picture in the opening, as made-page.css lays it out. */
const WIDE_SIZES = '(max-width: 767px) 89vw, (max-width: 1440px) 35vw, max(503px, 26vw)';
const UPRIGHT_SIZES =
  '(max-width: 767px) min(89vw, 384px), (max-width: 1440px) 28vw, max(403px, 21vw)';

/** A page that an editor made: its opening, and its blocks. */
export function MadePageView({ loaderData, actionData, matches }: Route.ComponentProps) {
  const page = useMemo(() => expand(loaderData.page), [loaderData.page]);
  const [searchParams] = useSearchParams();
  const [{ loaderData: site }] = matches;
  const { path, title, lead, action, picture, ground, above, blocks } = page;
  const isUpright = picture && picture.height > picture.width;
  return (
    <>
      <section
        className="made-opening section"
        aria-labelledby="page-title"
        style={ground ? { background: ground } : undefined}
      >
        <div className="wrap" data-picture={picture && (isUpright ? 'upright' : 'wide')}>
          <div>
            {above.length > 0 && (
              <nav aria-label="Fil d’Ariane">
                <ol>
                  {above.map((link) => (
                    <li key={link.path}>
                      <Link to={link.path}>{link.name}</Link>
                    </li>
                  ))}
                </ol>
              </nav>
            )}
            <h1 className="sign" id="page-title">
              <WholeWords>{title}</WholeWords>
            </h1>
            {lead && <p className="lead">{lead}</p>}
            {action && (
              <ButtonLink to={formAnchor(blocks) ?? href('/contact')}>{action}</ButtonLink>
            )}
          </div>
          {picture && (
            <div
              className="made-opening-picture"
              style={{ aspectRatio: `${picture.width} / ${picture.height}` }}
            >
              <CoverImage picture={picture} sizes={isUpright ? UPRIGHT_SIZES : WIDE_SIZES} eager />
            </div>
          )}
        </div>
      </section>
      <RevealOnScroll>
        <Blocks
          blocks={blocks}
          settings={site.settings}
          form={{
            action: `/${path}`,
            answered: actionData,
            sent: searchParams.has(SENT_PARAMETER),
          }}
        />
      </RevealOnScroll>
    </>
  );
}
