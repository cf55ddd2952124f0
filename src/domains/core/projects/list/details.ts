import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { prepareShapedStatement } from '#src/database/statement.ts';
import type { FilterShape } from '#src/lists/filter.ts';
import { selectMemberLevel } from '#src/policy/group-level.ts';
import { whereGranting } from '#src/records/membership.ts';
import { projectColumns } from '#src/records/project.ts';
import type { DetailsRow, SimpleRow, StatisticsRow } from '../rows.ts';
import { settingsColumns } from '../settings.ts';

type Query = Knex.QueryBuilder;

/** Written into the SQL instead of bound. */
const inSql = { skipBinding: true };

/** Reads all that a single project of a signed-in actor is presented with. */
export const detailsStatement = prepareShapedStatement<
  { readonly statistics: boolean },
  Caller & { readonly id: number },
  DetailsRow | (DetailsRow & StatisticsRow)
>((db, slots, { statistics }) => {
  // A project without a listing is still being created, and is shown only by its id.
  const shown = 'projects.listing is not null or projects.deletion_requested_at is null';
  const query = db('projects').where('projects.id', slots.id).whereRaw(`(${shown})`);
  addDetails(db, query, slots);
  if (statistics) addStatistics(query);
  return query.limit(1, inSql);
});

/** The form of the rows: the parts that are read, and whether the user's level is one. */
type Form = {
  readonly full: boolean;
  readonly statistics: boolean;
  readonly user: boolean;
};

/** Loads projects by id without a visibility check, which is up to callers. */
export const rowsStatement = prepareShapedStatement<
  Form,
  Caller & { readonly ids: readonly number[] },
  SimpleRow
>((db, slots, form) => {
  const projects = whereInList(db('projects'), 'projects.id', slots.ids).whereNotNull(
    'projects.listing',
  );
  return hydrate(projects, form, slots, db);
});

interface Caller {
  readonly user: number;
  readonly today: string;
}

/** Adds the displayed data of the projects in `projects`, from tables with one row per project. */
export function hydrate(projects: Query, form: FilterShape, caller: Caller, db: Database): Query {
  const { full, statistics, user } = form as Form;
  const query = projects.select(...projectColumns);
  if (user) {
    query
      .leftJoin('project_authorizations as authorized', (on) =>
        on.on('authorized.project_id', 'projects.id').andOnVal('authorized.user_id', caller.user),
      )
      .select('authorized.access_level as authorized_level');
  }
  if (full) addDetails(db, query, caller);
  else addNamespace(query);
  if (statistics) addStatistics(query);
  return query;
}

/** Columns of the project's namespace, which is joined as `namespaces`. */
export const namespaceColumns = [
  'namespaces.name as ns_name',
  'namespaces.path as ns_path',
  'namespaces.kind as ns_kind',
  'namespaces.full_path as ns_full_path',
  'namespaces.full_name as ns_full_name',
  'namespaces.parent_id as ns_parent_id',
  'namespaces.owner_id as ns_owner_id',
  'namespaces.avatar as ns_avatar',
];

const ownerColumns = [
  'owners.username as owner_username',
  'owners.name as owner_name',
  'owners.state as owner_state',
  'owners.created_at as owner_created_at',
];

/** Stored sizes in bytes of each project, which add up to its storage. */
export const sizeColumns = [
  'storage_size',
  'repository_size',
  'wiki_size',
  'lfs_objects_size',
  'job_artifacts_size',
  'pipeline_artifacts_size',
  'packages_size',
  'snippets_size',
  'uploads_size',
] as const;

const statisticsColumns = ['commit_count', ...sizeColumns, 'container_registry_size'] as const;

function addNamespace(query: Query): void {
  query.join('namespaces', 'namespaces.id', 'projects.namespace_id').select(...namespaceColumns);
}

/** The columns of a `DetailsRow`, for projects in `projects`. */
function addDetails(db: Database, query: Query, { user, today }: Caller): void {
  const membership = whereGranting(
    db('members')
      .whereRaw('members.source_id = projects.id')
      .where('members.source_type', 'Project')
      .where('members.user_id', user),
    today,
  );
  addNamespace(query);
  query
    .join('project_settings', 'project_settings.project_id', 'projects.id')
    .leftJoin('users as owners', 'owners.id', 'namespaces.owner_id')
    .select(...settingsColumns.map((name) => `project_settings.${name}`), ...ownerColumns)
    .select(
      membership.select('members.access_level').limit(1, inSql).as('project_access'),
      selectMemberLevel(db, 'projects.namespace_id', user, today).as('group_access'),
      // Few projects are shared: this saves the others a query.
      db.raw(
        `case when exists (select 1 from project_group_links as links where links.project_id = projects.id)
         then 1 else 0 end as shared`,
      ),
    );
}

function addStatistics(query: Query): void {
  query
    .join('project_statistics as sizes', 'sizes.project_id', 'projects.id')
    .select(...statisticsColumns.map((name) => `sizes.${name}`));
}
