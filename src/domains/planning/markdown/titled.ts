import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';

/** The project or group of a milestone or label. */
export interface TitledContainer {
  readonly kind: 'project' | 'group';
  readonly id: number;
  /** The group itself, or the namespace that holds the project. */
  readonly namespaceId: number;
  readonly fullPath: string;
}

/** A milestone or label by its title, or by its number: the id of a label, the iid of a milestone. */
export interface TitledReference {
  readonly holder: TitledContainer;
  readonly number: number | null;
  readonly title: string;
}

export interface TitledRow {
  readonly id: number;
  /** Milestones alone have one. */
  readonly iid?: number;
  readonly title: string;
  readonly description: string | null;
  readonly project_id: number | null;
  readonly group_id: number | null;
  /** Path of its group; null for projects of users. */
  readonly group_path: string | null;
}

/** Finds milestones or labels of the project or group and of the groups above it; see `findTitled`. */
type Titled = (wanted: TitledReference) => TitledRow | null;

/** Runs two queries for any number of references; the reader sees the containers. */
export async function findTitled(
  db: Database,
  table: 'milestones' | 'labels',
  wanted: readonly TitledReference[],
): Promise<Titled> {
  if (wanted.length === 0) return () => null;
  const above = await loadGroupsAbove(db, wanted);
  const rows = await findRows(db, table, wanted, [...new Set([...above.values()].flat())]);
  return ({ holder, number, title }) => {
    const own = holder.kind === 'project' ? 'project_id' : 'group_id';
    const groups = new Set(above.get(holder.namespaceId));
    const near = rows.filter(
      (row) => row[own] === holder.id || (row.group_id !== null && groups.has(row.group_id)),
    );
    const byNumber = near.find((row) =>
      // A milestone number is unique within one project or group.
      table === 'labels' ? row.id === number : row.iid === number && row[own] === holder.id,
    );
    return byNumber ?? near.find((row) => row.title === title) ?? null;
  };
}

/** The ids of the groups above, themselves included, by namespace. */
async function loadGroupsAbove(
  db: Database,
  wanted: readonly TitledReference[],
): Promise<ReadonlyMap<number, number[]>> {
  const ids = new Set(wanted.map(({ holder }) => holder.namespaceId));
  const rows = await whereInList(
    db<{ namespace_id: number; ancestor_id: number }>('namespace_ancestors'),
    'namespace_id',
    [...ids],
  ).select('namespace_id', 'ancestor_id');
  const above = new Map<number, number[]>();
  for (const { namespace_id, ancestor_id } of rows) {
    above.set(namespace_id, [...(above.get(namespace_id) ?? []), ancestor_id]);
  }
  return above;
}

async function findRows(
  db: Database,
  table: 'milestones' | 'labels',
  wanted: readonly TitledReference[],
  groups: readonly number[],
): Promise<TitledRow[]> {
  const holders = wanted.map(({ holder }) => holder);
  const projects = holders.filter(({ kind }) => kind === 'project').map(({ id }) => id);
  const titles = wanted.map(({ title }) => title);
  const numbers = wanted.map(({ number }) => number).filter((number) => number !== null);
  const query = db(table).leftJoin('namespaces as owners', 'owners.id', `${table}.group_id`);
  // Each branch uses a separate index.
  query.where((either) => {
    for (const [owner, ids] of [
      ['project_id', projects],
      ['group_id', groups],
    ] as const) {
      either.orWhere((one) => {
        whereInList(
          whereInList(one, `${table}.${owner}`, [...new Set(ids)]),
          `${table}.title`,
          titles,
        );
      });
      if (table === 'labels' || numbers.length === 0) continue;
      either.orWhere((one) => {
        whereInList(
          whereInList(one, `${table}.${owner}`, [...new Set(ids)]),
          `${table}.iid`,
          numbers,
        );
      });
    }
    if (table === 'labels' && numbers.length > 0) {
      either.orWhere((one) => void whereInList(one, `${table}.id`, numbers));
    }
  });
  const columns = ['id', 'title', 'description', 'project_id', 'group_id'];
  if (table === 'milestones') columns.push('iid');
  return query
    .select(...columns.map((column) => `${table}.${column}`))
    .select({ group_path: 'owners.full_path' }) as Promise<TitledRow[]>;
}
