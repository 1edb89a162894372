/** Items of an array are put in another order on the page itself, in the Studio's preview. */
import { createClient } from '@sanity/client';
import { ARRIVING, OPENING, openContent, test } from './content-studio.ts';
import { expect } from './requests-desk.ts';

test('a question is dragged below the next one in the preview, and stays there', async ({
  editor: page,
  agency,
}) => {
  const client = createClient({
    projectId: 'agence',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: agency.origin,
    useProjectHostname: false,
    useCdn: false,
    headers: { cookie: agency.sessions.editor, origin: agency.origin },
  });
  const order = async (id: string): Promise<string[] | null> =>
    client.fetch('*[_id == $id][0].faqs[]._key', { id }, { perspective: 'raw' });
  const [first = '', second = '', ...rest] = (await order('questions')) ?? [];

  await openContent(page, agency, '/apercu/questions/questions?preview=/');
  const site = page.frameLocator('[data-testid="presentation-root"] iframe');
  const questions = site.locator('.questions-list > details[data-sanity]');
  await expect(questions).toHaveCount(rest.length + 2, OPENING);
  const keys = () =>
    questions.evaluateAll((all) =>
      all.map(
        (one) =>
          /_key[^0-9a-zA-Z]+([\w-]+)/.exec(decodeURIComponent(one.dataset.sanity ?? ''))?.[1],
      ),
    );
  await expect.poll(keys).toEqual([first, second, ...rest]);
  // The tool has to know the document before it can be written in the frame.
  await expect(page.getByLabel('Modifier au clic')).toBeEnabled(ARRIVING);
  await expect(async () => {
    await questions.first().evaluate(dragBelowNext);
    expect(await order('drafts.questions')).toEqual([second, first, ...rest]);
  }).toPass(ARRIVING);
  await expect.poll(keys, ARRIVING).toEqual([second, first, ...rest]);
  await client.delete('drafts.questions');
});

/** Runs in the frame, which the tool may draw smaller: the events of a hand that drags an element below the next one. */
async function dragBelowNext(element: HTMLElement): Promise<void> {
  const next = element.nextElementSibling;
  if (!next) return;
  element.scrollIntoView({ block: 'start', behavior: 'instant' });
  const from = element.getBoundingClientRect();
  const to = next.getBoundingClientRect();
  const x = from.left + 4;
  const places = [from.top + 4, from.top + 30, to.top + to.height / 2, to.bottom - 2];
  const act = (target: EventTarget, type: string, y: number) =>
    target.dispatchEvent(
      new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, button: 0 }),
    );
  act(element, 'mousemove', from.top + 4);
  act(element, 'mousedown', from.top + 4);
  for (const y of places) {
    act(window, 'mousemove', y);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  act(window, 'mouseup', to.bottom - 2);
  await new Promise((resolve) => setTimeout(resolve, 500));
}
