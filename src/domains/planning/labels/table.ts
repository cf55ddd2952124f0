import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { NotFound } from '#src/errors.ts';
import { type Container, toOwnerColumn } from '#src/records/container.ts';
import { selectLineage } from '#src/domains/core/namespaces/tree.ts';

export interface LabelRow {
  readonly id: number;
  /** Null for labels of groups. */
  readonly project_id: number | null;
  /** Null for labels of projects. */
  readonly group_id: number | null;
  readonly title: string;
  readonly title_key: string;
  /** `#` and six hexadecimal digits. */
  readonly color: string;
  readonly description: string | null;
  /** Made of the description when that was written. */
  readonly description_html: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The groups above a project or group whose labels count as its own. */
export type Reach = 'own' | 'its group' | 'above';

/**
 * A label by id or title: of exactly this project or group (`own`), or also of the group that a project is in, or of all
 * groups above.
 * @throws NotFound
 */
export async function findLabel(
  db: Database,
  container: Container,
  idOrTitle: number | string,
  reach: Reach = 'own',
): Promise<LabelRow> {
  const selectLabels = () => selectContainerLabels(db, container, reach);
  const byId =
    typeof idOrTitle === 'number'
      ? await selectLabels().where({ id: idOrTitle }).first()
      : undefined;
  const found =
    byId ??
    (await selectLabels()
      .where({ title: String(idOrTitle) })
      .first());
  if (found === undefined) throw new NotFound('Label');
  return found;
}

/** Finds labels that records of this project or group may have. */
export function findLabelsById(
  db: Database,
  container: Container,
  ids: readonly number[],
): Promise<readonly LabelRow[]> {
  return whereInList(selectContainerLabels(db, container, 'above'), 'labels.id', ids).select<
    LabelRow[]
  >('labels.*');
}

/** The nearest first. */
function selectContainerLabels(db: Database, container: Container, reach: Reach) {
  const own = { [toOwnerColumn(container)]: container.id };
  const labels = db<LabelRow>('labels');
  if (reach === 'own') return labels.where(own);
  return labels
    .where((either) => {
      void either.where(own);
      if (reach === 'its group') void either.orWhere('group_id', container.namespaceId);
      else void either.orWhereIn('group_id', selectLineage(db, container.namespaceId));
    })
    .orderByRaw('case when project_id is null then 1 else 0 end')
    .orderBy('id');
}

/** Tells whether the project or group, or a group above it, has another label with this title. Lock the tree first. */
export async function isLabelTitleTaken(
  db: Database,
  container: Container,
  title: string,
  except = 0,
): Promise<boolean> {
  const other = await selectContainerLabels(db, container, 'above')
    .where({ title })
    .whereNot({ id: except })
    .first();
  return other !== undefined;
}

const prioritiesOf = prepareStatement<
  { project: number; ids: readonly number[] },
  { readonly label_id: number; readonly priority: number }
>((db, { project, ids }) =>
  whereInList(db('label_priorities').where('project_id', project), 'label_id', ids).select(
    'label_id',
    'priority',
  ),
);

/** The ranks of these labels in the project, by label. */
export async function loadPriorities(
  db: Database,
  projectId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await prioritiesOf.all(db, { project: projectId, ids });
  return new Map(rows.map(({ label_id, priority }) => [label_id, priority]));
}

/** Null takes the rank away. */
export async function setPriority(
  db: Database,
  { project_id, label_id }: { readonly project_id: number; readonly label_id: number },
  priority: number | null,
): Promise<void> {
  if (priority === null) {
    await db('label_priorities').where({ project_id, label_id }).delete();
    return;
  }
  await db('label_priorities')
    .insert({ project_id, label_id, priority })
    .onConflict(['project_id', 'label_id'])
    .merge({ priority });
}

const watchedBy = prepareStatement<
  { user: number; ids: readonly number[] },
  { readonly label_id: number }
>((db, { user, ids }) =>
  whereInList(db('label_subscriptions').where('user_id', user), 'label_id', ids).select('label_id'),
);

/** Finds which of these labels the user is subscribed to. */
export async function loadSubscriptions(
  db: Database,
  userId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await watchedBy.all(db, { user: userId, ids });
  return new Set(rows.map(({ label_id }) => label_id));
}

/** Labels that are seen already, in no order. */
export function findLabelRows(db: Database, ids: readonly number[]): Promise<LabelRow[]> {
  return whereInList(db('labels'), 'id', ids).select<LabelRow[]>('*');
}
