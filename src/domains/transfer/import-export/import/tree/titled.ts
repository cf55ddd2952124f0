import type { RawTree } from '#runtime/raw.ts';
import { reserveInternalId } from '#src/database/counters.ts';
import type { Database } from '#src/database/database.ts';
import { insertReturning } from '#src/database/dialect.ts';
import { fold } from '#src/database/folding.ts';
import { escapeHtml } from '#src/text/escape-html.ts';
import { type Container, toOwnerColumn } from '#src/records/container.ts';
import { readColor } from '#src/domains/planning/labels/color.ts';
import { selectLineage } from '#src/domains/core/namespaces/tree.ts';
import { bounds } from '../bounds.ts';
import { type ContainerContext, storeInTurn } from '../context.ts';
import type { KnownIds } from '../known-ids.ts';
import { readLinkedText } from '../links.ts';
import {
  readDayValue,
  readList,
  readMildText,
  readNumber,
  RecordRefused,
  readRequiredText,
  readTextValue,
  readTime,
  readWord,
} from '../values.ts';

const maxTitleChars = 255;
const defaultColor = '#6699cc';

interface Titled {
  readonly table: 'labels' | 'milestones';
  readonly known: KnownIds;
  readonly title: string;
}

/**
 * Finds the existing label or milestone of this title: one in a group above, regardless of its archived kind, or one
 * made before. Null for none.
 */
async function findByTitle(
  { db, container }: ContainerContext,
  { table, known, title }: Titled,
): Promise<number | null> {
  const before = known.get(title);
  if (before !== undefined) return before;
  const found = await db(table)
    .where({ title })
    .where((either) => {
      void either.whereIn('group_id', selectLineage(db, container.namespaceId));
      if (container.kind === 'project') void either.orWhere('project_id', container.id);
    })
    .orderByRaw('case when group_id is null then 1 else 0 end')
    .orderBy('id')
    .first<{ id: number } | undefined>('id');
  if (found !== undefined) known.set(title, found.id);
  return found?.id ?? null;
}

/** The id of a label, which is made where there is none of its title. */
export async function ensureLabel(context: ContainerContext, record: RawTree): Promise<number> {
  const title = readRequiredText(record, 'title', maxTitleChars);
  if (title.includes(',')) throw new RecordRefused('title is invalid');
  const known = context.titles.labels;
  const found = await findByTitle(context, { table: 'labels', known, title });
  if (found !== null) return found;
  const description = readTextValue(
    record,
    'description',
    bounds['createProjectLabel.description'],
  );
  const { now, container } = context;
  const id = await storeInTurn(context, async (db) => {
    const row = await insertReturning<{ id: number }>(db, 'labels', {
      [toOwnerColumn(container)]: container.id,
      title,
      title_key: fold(title),
      color: readColor(readMildText(record, 'color', 40) ?? '') ?? defaultColor,
      description,
      // The text is stored unrendered: it is rendered when a user changes it.
      description_html: description === null ? null : escapeHtml(description),
      created_at: readTime(record, 'created_at') ?? now,
      updated_at: readTime(record, 'updated_at') ?? now,
    });
    // Priorities are those of one project.
    if (container.kind === 'project') await storePriority(db, container.id, row.id, record);
    return row.id;
  });
  known.set(title, id);
  return id;
}

async function storePriority(
  db: Database,
  project_id: number,
  label_id: number,
  record: RawTree,
): Promise<void> {
  const [first] = readList(record, 'priorities');
  const priority = first === undefined ? null : readNumber(first, 'priority');
  if (priority !== null) await db('label_priorities').insert({ project_id, label_id, priority });
}

interface Numbered {
  readonly id: number;
  readonly iid: number;
}

/** Makes a milestone where there is none of its title; null where there is one. */
export async function makeMilestoneOnce(
  context: ContainerContext,
  record: RawTree,
): Promise<(Numbered & { readonly title: string }) | null> {
  const title = readRequiredText(record, 'title', maxTitleChars);
  const known = context.titles.milestones;
  const found = await findByTitle(context, { table: 'milestones', known, title });
  return found === null ? { ...(await makeMilestone(context, record, title)), title } : null;
}

/** The id of a milestone, which is made where there is none of its title. */
export async function ensureMilestone(context: ContainerContext, record: RawTree): Promise<number> {
  const title = readRequiredText(record, 'title', maxTitleChars);
  const known = context.titles.milestones;
  const found = await findByTitle(context, { table: 'milestones', known, title });
  return found ?? (await makeMilestone(context, record, title)).id;
}

async function makeMilestone(
  context: ContainerContext,
  record: RawTree,
  title: string,
): Promise<Numbered> {
  const { now, container } = context;
  const ofGroup = (record['group_id'] ?? null) !== null;
  const wanted = ofGroup && container.kind === 'project' ? null : readIid(record);
  const made = await storeInTurn(context, async (db) =>
    insertReturning<Numbered>(db, 'milestones', {
      [toOwnerColumn(container)]: container.id,
      iid: await milestoneIid(db, container, wanted),
      title,
      description: readLinkedText(
        context,
        record,
        'description',
        bounds['createProjectMilestone.description'],
      ),
      state: readWord(record, 'state', ['active', 'closed']),
      start_date: readDayValue(record, 'start_date'),
      due_date: readDayValue(record, 'due_date'),
      created_at: readTime(record, 'created_at') ?? now,
      updated_at: readTime(record, 'updated_at') ?? now,
    }),
  );
  context.titles.milestones.set(title, made.id);
  return made;
}

/** The number that a record has in its project or group; null for none that it could have here. */
export const readIid = (record: RawTree) => readNumber(record, 'iid', { least: 1 });

/** The number that is wanted, where it is free; else the next behind all that are taken. */
async function milestoneIid(
  db: Database,
  container: Container,
  wanted: number | null,
): Promise<number> {
  const counter = { scope: `${container.kind} milestones`, owner: container.id };
  const own = () => db('milestones').where(toOwnerColumn(container), container.id);
  const taken = (iid: number) => own().where({ iid }).first('id');
  const free = wanted !== null && (await taken(wanted)) === undefined;
  const last = await own().orderBy('iid', 'desc').first<{ iid: number } | undefined>('iid');
  const iid = free ? wanted : (last?.iid ?? 0) + 1;
  await reserveInternalId(db, counter, iid);
  return iid;
}
