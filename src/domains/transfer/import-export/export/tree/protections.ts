import {
  type ExportedRecord,
  gatherRows,
  splitIntoPages,
  loadOwnedRows,
  streamRows,
} from '../record.ts';
import { loadGroupRecords } from './groups.ts';
import type { TreeSource } from './source.ts';

interface Level {
  readonly id: number;
  readonly access_level: number | null;
  readonly user_id: number | null;
  readonly group_id: number | null;
  readonly action?: 'push' | 'merge' | 'unprotect';
  readonly required_approvals?: number;
}

type ToRecord = (level: Level) => object;

interface Protection {
  readonly id: number;
  readonly name: string;
  readonly created_at: string;
  readonly updated_at: string;
}

type StoredProtection = Protection & Readonly<Record<string, unknown>>;

interface Kind {
  readonly table: 'protected_branches' | 'protected_tags' | 'protected_environments';
  /** The tables of levels, users and groups. */
  readonly levels: readonly string[];
  readonly owner: string;
  /** The attributes other than the name; `listsOf` gets the levels of each table separately. */
  readonly own: (row: StoredProtection) => object;
  readonly listsOf: (levels: readonly (readonly Level[])[], toRecord: ToRecord) => object;
}

const kinds = {
  branches: {
    table: 'protected_branches',
    levels: ['protected_branch_access_levels'],
    owner: 'protected_branch_id',
    own: ({ allow_force_push, code_owner_approval_required }) => ({
      allow_force_push,
      code_owner_approval_required,
    }),
    listsOf: ([levels = []], toRecord) => {
      const of = (kind: string) => levels.filter(({ action }) => action === kind).map(toRecord);
      return {
        merge_access_levels: of('merge'),
        push_access_levels: of('push'),
        unprotect_access_levels: of('unprotect'),
      };
    },
  },
  tags: {
    table: 'protected_tags',
    levels: ['protected_tag_access_levels'],
    owner: 'protected_tag_id',
    own: () => ({}),
    listsOf: ([levels = []], toRecord) => ({ create_access_levels: levels.map(toRecord) }),
  },
  environments: {
    table: 'protected_environments',
    levels: ['protected_environment_deployers', 'protected_environment_approvers'],
    owner: 'protected_environment_id',
    own: ({ required_approval_count }) => ({ required_approval_count }),
    listsOf: ([deployers = [], approvers = []], toRecord) => ({
      deploy_access_levels: deployers.map(toRecord),
      approval_rules: approvers.map((level) => ({
        ...toRecord(level),
        required_approvals: level.required_approvals,
      })),
    }),
  },
} satisfies Readonly<Record<string, Kind>>;

/** The protections of one kind, with the levels, users and groups that they let in. */
export async function* exportProtections(
  source: TreeSource,
  name: keyof typeof kinds,
): AsyncGenerator<ExportedRecord> {
  const { db, projectId } = source;
  const { table, levels, owner, own, listsOf }: Kind = kinds[name];
  const rows = streamRows<StoredProtection>(
    () => db(table).where(`${table}.project_id`, projectId).select('*'),
    { of: table, by: ['name'], atOnce: 50 },
  );
  for await (const page of splitIntoPages(rows, 50)) {
    const ids = page.map(({ id }) => id);
    const tables = await Promise.all(
      levels.map((of) =>
        loadOwnedRows<Level>(ids, () => db(of).select('*'), { of, owner, by: ['id'] }),
      ),
    );
    for (const row of page) {
      // A protection has no more levels than its request could name.
      const found = await Promise.all(tables.map((of) => gatherRows(of(row.id))));
      const groups = await loadGroupRecords(
        source,
        found.flat().map(({ group_id }) => group_id),
      );
      const toRecord = ({ access_level, user_id, group_id }: Level) => ({
        ...{ access_level, user_id, group_id },
        ...(group_id !== null && { group: groups.get(group_id) ?? null }),
      });
      const { name: title, created_at, updated_at } = row;
      const lists = listsOf(found, toRecord);
      yield { own: { name: title, ...own(row), ...lists, created_at, updated_at } };
    }
  }
}
