import type { RawTree } from '#runtime/raw.ts';
import { reserveInternalId } from '#src/database/counters.ts';
import type { Database } from '#src/database/database.ts';
import { insertReturning, whereInList } from '#src/database/dialect.ts';
import { fold } from '#src/database/folding.ts';
import { selectLineage } from '#src/domains/core/namespaces/tree.ts';
import { readColor } from '#src/domains/planning/labels/color.ts';
import { type Container, isSomewhere, toOwnerColumn } from '#src/records/container.ts';
import { escapeHtml } from '#src/text/escape-html.ts';
import { bounds } from '../import/bounds.ts';
import { type ContainerContext, storeInTurn } from '../import/context.ts';
import type { KnownIds } from '../import/known-ids.ts';
import {
  readList,
  readMildText,
  readNumber,
  readPart,
  RecordRefused,
  readRequiredText,
} from '../import/values.ts';
import { createEventList } from './events.ts';
import { field, readIid } from './fields.ts';
import { readColumns } from './read.ts';
import type {
  Attribute,
  RecordAttributes,
  NewRow,
  Owner,
  Relation,
  WrittenRows,
} from './relation.ts';
import { listColumns, getId, linkToRow } from './write.ts';

const maxTitleChars = 255;
const defaultColor = '#6699cc';

/** A color, or a default for an invalid one. */
export const takeColor = (usual: string): Attribute => ({
  take: ({ record }) => readColor(readMildText(record, 'color', 40) ?? '') ?? usual,
});

const labelFields: RecordAttributes = {
  title: field.required(maxTitleChars),
  color: takeColor(defaultColor),
  description: field.text(bounds['createProjectLabel.description']),
  template: field.constant(false),
  type: field.derived(({ group_id }: { readonly group_id: number | null }) =>
    group_id === null ? 'ProjectLabel' : 'GroupLabel',
  ),
  group_id: field.written,
  created_at: field.timeOrNow,
  updated_at: field.timeOrNow,
};

/** Labels and milestones that are being removed belong nowhere. */
const createWrittenRows = (table: string, fields: RecordAttributes): WrittenRows => ({
  table,
  fields,
  rows: ({ db }) =>
    db(table)
      .whereRaw(isSomewhere(table))
      .select(`${table}.id`, ...listColumns(table, fields)),
});

export const writtenLabel = createWrittenRows('labels', labelFields);

/** The label that a record names; created if no label has its title. */
export const createLabelReference = (take: NonNullable<Attribute['take']>) =>
  linkToRow('label_id', writtenLabel, take);

export const takeLabel = ({ context, record }: { context: ContainerContext; record: RawTree }) => {
  const named = readPart(record, 'label');
  if (named === null) throw new RecordRefused('label is missing');
  return ensureLabel(context, named);
};

interface Priority {
  readonly label_id: number;
  readonly priority: number;
}

/** Priorities are those of one project. */
const priorities: Attribute = {
  column: null,
  async load({ db, container }, rows) {
    const project_id = container.column === 'project_id' ? container.id : 0;
    const own = db('label_priorities').where({ project_id }).select<Priority[]>('*');
    const found = await whereInList(own, 'label_id', rows.map(getId));
    const known = new Map(found.map(({ label_id, priority }) => [label_id, [{ priority }]]));
    return (row) => known.get(getId(row)) ?? [];
  },
};

export const labelRelation: Relation & { store: typeof ensureLabel } = {
  table: 'labels',
  by: ['title'],
  atOnce: 50,
  fields: { ...labelFields, priorities },
  store: ensureLabel,
};

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

/** The columns of a new label or milestone. */
async function readNew(context: ContainerContext, record: RawTree, fields: RecordAttributes) {
  const row = await readColumns(fields, context, record);
  return { ...row, [toOwnerColumn(context.container)]: context.container.id } as NewRow & {
    readonly description: string | null;
  };
}

/** The id of a label, which is created if no label has its title. */
export async function ensureLabel(context: ContainerContext, record: RawTree): Promise<number> {
  const title = readRequiredText(record, 'title', maxTitleChars);
  if (title.includes(',')) throw new RecordRefused('title is invalid');
  const known = context.titles.labels;
  const found = await findByTitle(context, { table: 'labels', known, title });
  if (found !== null) return found;
  const { container } = context;
  const own = await readNew(context, record, labelFields);
  // The text is stored unrendered: it is rendered when a user changes it.
  const description_html = own.description === null ? null : escapeHtml(own.description);
  const id = await storeInTurn(context, async (db) => {
    const row = { ...own, title_key: fold(title), description_html };
    const { id: label_id } = await insertReturning<{ id: number }>(db, 'labels', row);
    const [first] = container.kind === 'project' ? readList(record, 'priorities') : [];
    const priority = first === undefined ? null : readNumber(first, 'priority');
    if (priority !== null) {
      await db('label_priorities').insert({ project_id: container.id, label_id, priority });
    }
    return label_id;
  });
  known.set(title, id);
  return id;
}

const milestoneFields: RecordAttributes = {
  title: field.required(maxTitleChars),
  iid: field.written,
  description: field.linkedText(bounds['createProjectMilestone.description']),
  due_date: field.day,
  start_date: field.day,
  state: field.word('active', 'closed'),
  group_id: field.written,
  created_at: field.timeOrNow,
  updated_at: field.timeOrNow,
};

export const writtenMilestone = createWrittenRows('milestones', milestoneFields);
const { description: _, ...brief } = milestoneFields;

export async function takeMilestone({
  context,
  record,
}: {
  context: ContainerContext;
  record: RawTree;
}) {
  const named = readPart(record, 'milestone');
  return named === null ? null : ensureMilestone(context, named);
}

/** The milestone that a record names; created if no milestone has its title. */
export const milestoneReference = linkToRow('milestone_id', writtenMilestone, takeMilestone);

/** The same of a change: the description stands with the milestone itself. */
export const changedMilestone = linkToRow(
  'milestone_id',
  createWrittenRows('milestones', brief),
  (reading) => {
    if (readPart(reading.record, 'milestone') === null)
      throw new RecordRefused('the milestone is missing');
    return takeMilestone(reading);
  },
);

const milestoneEvents = createEventList('milestone');

export const milestoneRelation: Relation & { store: typeof storeMilestone } = {
  table: 'milestones',
  by: ['iid'],
  atOnce: 20,
  fields: milestoneFields,
  lists: { events: milestoneEvents },
  store: storeMilestone,
};

/** Stores a milestone with its archived activity, unless there is one of the same title. */
async function storeMilestone(context: ContainerContext, record: RawTree): Promise<void> {
  const title = readRequiredText(record, 'title', maxTitleChars);
  const known = context.titles.milestones;
  if ((await findByTitle(context, { table: 'milestones', known, title })) !== null) return;
  const made = await makeMilestone(context, record, title);
  await milestoneEvents.store(context, record, made, async () => {});
}

/** The id of a milestone, which is created if no milestone has its title. */
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
): Promise<Owner> {
  const { container } = context;
  const ofGroup = (record['group_id'] ?? null) !== null;
  const archivedIid = ofGroup && container.kind === 'project' ? null : readIid(record);
  const own = await readNew(context, record, milestoneFields);
  const made = await storeInTurn(context, async (db) =>
    insertReturning<Owner>(db, 'milestones', {
      ...own,
      iid: await chooseMilestoneIid(db, container, archivedIid),
    }),
  );
  context.titles.milestones.set(title, made.id);
  return made;
}

/** The number that is archivedIid, where it is free; else the next behind all that are taken. */
async function chooseMilestoneIid(
  db: Database,
  container: Container,
  archivedIid: number | null,
): Promise<number> {
  const counter = { scope: `${container.kind} milestones`, owner: container.id };
  const selectOwn = () => db('milestones').where(toOwnerColumn(container), container.id);
  const findTaken = (iid: number) => selectOwn().where({ iid }).first('id');
  const free = archivedIid !== null && (await findTaken(archivedIid)) === undefined;
  const last = await selectOwn().orderBy('iid', 'desc').first<{ iid: number } | undefined>('iid');
  const iid = free ? archivedIid : (last?.iid ?? 0) + 1;
  await reserveInternalId(db, counter, iid);
  return iid;
}
