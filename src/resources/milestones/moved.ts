import type { Database } from '../../database/database.ts';
import { publish } from '../../domain-events/publish.ts';
import type { Query } from '../../lists/filter.ts';
import type { Moved, MovedElsewhere } from '../namespaces/events.ts';
import { movedProjects, sameTitleIn, whereElsewhere } from '../namespaces/moved.ts';
import { milestoneDatesChanged } from './events.ts';

const place = { project: 'projects.id', namespace: 'projects.namespace_id' };
const successor = sameTitleIn('milestones', place);

/** Something that is planned for milestones. */
interface Planned {
  readonly table: 'issues' | 'merge_requests';
  /** The column by which rows of other tables belong to one. */
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
 * Issues and merge requests that moved lose the milestones of groups that are no longer above them, and get those of the new place with
 * the same titles, or copies in their projects. What is told of changes goes along as far as there is one.
 */
export async function replaceOthers(db: Database, moved: MovedElsewhere): Promise<void> {
  const known = await strayPlanned(db, issues, moved)
    .whereRaw(`${successor} is not null`)
    .distinct<{ id: number }[]>(db.raw(`${successor} as id`));
  const planned = [issues, mergeRequests];
  for (const of of planned) {
    await copyMilestones(db, of, moved);
    await replaceMilestones(db, of, moved);
  }
  for (const of of planned) {
    await hideTitles(db, of, moved);
    await replaceInEvents(db, of, moved);
  }
  // Copies have the same days.
  const ids = known.map(({ id }) => id);
  if (ids.length > 0) await publish(db, milestoneDatesChanged({ ids, gone: false }));
}

/** `uses` with milestones, `old`, of groups that are not above the project. */
function stray(db: Database, uses: Query, moved: Moved): Query {
  const of = uses
    .join('milestones as old', 'old.id', 'uses.milestone_id')
    .whereNotNull('old.group_id')
    .whereIn('projects.id', movedProjects(db, moved));
  return whereElsewhere(db, of, 'old.group_id', place.namespace);
}

function strayPlanned(db: Database, { table, project }: Planned, moved: Moved): Query {
  const uses = db(`${table} as uses`).join('projects', 'projects.id', `uses.${project}`);
  return stray(db, uses, moved);
}

function strayEvents(db: Database, { table, column, project }: Planned, moved: Moved): Query {
  const events = db('resource_events as uses')
    .join(`${table} as changed`, 'changed.id', `uses.${column}`)
    .join('projects', 'projects.id', `changed.${project}`);
  return stray(db, events, moved);
}

async function replaceMilestones(db: Database, of: Planned, moved: Moved): Promise<void> {
  const found = strayPlanned(db, of, moved)
    .whereRaw('uses.id = ??', [`${of.table}.id`])
    .select(db.raw(successor));
  await db(of.table)
    .whereIn('id', strayPlanned(db, of, moved).select('uses.id'))
    .update({ milestone_id: found });
}

/** The numbers are taken first: whoever makes a milestone in one of the projects meanwhile waits for them. */
async function copyMilestones(
  db: Database,
  of: Planned,
  { kind, id, now }: MovedElsewhere,
): Promise<void> {
  const missing = strayPlanned(db, of, { kind, id })
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

/** Notes name milestones of groups by their titles: a note does not tell a title that the new place does not have. */
async function hideTitles(db: Database, of: Planned, moved: Moved): Promise<void> {
  const beginning = 'changed milestone to %"';
  const title = `substr(notes.body, ${beginning.length + 1}, length(notes.body) - ${beginning.length + 1})`;
  const named = () =>
    db('milestones as near').whereRaw(`near.title = ${title}`).select(db.raw('1'));
  const ofProject = named()
    .join(`${of.table} as planned`, `planned.${of.project}`, 'near.project_id')
    .whereRaw('planned.id = ??', [`notes.${of.column}`]);
  const ofGroups = named()
    .join('namespace_ancestors as above', 'above.ancestor_id', 'near.group_id')
    .join('projects', 'projects.namespace_id', 'above.namespace_id')
    .join(`${of.table} as planned`, `planned.${of.project}`, 'projects.id')
    .whereRaw('planned.id = ??', [`notes.${of.column}`]);
  await db('notes')
    .where({ system: true, action: 'milestone' })
    .whereIn(of.column, strayEvents(db, of, moved).select(`uses.${of.column}`))
    .whereRaw('substr(notes.body, 1, ?) = ?', [beginning.length, beginning])
    .whereNotExists(ofProject)
    .whereNotExists(ofGroups)
    .update({ body: 'changed milestone' });
}

/** As when a milestone is deleted, nothing is told of one that the new place does not have. */
async function replaceInEvents(db: Database, of: Planned, moved: Moved): Promise<void> {
  const events = () => strayEvents(db, of, moved);
  await db('resource_events')
    .whereIn('id', events().whereRaw(`${successor} is null`).select('uses.id'))
    .delete();
  const found = events().whereRaw('uses.id = resource_events.id').select(db.raw(successor));
  await db('resource_events')
    .whereIn('id', events().select('uses.id'))
    .update({ milestone_id: found });
}
