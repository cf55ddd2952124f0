import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { type WalkedPart, walkBelonging } from '#src/database/walks.ts';
import { publish } from '#src/domain-events/publish.ts';
import type { Query } from '#src/lists/filter.ts';
import type { MovedElsewhere } from '#src/domains/core/namespaces/events.ts';
import {
  walkMovedIssuables,
  selectSameTitle,
  whereElsewhere,
} from '#src/domains/core/namespaces/moved.ts';
import { plansReplaced } from './events.ts';

const place = { project: 'projects.id', namespace: 'projects.namespace_id' };
const successor = selectSameTitle('milestones', place);

/** A table whose rows have milestones. */
interface Planned {
  readonly table: 'issues' | 'merge_requests';
  /** The column by which rows of other tables refer to a record. */
  readonly column: 'issue_id' | 'merge_request_id';
  readonly project: 'project_id' | 'target_project_id';
}

const issues: Planned = { table: 'issues', column: 'issue_id', project: 'project_id' };
const mergeRequests: Planned = {
  table: 'merge_requests',
  column: 'merge_request_id',
  project: 'target_project_id',
};

/**
 * Replaces milestones of groups that are no longer above moved issues and merge requests by those of the new place
 * with the same titles, or by copies in their projects. Events follow if there is a replacement.
 */
export async function* replaceOtherMilestones(
  db: Database,
  moved: MovedElsewhere,
): AsyncGenerator<WalkedPart> {
  const planned = [issues, mergeRequests];
  for (const of of planned) {
    for await (const ids of walkMovedIssuables(db, of.table, moved)) {
      yield { rows: ids.length, change: (db) => replacePlans(db, of, ids, moved.now) };
    }
  }
  // Events follow after all plans, because a milestone may be in the new place only through another record's plan.
  for (const of of planned) {
    for await (const targets of walkMovedIssuables(db, of.table, moved)) {
      yield { rows: targets.length };
      const told = db('resource_events').where('kind', 'milestone');
      for await (const ids of walkBelonging(told, of.column, targets)) {
        yield* hideTitles(db, of, ids);
        yield { rows: ids.length, change: (db) => replaceInEvents(db, of, ids) };
      }
    }
  }
}

/** Selects milestones, `old`, of `uses` whose groups are not above the project. */
function selectStray(db: Database, uses: Query, ids: readonly number[]): Query {
  const of = whereInList(uses, 'uses.id', ids)
    .join('milestones as old', 'old.id', 'uses.milestone_id')
    .whereNotNull('old.group_id');
  return whereElsewhere(db, of, 'old.group_id', place.namespace);
}

function selectStrayPlanned(
  db: Database,
  { table, project }: Planned,
  ids: readonly number[],
): Query {
  const uses = db(`${table} as uses`).join('projects', 'projects.id', `uses.${project}`);
  return selectStray(db, uses, ids);
}

function selectStrayEvents(
  db: Database,
  { table, column, project }: Planned,
  ids: readonly number[],
): Query {
  const events = db('resource_events as uses')
    .join(`${table} as changed`, 'changed.id', `uses.${column}`)
    .join('projects', 'projects.id', `changed.${project}`);
  return selectStray(db, events, ids);
}

async function replacePlans(
  db: Database,
  of: Planned,
  ids: readonly number[],
  now: string,
): Promise<void> {
  // Copies have the same days.
  const known = of.table === 'issues' ? selectStrayPlanned(db, of, ids) : null;
  const elsewhere = await known
    ?.whereRaw(`${successor} is not null`)
    .select<{ id: number }[]>('uses.id');
  await copyMilestones(db, of, ids, now);
  await replaceMilestones(db, of, ids);
  const issue_ids = (elsewhere ?? []).map(({ id }) => id);
  if (issue_ids.length > 0) await publish(db, plansReplaced({ issue_ids }));
}

async function replaceMilestones(db: Database, of: Planned, ids: readonly number[]): Promise<void> {
  const found = selectStrayPlanned(db, of, ids)
    .whereRaw('uses.id = ??', [`${of.table}.id`])
    .select(db.raw(successor));
  await db(of.table)
    .whereIn('id', selectStrayPlanned(db, of, ids).select('uses.id'))
    .update({ milestone_id: found });
}

/** The numbers are reserved first, so that concurrent creations of milestones in these projects wait. */
async function copyMilestones(
  db: Database,
  of: Planned,
  ids: readonly number[],
  now: string,
): Promise<void> {
  const missing = selectStrayPlanned(db, of, ids)
    .whereRaw(`${successor} is null`)
    .groupBy('projects.id', 'old.title')
    .select({ place_id: 'projects.id' })
    .min({ old_id: 'old.id' });
  const scope = 'project milestones';
  await db.raw(
    `insert into internal_counters (scope, owner_id, value)
     select cast(? as text), place_id, count(*) from ? as missing where true group by place_id
     on conflict (scope, owner_id) do update
     set value = internal_counters.value + excluded.value`,
    [scope, missing],
  );
  const copied = 'title, description, state, start_date, due_date';
  await db.raw(
    `insert into milestones (project_id, iid, ${copied}, created_at, updated_at)
     select place_id, counters.value + 1
         - row_number() over (partition by place_id order by missing.old_id desc),
       ${copied}, ?, ?
     from ? as missing
     join milestones on milestones.id = missing.old_id
     join internal_counters as counters on counters.scope = ? and counters.owner_id = place_id
     order by missing.old_id`,
    [now, now, missing, scope],
  );
}

/**
 * Notes of earlier versions name group milestones by title. A note must not reveal a title that the new place does not
 * have.
 */
async function* hideTitles(
  db: Database,
  of: Planned,
  ids: readonly number[],
): AsyncGenerator<WalkedPart> {
  const { column } = of;
  const rows = await selectStrayEvents(db, of, ids).distinct<{ id: number }[]>(
    `uses.${column} as id`,
  );
  const targets = rows.map(({ id }) => id);
  const walked = { key: 'discussion_id' };
  for await (const discussions of walkBelonging<string>(db('notes'), column, targets, walked)) {
    yield {
      rows: discussions.length,
      change: (db) => hideTitlesIn(db, of, targets, [...new Set(discussions)]),
    };
  }
}

async function hideTitlesIn(
  db: Database,
  of: Planned,
  targets: readonly number[],
  discussions: readonly string[],
): Promise<void> {
  const beginning = 'changed milestone to %"';
  const title = `substr(notes.body, ${beginning.length + 1}, length(notes.body) - ${beginning.length + 1})`;
  const selectSameTitleNearby = () =>
    db('milestones as near').whereRaw(`near.title = ${title}`).select(db.raw('1'));
  const ofProject = selectSameTitleNearby()
    .join(`${of.table} as planned`, `planned.${of.project}`, 'near.project_id')
    .whereRaw('planned.id = ??', [`notes.${of.column}`]);
  const ofGroups = selectSameTitleNearby()
    .join('namespace_ancestors as above', 'above.ancestor_id', 'near.group_id')
    .join('projects', 'projects.namespace_id', 'above.namespace_id')
    .join(`${of.table} as planned`, `planned.${of.project}`, 'projects.id')
    .whereRaw('planned.id = ??', [`notes.${of.column}`]);
  const notes = whereInList(
    whereInList(db('notes'), of.column, targets),
    'discussion_id',
    discussions,
  );
  await notes
    .where({ system: true, action: 'milestone' })
    .whereRaw('substr(notes.body, 1, ?) = ?', [beginning.length, beginning])
    .whereNotExists(ofProject)
    .whereNotExists(ofGroups)
    .update({ body: 'changed milestone' });
}

/** Events of a milestone that the new place lacks are deleted, as for a deleted milestone. */
async function replaceInEvents(db: Database, of: Planned, ids: readonly number[]): Promise<void> {
  const selectEvents = () => selectStrayEvents(db, of, ids);
  await db('resource_events')
    .whereIn('id', selectEvents().whereRaw(`${successor} is null`).select('uses.id'))
    .delete();
  const found = selectEvents().whereRaw('uses.id = resource_events.id').select(db.raw(successor));
  await db('resource_events')
    .whereIn('id', selectEvents().select('uses.id'))
    .update({ milestone_id: found });
}
