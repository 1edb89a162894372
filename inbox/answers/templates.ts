/** The agency's templates of answers: read by all who answer, written by administrators. */
import { randomUUID } from 'node:crypto';
import type { Staff } from '../../staff/roles.ts';
import type { AnsweredArea } from '../contract/answer-words.ts';
import type { AnswerTemplate, AnswerTemplates } from '../contract/answers.ts';
import type { NewAnswerTemplate } from '../contract/questions.ts';
import { openFields, TEMPLATE_FIELD_NAMES } from '../contract/template-fields.ts';
import type { InboxDatabase } from '../database.ts';
import { recordAccess } from '../requests/history.ts';
import { Refusal } from '../requests/refusal.ts';

/** The most templates: beyond it no person finds one in the list. */
const MOST = 100;

type Reader = Pick<InboxDatabase, 'selectFrom'>;
type Saving = { staff: Staff; at: Date };

/** Lists the templates in the order they are offered. */
export async function listTemplates(
  db: Reader,
  areas: readonly AnsweredArea[],
): Promise<AnswerTemplates> {
  const items: AnswerTemplate[] = await db
    .selectFrom('answer_templates')
    .select(['id', 'version', 'area', 'stage', 'name', 'subject', 'body'])
    .where('area', 'in', areas)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return { items };
}

/** @throws {Refusal} */
export async function addTemplate(
  db: InboxDatabase,
  template: NewAnswerTemplate,
  saving: Saving,
): Promise<void> {
  requireValid(template);
  await db.transaction().execute(async (transaction) => {
    const { count, last } = await transaction
      .selectFrom('answer_templates')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('position').as('last')])
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST) {
      throw new Refusal('impossible', 'Il y a déjà cent modèles\u00a0: retirez-en un d’abord.');
    }
    await transaction
      .insertInto('answer_templates')
      .values({ ...template, id: randomUUID(), version: 1, position: (last ?? 0) + 1 })
      .execute();
    await record(transaction, 'template_saved', saving);
  });
}

/** @throws {Refusal} `conflict` when another person changed it first */
export async function changeTemplate(
  db: InboxDatabase,
  { id, version }: Pick<AnswerTemplate, 'id' | 'version'>,
  template: NewAnswerTemplate,
  saving: Saving,
): Promise<void> {
  requireValid(template);
  await db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('answer_templates')
      .set({ ...template, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw changedMeanwhile();
    await record(transaction, 'template_saved', saving);
  });
}

/** @throws {Refusal} `conflict` when another person changed it first */
export async function removeTemplate(
  db: InboxDatabase,
  { id, version }: Pick<AnswerTemplate, 'id' | 'version'>,
  saving: Saving,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const removed = await transaction
      .deleteFrom('answer_templates')
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst();
    if (!removed) throw changedMeanwhile();
    await record(transaction, 'template_removed', saving);
  });
}

function changedMeanwhile(): Refusal {
  const message =
    'Quelqu’un d’autre vient de modifier ou de retirer ce modèle. Relisez la liste avant de recommencer.';
  return new Refusal('conflict', message);
}

/** @throws {Refusal} that names a field that does not exist, and those that do */
function requireValid({ area, stage, subject, body }: NewAnswerTemplate): void {
  const unknown = openFields(`${subject}\n${body}`).find(({ name }) => name === undefined);
  if (unknown) {
    const fieldNames = TEMPLATE_FIELD_NAMES.map((name) => `{${name}}`).join(', ');
    throw new Refusal(
      'invalid',
      `Le champ ${unknown.written} n’existe pas. Il y a\u00a0: ${fieldNames}.`,
    );
  }
  if (stage !== null && area !== 'applications') {
    throw new Refusal('invalid', 'Seules les candidatures ont des étapes.');
  }
}

function record(
  transaction: Parameters<typeof recordAccess>[0],
  action: 'template_saved' | 'template_removed',
  { staff, at }: Saving,
): Promise<void> {
  return recordAccess(transaction, { actor: staff, action, at });
}
