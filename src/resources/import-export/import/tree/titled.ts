import type { RawTree } from '../../../../../generator/runtime/raw.ts';
import { reserveInternalId } from '../../../../database/counters.ts';
import type { Database } from '../../../../database/database.ts';
import { insertReturning } from '../../../../database/dialect.ts';
import { fold } from '../../../../database/folding.ts';
import { escapeHtml } from '../../../../escape-html.ts';
import { readColor } from '../../../labels/color.ts';
import { lineageOf } from '../../../namespaces/tree.ts';
import { type ImportContext, storeInProject } from '../context.ts';
import {
  dayOf,
  listOf,
  mildTextOf,
  numberOf,
  RecordRefused,
  requiredText,
  textOf,
  timeOf,
  wordOf,
} from '../values.ts';

const longestTitle = 255;
const longestDescription = 1_048_576;
const defaultColor = '#6699cc';

interface Titled {
  readonly table: 'labels' | 'milestones';
  readonly known: Map<string, number>;
  readonly title: string;
}

/** Titles that are remembered at a time: an archive may have any number of them. */
const mostKnown = 10_000;

function remember({ known, title }: Pick<Titled, 'known' | 'title'>, id: number): void {
  if (known.size >= mostKnown) known.clear();
  known.set(title, id);
}

/**
 * The label or milestone of this title that is there already: in a group above, of whatever kind the archive says it is,
 * or made before. Null for none.
 */
async function findByTitle(
  { db, projectId, namespaceId }: ImportContext,
  { table, known, title }: Titled,
): Promise<number | null> {
  const before = known.get(title);
  if (before !== undefined) return before;
  const found = await db(table)
    .where({ title })
    .where((either) => {
      void either.where('project_id', projectId).orWhereIn('group_id', lineageOf(db, namespaceId));
    })
    .orderByRaw('case when group_id is null then 1 else 0 end')
    .orderBy('id')
    .first<{ id: number } | undefined>('id');
  if (found !== undefined) remember({ known, title }, found.id);
  return found?.id ?? null;
}

/** The id of a label, which is made where there is none of its title. */
export async function labelFor(context: ImportContext, record: RawTree): Promise<number> {
  const title = requiredText(record, 'title', longestTitle);
  if (title.includes(',')) throw new RecordRefused('title is invalid');
  const known = context.titles.labels;
  const found = await findByTitle(context, { table: 'labels', known, title });
  if (found !== null) return found;
  const description = textOf(record, 'description', longestDescription);
  const { now, projectId } = context;
  const id = await storeInProject(context, async (db) => {
    const row = await insertReturning<{ id: number }>(db, 'labels', {
      project_id: projectId,
      title,
      title_key: fold(title),
      color: readColor(mildTextOf(record, 'color', 40) ?? '') ?? defaultColor,
      description,
      // The text as it stands: it is rendered when somebody changes it.
      description_html: description === null ? null : escapeHtml(description),
      created_at: timeOf(record, 'created_at') ?? now,
      updated_at: timeOf(record, 'updated_at') ?? now,
    });
    await storePriority(db, projectId, row.id, record);
    return row.id;
  });
  remember({ known, title }, id);
  return id;
}

async function storePriority(
  db: Database,
  project_id: number,
  label_id: number,
  record: RawTree,
): Promise<void> {
  const [first] = listOf(record, 'priorities');
  const priority = first === undefined ? null : numberOf(first, 'priority');
  if (priority !== null) await db('label_priorities').insert({ project_id, label_id, priority });
}

/** The id of a milestone, which is made where there is none of its title. */
export async function milestoneFor(context: ImportContext, record: RawTree): Promise<number> {
  const title = requiredText(record, 'title', longestTitle);
  const known = context.titles.milestones;
  const found = await findByTitle(context, { table: 'milestones', known, title });
  if (found !== null) return found;
  const { now, projectId } = context;
  const wanted = 'group_id' in record && record['group_id'] !== null ? null : iidOf(record);
  const id = await storeInProject(context, async (db) => {
    const row = await insertReturning<{ id: number }>(db, 'milestones', {
      project_id: projectId,
      iid: await milestoneIid(db, projectId, wanted),
      title,
      description: textOf(record, 'description', longestDescription),
      state: wordOf(record, 'state', ['active', 'closed']),
      start_date: dayOf(record, 'start_date'),
      due_date: dayOf(record, 'due_date'),
      created_at: timeOf(record, 'created_at') ?? now,
      updated_at: timeOf(record, 'updated_at') ?? now,
    });
    return row.id;
  });
  remember({ known, title }, id);
  return id;
}

/** The number that a record has in its project; null for none that it could have here. */
export const iidOf = (record: RawTree) => numberOf(record, 'iid', { least: 1 });

/** The number that is wanted, where it is free; else the next behind all that are taken. */
async function milestoneIid(db: Database, owner: number, wanted: number | null): Promise<number> {
  const counter = { scope: 'project milestones', owner };
  const taken = (iid: number) => db('milestones').where({ project_id: owner, iid }).first('id');
  const free = wanted !== null && (await taken(wanted)) === undefined;
  const last = await db('milestones')
    .where('project_id', owner)
    .orderBy('iid', 'desc')
    .first<{ iid: number } | undefined>('iid');
  const iid = free ? wanted : (last?.iid ?? 0) + 1;
  await reserveInternalId(db, counter, iid);
  return iid;
}
