import {
  type ExportedRecord,
  type ExportSource,
  gatherRows,
  splitIntoPages,
  loadOwnedRows,
  streamRows,
} from '../record.ts';

interface Level {
  readonly id: number;
  readonly access_level: number | null;
  readonly user_id: number | null;
  readonly group_id: number | null;
  readonly action?: 'push' | 'merge' | 'unprotect';
}

const levelRecord = ({ access_level, user_id, group_id }: Level) => ({
  ...{ access_level, user_id, group_id },
});

interface Protection {
  readonly id: number;
  readonly name: string;
  readonly created_at: string;
  readonly updated_at: string;
}

type StoredProtection = Protection & Readonly<Record<string, unknown>>;

interface Kind {
  readonly table: 'protected_branches' | 'protected_tags' | 'protected_environments';
  readonly levels: string;
  readonly owner: string;
  /** The attributes beside the name, and the lists of levels. */
  readonly own: (row: StoredProtection) => object;
  readonly listsOf: (levels: readonly Level[]) => object;
}

const kinds = {
  branches: {
    table: 'protected_branches',
    levels: 'protected_branch_access_levels',
    owner: 'protected_branch_id',
    own: ({ allow_force_push, code_owner_approval_required }) => ({
      allow_force_push,
      code_owner_approval_required,
    }),
    listsOf: (levels) => {
      const of = (kind: string) => levels.filter(({ action }) => action === kind).map(levelRecord);
      return {
        merge_access_levels: of('merge'),
        push_access_levels: of('push'),
        unprotect_access_levels: of('unprotect'),
      };
    },
  },
  tags: {
    table: 'protected_tags',
    levels: 'protected_tag_access_levels',
    owner: 'protected_tag_id',
    own: () => ({}),
    listsOf: (levels) => ({ create_access_levels: levels.map(levelRecord) }),
  },
  environments: {
    table: 'protected_environments',
    levels: 'protected_environment_deployers',
    owner: 'protected_environment_id',
    own: ({ required_approval_count }) => ({ required_approval_count }),
    listsOf: (levels) => ({ deploy_access_levels: levels.map(levelRecord) }),
  },
} satisfies Readonly<Record<string, Kind>>;

/** The protections of one kind, with who is let in. */
export async function* exportProtections(
  { db, projectId }: ExportSource,
  name: keyof typeof kinds,
): AsyncGenerator<ExportedRecord> {
  const { table, levels, owner, own, listsOf }: Kind = kinds[name];
  const rows = streamRows<StoredProtection>(
    () => db(table).where(`${table}.project_id`, projectId).select('*'),
    { of: table, by: ['name'], atOnce: 50 },
  );
  for await (const page of splitIntoPages(rows, 50)) {
    const ids = page.map(({ id }) => id);
    const of = await loadOwnedRows<Level>(ids, () => db(levels).select('*'), {
      ...{ of: levels, owner, by: ['id'] },
    });
    for (const row of page) {
      // There are no more of one than its request may have named.
      const found = await gatherRows(of(row.id));
      const { name: title, created_at, updated_at } = row;
      yield { own: { name: title, ...own(row), ...listsOf(found), created_at, updated_at } };
    }
  }
}
