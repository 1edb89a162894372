import { type SubmitEvent, useEffect, useRef } from 'react';
import { href, useNavigate, useNavigation } from 'react-router';
import {
  type BlogFilter,
  blogAddress,
  readAskedPlace,
  SEARCH_MAX_LENGTH,
} from '../../content/posts/blog-address.ts';
import { Icon } from '../../ui/icon.tsx';

/** Once a typist pauses: each answer is rendered for this visitor alone. */
const PAUSE = 300; // ms

/** A form that asks the server. With script it asks by itself, and the page stays where it is. */
export function BlogSearch({ place: { search, category } }: { place: BlogFilter }) {
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  // A word that is taken back while its list is on the way is asked for no more.
  const awaited =
    next?.pathname === href('/blog')
      ? readAskedPlace(new URLSearchParams(next.search)).search
      : search;
  const field = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  // A chip or the back button led elsewhere; what is being typed is ahead of the address.
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
    // On a telephone the keyboard hides what was found.
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
