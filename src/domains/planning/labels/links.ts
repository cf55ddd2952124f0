import type { Text } from '#runtime/later-text.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList, insertReturning } from '#src/database/dialect.ts';
import { fold } from '#src/database/folding.ts';
import {
  describeLongText,
  selectLongTexts,
  maxShortBytes,
  loadLongTexts,
} from '#src/database/long-texts.ts';
import { prepareShapedStatement } from '#src/database/statement.ts';
import { walkBelonging } from '#src/database/walks.ts';
import { BadRequest } from '#src/errors.ts';
import { gatherRowsBy } from '#src/database/group-rows.ts';
import { splitIntoBatches, insertBatchRows } from '#src/turns/in-batches.ts';
import { Pauses } from '#src/turns/pauses.ts';
import { type Container, isSomewhere, toOwnerColumn } from '#src/records/container.ts';
import { selectLineage } from '#src/domains/core/namespaces/tree.ts';
import { lockTop } from '#src/domains/core/namespaces/table.ts';
import type { IssuableChange } from '#src/domains/planning/issuables/events.ts';
import {
  toIssuableColumns,
  type Issuable,
  type IssuableKind,
  issuableKinds,
} from '#src/domains/planning/issuables/issuable.ts';
import type { LabelRow } from './table.ts';

/** The color of labels that are made because a title is unknown. */
const defaultColor = '#6699cc';

/** Labels that a target may have: labels of its project or group and of the groups above, nearest first. */
const labelsWithin = prepareShapedStatement<
  { readonly owner: 'project_id' | 'group_id' },
  { id: number; namespace: number; titles: readonly string[] },
  Pick<LabelRow, 'id' | 'title'>
>((db, { id, namespace, titles }, { owner }) => {
  const labels = db('labels')
    .leftJoin('namespace_ancestors as above', (on) => {
      on.on('above.ancestor_id', 'labels.group_id').andOnVal('above.namespace_id', namespace);
    })
    .where((either) => {
      void either
        .where(`labels.${owner}`, id)
        .orWhereIn('labels.group_id', selectLineage(db, namespace));
    })
    .orderByRaw('coalesce(above.distance, -1)');
  return whereInList(labels, 'labels.title', titles).select('labels.id', 'labels.title');
});

function findLabels(db: Database, container: Container, titles: readonly string[]) {
  const { id, namespaceId: namespace } = container;
  return labelsWithin.all(db, { owner: toOwnerColumn(container) }, { id, namespace, titles });
}

interface Search {
  readonly create: boolean;
  readonly now: string;
  readonly each?: boolean;
}

/**
 * Ids of labels by title, in their order. Unknown titles are left out, or made labels of the project or group. Since the project or
 * group moved, a group above may have the same title: then it is the nearest label, or each.
 */
export async function findLabelIds(
  db: Database,
  container: Container,
  titles: readonly string[],
  { create, now, each = false }: Search,
): Promise<readonly number[]> {
  const names = [...new Set(titles.map((title) => title.trim()).filter((title) => title !== ''))];
  if (names.length === 0) return [];
  const find = async () => {
    const found = await findLabels(db, container, names);
    return each ? found : [...new Map(found.toReversed().map((row) => [row.title, row])).values()];
  };
  const known = await find();
  const isUnknown = (labels: typeof known) => (title: string) =>
    !labels.some((label) => label.title === title);
  const sortAsGiven = (labels: typeof known) => {
    const places = new Map(names.map((title, place) => [title, place]));
    const getIndex = ({ title }: { readonly title: string }) => places.get(title) ?? 0;
    return labels.toSorted((a, b) => getIndex(a) - getIndex(b)).map(({ id }) => id);
  };
  if (!create || !names.some(isUnknown(known))) return sortAsGiven(known);
  return db.transaction(async (db) => {
    await lockTop(db, container.namespaceId);
    // A concurrent request may have created them.
    const found = await find();
    const labels = [...found];
    for (const title of names.filter(isUnknown(found))) {
      const label = await insertReturning<LabelRow>(db, 'labels', {
        [toOwnerColumn(container)]: container.id,
        title,
        title_key: fold(title),
        color: defaultColor,
        created_at: now,
        updated_at: now,
      });
      labels.push(label);
    }
    return sortAsGiven(labels);
  });
}

const labelIdsOf = prepareShapedStatement<IssuableKind, { id: number }, { label_id: number }>(
  (db, { id }, kind) => db('label_links').where(toIssuableColumns({ kind, id })).select('label_id'),
);

/** Ids of the labels of a target. */
async function loadLabelIds(
  db: Database,
  target: Pick<Issuable, 'kind' | 'id'>,
): Promise<readonly number[]> {
  const rows = await labelIdsOf.all(db, target.kind, { id: target.id });
  return rows.map(({ label_id }) => label_id);
}

/** Limit for one issue, merge request or epic, because every list shows all of its labels. */
const maxLabels = 1000;

/** The scope of a label: `priority` of `priority::high`; null for other titles. */
function readScope(title: string): string | null {
  const at = title.lastIndexOf('::');
  return at > 0 && at + 2 < title.length ? title.slice(0, at) : null;
}

/** Finds the given and existing labels whose scope also has a later given label. */
async function findReplaced(
  db: Database,
  given: readonly number[],
  present: readonly number[],
): Promise<ReadonlySet<number>> {
  if (given.length === 0) return new Set();
  const all = [...new Set([...present, ...given])];
  const scopes = new Map<number, string>();
  for (const some of splitIntoBatches(all, insertBatchRows)) {
    const rows = await whereInList(db('labels'), 'id', some)
      .whereRaw("title like '%::%'")
      .select<Pick<LabelRow, 'id' | 'title'>[]>('id', 'title');
    for (const { id, title } of rows) {
      const scope = readScope(title);
      if (scope !== null) scopes.set(id, scope);
    }
  }
  const last = new Map(given.map((id) => [scopes.get(id), id]));
  return new Set(
    all.filter((id) => {
      const scope = scopes.get(id);
      const winner = scope === undefined ? undefined : last.get(scope);
      return winner !== undefined && winner !== id;
    }),
  );
}

/** A change of the labels of a target, by ids: complete list, additions and removals. */
export interface LabelChange {
  readonly all?: readonly number[] | undefined;
  readonly add?: readonly number[] | undefined;
  readonly remove?: readonly number[] | undefined;
  /** True if a target keeps only the last label of each scope. */
  readonly exclusive?: boolean;
}

/**
 * Changes the labels of a target, and publishes added and removed ones. Concurrent changes of other labels do not
 * conflict.
 */
async function changeLabels(
  db: Database,
  target: Pick<Issuable, 'kind' | 'id'>,
  { all, add = [], remove = [], exclusive = false }: LabelChange,
): Promise<{ readonly added: readonly number[]; readonly removed: readonly number[] }> {
  const link = toIssuableColumns(target);
  const given = [...(all ?? []), ...add].filter((id) => !remove.includes(id));
  const present = await loadLabelIds(db, target);
  const replaced = exclusive ? await findReplaced(db, given, present) : new Set<number>();
  const kept = new Set(given.filter((id) => !replaced.has(id)));
  const gone = present.filter((id) =>
    all === undefined ? remove.includes(id) || replaced.has(id) : !kept.has(id),
  );
  const removed =
    gone.length === 0
      ? []
      : await whereInList(db('label_links').where(link), 'label_id', gone)
          .delete()
          .returning<{ label_id: number }[]>('label_id');
  const missing = [...kept].filter((id) => !present.includes(id));
  if (missing.length > 0 && present.length - gone.length + missing.length > maxLabels) {
    throw new BadRequest({ labels: [`Maximum number of labels (${maxLabels}) exceeded`] });
  }
  const added: { readonly label_id: number }[] = [];
  for (const some of splitIntoBatches(missing, insertBatchRows)) {
    const inserted = await db('label_links')
      .insert(some.map((label_id) => ({ ...link, label_id })))
      .onConflict([issuableKinds[target.kind].column, 'label_id'])
      .ignore()
      .returning<{ label_id: number }[]>('label_id');
    added.push(...inserted);
  }
  return {
    added: added.map(({ label_id }) => label_id),
    removed: removed.map(({ label_id }) => label_id),
  };
}

/** A label in its records; its texts may be read later. */
export interface LinkedLabelRow extends Pick<LabelRow, 'id' | 'title' | 'color'> {
  readonly description: Text | null;
  readonly description_html: Text | null;
}

const linkedTexts = [
  describeLongText('labels', 'description'),
  describeLongText('labels', 'description_html'),
];

interface TargetLabelRow extends LinkedLabelRow {
  readonly target_id: number;
  /** False for a label that is being removed. */
  readonly is_somewhere: boolean | number;
}

/** The labels of these targets in the order of their titles, of very many some. */
const labelsOf = prepareShapedStatement<
  { readonly kind: IssuableKind; readonly details: boolean },
  { ids: readonly number[]; most: number },
  TargetLabelRow
>((db, { ids, most }, { kind, details }) => {
  const { column } = issuableKinds[kind];
  const links = whereInList(db('label_links'), column, ids)
    .select({ target_id: column, label_id: 'label_id' })
    .limit(most);
  const labels = db(links.as('links'))
    .join('labels', 'labels.id', 'links.label_id')
    .orderBy(['labels.title', 'labels.id'])
    .select('links.target_id', 'labels.id', 'labels.title', 'labels.color')
    .select(db.raw(`${isSomewhere('labels')} as is_somewhere`));
  return details
    ? selectLongTexts(labels.select('labels.updated_at'), db, linkedTexts, maxShortBytes)
    : labels.select(db.raw('null as description'), db.raw('null as description_html'));
});

/** Limit of one statement: the labels of a hundred targets with a thousand each take a while. */
const labelBatchSize = 2000;

/** The labels of these targets, by target, in the order of their titles; their texts are among the details. */
export async function loadLabels(
  db: Database,
  kind: IssuableKind,
  ids: readonly number[],
  details = false,
): Promise<ReadonlyMap<number, readonly LinkedLabelRow[]>> {
  const labels = new Map<number, readonly LinkedLabelRow[]>();
  if (ids.length === 0) return labels;
  const read = async (ids: readonly number[]): Promise<boolean> => {
    const most = ids.length === 1 ? Number.MAX_SAFE_INTEGER : labelBatchSize;
    const rows = await labelsOf.all(db, { kind, details }, { ids, most });
    if (rows.length === most) return false;
    const shown = rows.filter(({ is_somewhere }) => is_somewhere);
    const linked = details ? loadLongTexts(db, shown, linkedTexts) : shown;
    for (const [id, some] of gatherRowsBy(linked, ({ target_id }) => target_id))
      labels.set(id, some);
    return true;
  };
  if (await read(ids)) return labels;
  const pauses = new Pauses();
  for (const id of ids) {
    await read([id]);
    await pauses.take();
  }
  return labels;
}

/** Gives the target exactly these labels. */
export function setLabels(
  db: Database,
  target: Pick<Issuable, 'kind' | 'id'>,
  ids: readonly number[],
): Promise<{ readonly added: readonly number[]; readonly removed: readonly number[] }> {
  return changeLabels(db, target, { all: ids });
}

/** Labels by title and by id. */
interface GivenLabels {
  readonly labels?: readonly string[] | undefined;
  readonly label_ids?: readonly number[] | undefined;
  readonly add_labels?: readonly string[] | undefined;
  readonly add_label_ids?: readonly number[] | undefined;
  readonly remove_labels?: readonly string[] | undefined;
  readonly remove_label_ids?: readonly number[] | undefined;
}

/** The change that is given, by ids; null where the labels stay. */
export async function findLabelChange(
  db: Database,
  container: Container,
  given: GivenLabels,
  {
    create,
    now,
    exclusive,
  }: { readonly create: boolean; readonly now: string; readonly exclusive: boolean },
): Promise<LabelChange | null> {
  const findIds = async (
    titles: readonly string[] | undefined,
    ids: readonly number[] | undefined,
    create: boolean,
    each = false,
  ) =>
    titles === undefined
      ? ids
      : [...(await findLabelIds(db, container, titles, { create, now, each })), ...(ids ?? [])];
  const all = await findIds(given.labels, given.label_ids, create);
  const add = await findIds(given.add_labels, given.add_label_ids, create);
  const remove = await findIds(given.remove_labels, given.remove_label_ids, false, true);
  if (all === undefined && add === undefined && remove === undefined) return null;
  return { all, add, remove, exclusive };
}

/** Changes the labels of a target; null when they stay. */
export async function storeLabels(
  db: Database,
  target: Pick<Issuable, 'kind' | 'id'>,
  change: LabelChange | null,
): Promise<IssuableChange | null> {
  if (change === null) return null;
  const { added, removed } = await changeLabels(db, target, change);
  return added.length + removed.length === 0 ? null : { attribute: 'labels', added, removed };
}

/** Ids of the links between some labels and all that has them of a kind, in parts. */
export function walkLinks(
  db: Database,
  labels: readonly number[],
  key: 'issue_id' | 'merge_request_id',
): AsyncGenerator<readonly number[]> {
  return walkBelonging(db('label_links').where(key, '>', 0), 'label_id', labels, {
    key,
    select: 'id',
  });
}
