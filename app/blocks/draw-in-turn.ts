/** The share of a sheet to be seen before it is drawn. */
const VISIBILITY = 0.3;

/**
 * Draws the sheets of a section one after the other, as they are seen. A page cannot move what is inside an
 * image, and as part of the page the drawings would be sent to every visitor twice: so their files, which the
 * browser then has, are read and put into the page as elements.
 *
 * @param addresses of the drawings, used in turn.
 * @param left aborted when the section leaves the page: its images are as they were then.
 * @throws when a drawing cannot be read.
 */
export async function drawInTurn(
  section: HTMLElement,
  addresses: readonly string[],
  left: AbortSignal,
): Promise<void> {
  const drawings = await Promise.all(addresses.map(readDrawing));
  // A drawing that the visitor has seen finished does not start again.
  if (left.aborted || section.getBoundingClientRect().top < innerHeight) return;
  const sheets = [...section.querySelectorAll<HTMLElement>('.step-sheet')];
  const seen = new Set<Element>();
  let turn = 0;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) seen.add(target);
      for (let next = sheets[turn]; next && seen.has(next); next = sheets[++turn]) {
        next.dataset.drawing = 'made';
        observer.unobserve(next);
      }
    },
    { threshold: VISIBILITY },
  );
  for (const [index, sheet] of sheets.entries()) {
    sheet.insertAdjacentHTML('beforeend', drawings[index % drawings.length] ?? '');
    sheet.dataset.drawing = 'awaited';
    observer.observe(sheet);
  }
  left.addEventListener('abort', () => {
    observer.disconnect();
    for (const sheet of sheets) {
      delete sheet.dataset.drawing;
      sheet.querySelector('svg')?.remove();
    }
  });
}

async function readDrawing(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}
