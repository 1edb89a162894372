import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { MenuProvider, useBackToTopActive, useMenu } from './menu-state.tsx';

function Reader() {
  return <p>{useMenu().open ? 'open' : 'closed'}</p>;
}

function Corner() {
  return <p>{useBackToTopActive() ? 'raised' : 'low'}</p>;
}

test('the menu’s state is known inside its provider, and closed on the server', () => {
  const html = renderToString(
    <MemoryRouter>
      <MenuProvider>
        <Reader />
      </MenuProvider>
    </MemoryRouter>,
  );
  expect(html).toBe('<p>closed</p>');
});

test('using it outside its provider is a mistake that names itself [shell-8.11]', () => {
  expect(() => renderToString(<Reader />)).toThrow(/useMenu.*MenuProvider/);
  expect(() => renderToString(<Corner />)).toThrow(/useMenu.*MenuProvider/);
});
