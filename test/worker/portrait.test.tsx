import { renderToStaticMarkup } from 'react-dom/server.edge';
import { expect, it } from 'vitest';
import { Portrait } from '../../src/components/portrait.tsx';

it.each([
  ['/people/naomi.jpg', /^<img src="\/people\/naomi\.jpg" alt=""/],
  [null, /<span class="relative">NW<\/span>/],
])('a person with the image %s is shown', (image, markup) => {
  const html = renderToStaticMarkup(
    <Portrait name="Naomi Wangari" image={image} className="size-16" />,
  );
  expect(html).toMatch(markup);
});
