import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { LayerProvider, useBackToTopActive, useMenu, useSearchLayers } from './layer-state.tsx';

function Menu() {
  return <p>{useMenu().open ? 'open' : 'closed'}</p>;
}

function Search() {
  return <p>{useSearchLayers().layer ?? 'closed'}</p>;
}

function Corner() {
  return <p>{useBackToTopActive() ? 'raised' : 'low'}</p>;
}

test('menu and search are known inside their provider, and closed on the server', () => {
  const html = renderToString(
    <MemoryRouter>
      <LayerProvider>
        <Menu />
        <Search />
      </LayerProvider>
    </MemoryRouter>,
  );
  expect(html).toBe('<p>closed</p><p>closed</p>');
});

test('using the menu outside its provider is a mistake that names itself [shell-8.11]', () => {
  expect(() => renderToString(<Menu />)).toThrow(/useMenu.*LayerProvider/);
  expect(() => renderToString(<Corner />)).toThrow(/useCovered.*LayerProvider/);
});

test('using the search outside its provider is a mistake that names itself [shell-8.15]', () => {
  expect(() => renderToString(<Search />)).toThrow(/useSearchLayers.*LayerProvider/);
});
