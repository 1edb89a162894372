/** The pages read of a list that is answered a page at a time. */
export type Pages<Item> = {
  items: Item[];
  more: boolean;
};

type Page<Item> = { items: readonly Item[]; next: string | null };

/** @param read the page behind a cursor, the first one behind none */
export async function readPages<Item>(
  count: number,
  read: (after: { cursor?: string }) => Promise<Page<Item>>,
): Promise<Pages<Item>> {
  const items: Item[] = [];
  let after: { cursor?: string } = {};
  for (let page = 0; page < count; page += 1) {
    const answer = await read(after);
    items.push(...answer.items);
    if (!answer.next) return { items, more: false };
    after = { cursor: answer.next };
  }
  return { items, more: true };
}
