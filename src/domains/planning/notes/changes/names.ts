import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import type { IssuableChange } from '#src/domains/planning/issuables/events.ts';

export interface NamedEpic {
  readonly id: number;
  readonly iid: number;
  /** Full path of its group. */
  readonly fullPath: string;
}

/** The names of the ids in changes. */
export interface NamesInNotes {
  readonly usernames: ReadonlyMap<number, string>;
  readonly epics: ReadonlyMap<number, NamedEpic>;
}

/** Loads the names of records in these changes: one query for each kind that occurs. */
export async function loadNames(
  db: Database,
  changes: readonly IssuableChange[],
): Promise<NamesInNotes> {
  const ids = collectIds(changes);
  const users = await loadRows<{ id: number; username: string }>(
    ids.users,
    () => db('users').select('id', 'username'),
    'id',
  );
  const epics = await loadRows<NamedEpic>(
    ids.epics,
    () =>
      db('epics')
        .join('namespaces', 'namespaces.id', 'epics.group_id')
        .select('epics.id', 'epics.iid')
        .select({ fullPath: 'namespaces.full_path' }),
    'epics.id',
  );
  return {
    usernames: new Map(users.map(({ id, username }) => [id, username])),
    epics: new Map(epics.map((row) => [row.id, row])),
  };
}

function collectIds(changes: readonly IssuableChange[]) {
  const users: number[] = [];
  const epics: number[] = [];
  for (const change of changes) {
    switch (change.attribute) {
      case 'assignees':
      case 'reviewers':
        users.push(...change.added, ...change.removed);
        break;
      case 'epic':
      case 'parent_epic':
        epics.push(...listIds(change));
        break;
      default:
    }
  }
  return { users, epics };
}

const listIds = ({ from, to }: { readonly from: number | null; readonly to: number | null }) =>
  [from, to].filter((id) => id !== null);

async function loadRows<Row extends object>(
  ids: readonly number[],
  query: () => Parameters<typeof whereInList>[0],
  column: string,
): Promise<readonly Row[]> {
  return ids.length === 0 ? [] : ((await whereInList(query(), column, ids)) as Row[]);
}
