import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { BlogLoadError, blogLoadFailure } from './blog-load-error.tsx';

test('developers read where to look, under the text of the cause [pages-2.91]', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <BlogLoadError detail="Failed to load blog posts: why" />
    </MemoryRouter>,
  );
  expect(html).toContain('Failed to load blog posts: why');
  expect(html).toContain('Pistes de dépannage');
  expect(html).toContain('SANITY_PROJECT_ID');
});

test('the words of the catalogue are looked for in messages too', () => {
  expect(blogLoadFailure(new Error('blocked by CORS policy'))).toMatch(/^CORS Error/);
  expect(blogLoadFailure(new Error('HTTP 403'))).toMatch(/^Access Denied/);
  expect(blogLoadFailure(new Error('late'))).toBe('Failed to load blog posts: late');
  expect(blogLoadFailure('late')).toBe('Failed to load blog posts: late');
});
