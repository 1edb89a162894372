import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ServiceBenefits } from './service-benefits.tsx';

test('no benefit is left alone on its line, however many there are', () => {
  for (let count = 1; count <= 12; count++) {
    const benefits = Array.from({ length: count }, (_, index) => `Bienfait ${index + 1} : oui.`);
    const markup = renderToStaticMarkup(<ServiceBenefits description={[]} benefits={benefits} />);
    const leading = markup.match(/class="service-benefits-lead"/g)?.length ?? 0;
    for (const columns of [/--columns:(\d)/, /--fewer:(\d)/]) {
      const width = Number(columns.exec(markup)?.[1]);
      expect(width, `${count} in ${columns}`).toBeGreaterThanOrEqual(2);
      expect((count - leading) % width, `${count} in ${columns}`).toBe(0);
    }
  }
});
