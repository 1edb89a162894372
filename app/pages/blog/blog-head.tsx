import { type SubmitEvent, useEffect, useRef } from 'react';
import { href, Link, useNavigate, useNavigation } from 'react-router';
import type { BlogPage } from '../../content/posts/blog.ts';
import {
  type BlogFilter,
  blogAddress,
  readBlogRequest,
  SEARCH_MAX_LENGTH,
} from '../../content/posts/blog-address.ts';
import { Icon } from '../../ui/icon.tsx';
import './blog-head.css';

type Props = {
  title: string;
  introduction: string | undefined;
  page: BlogPage;
  /** Why another category or search could not be shown. */
  failure: string | undefined;
};

/** The pause in typing after which the server is asked: each answer is rendered for this visitor alone. */
const PAUSE = 300; // ms

/** A search form. With script it searches by itself, and the page stays. */
function BlogSearch({ place: { search, category } }: { place: BlogFilter }) {
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  // A term that was deleted while its list is loading is not searched again.
  const awaited =
    next?.pathname === href('/blog')
      ? readBlogRequest(new URLSearchParams(next.search)).search
      : search;
  const field = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  // A chip or the back button changed the search; a field that is being typed in is newer than the address.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = search;
  }, [search]);

  useEffect(() => () => clearTimeout(pause.current), []);

  function ask() {
    clearTimeout(pause.current);
    const typed = field.current?.value.trim() ?? '';
    if (typed === awaited) return;
    navigate(blogAddress({ search: typed, category }), {
      replace: search !== '',
      preventScrollReset: true,
    });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    ask();
    // On a phone the keyboard hides the results.
    field.current?.blur();
  }

  return (
    <search>
      <form className="blog-search" action={href('/blog')} onSubmit={submit}>
        {category && <input type="hidden" name="categorie" value={category.slug} />}
        <button className="icon-button" type="submit" aria-label="Rechercher">
          <Icon name="search" />
        </button>
        <input
          ref={field}
          type="search"
          name="q"
          aria-label="Rechercher un article"
          placeholder="Rechercher un article"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={SEARCH_MAX_LENGTH}
          defaultValue={search}
          onInput={() => {
            clearTimeout(pause.current);
            pause.current = setTimeout(ask, PAUSE);
          }}
        />
      </form>
    </search>
  );
}

export function BlogHead({ title, introduction, page, failure }: Props) {
  const { location, categories, total } = page;
  const filtered = location.search !== '' || location.category !== undefined;
  return (
    <header className="blog-head">
      <div className="wrap">
        <div className="blog-title">
          <h1>{title}</h1>
          {introduction && <p className="lead">{introduction}</p>}
        </div>
        {!page.empty && (
          <div className="blog-filters">
            <nav aria-label="Rubriques">
              <ul>
                <Chip label="Tous" chosen={location.category === undefined} />
                {categories.map((category) => (
                  <Chip
                    key={category.slug}
                    label={category.name}
                    filter={{ search: location.search, category }}
                    chosen={location.category?.slug === category.slug}
                  />
                ))}
              </ul>
            </nav>
            <BlogSearch place={location} />
          </div>
        )}
        <div role="alert">{failure && <p className="field-error blog-failure">{failure}</p>}</div>
        {/* When no post was found, the page says so in larger words of its own. */}
        <p className={filtered && total > 0 ? 'blog-found' : 'visually-hidden'} role="status">
          {filtered && countFound(total, location)}
        </p>
      </div>
    </header>
  );
}

type ChipProps = {
  label: string;
  /** The filter it leads to; without one the whole list. */
  filter?: BlogFilter;
  chosen: boolean;
};

function Chip({ label, filter, chosen }: ChipProps) {
  return (
    <li>
      <Link
        to={blogAddress(filter)}
        preventScrollReset
        aria-current={chosen ? 'true' : undefined}
        // A phone shows four of the seven chips: the chosen one scrolls into view.
        ref={chosen ? intoView : undefined}
      >
        {label}
      </Link>
    </li>
  );
}

function intoView(chip: HTMLAnchorElement | null) {
  const row = chip?.closest('ul');
  if (!chip || !row) return;
  row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2;
}

/** `3 articles trouvés dans SEO pour « carte »`; nought is singular in French. */
function countFound(total: number, { search, category }: BlogFilter): string {
  const count = total < 2 ? `${total} article trouvé` : `${total} articles trouvés`;
  return [count, category && `dans ${category.name}`, search && `pour «\u00a0${search}\u00a0»`]
    .filter(Boolean)
    .join(' ');
}
