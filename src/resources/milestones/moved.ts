import type { Database } from '../../database/database.ts';
import { publish } from '../../domain-events/publish.ts';
import type { Query } from '../../lists/filter.ts';
import type { Moved, MovedElsewhere } from '../namespaces/events.ts';
import { movedProjects, sameTitleIn, whereElsewhere } from '../namespaces/moved.ts';
import { milestoneDatesChanged } from './events.ts';

const place = { project: 'projects.id', namespace: 'projects.namespace_id' };
const successor = sameTitleIn('milestones', place);

/**
 * Issues that moved lose the milestones of groups that are no longer above them, and get those of the new place with
 * the same titles, or copies in their projects. What is told of changes goes along as far as there is one.
 */
export async function replaceOthers(db: Database, moved: MovedElsewhere): Promise<void> {
  const known = await strayIssues(db, moved)
    .whereRaw(`${successor} is not null`)
    .distinct<{ id: number }[]>(db.raw(`${successor} as id`));
  await copyMilestones(db, moved);
  const found = strayIssues(db, moved).whereRaw('uses.id = issues.id').select(db.raw(successor));
  await db('issues')
    .whereIn('id', strayIssues(db, moved).select('uses.id'))
    .update({ milestone_id: found });
  await hideTitles(db, moved);
  await replaceInEvents(db, moved);
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

function strayIssues(db: Database, moved: Moved): Query {
  const issues = db('issues as uses').join('projects', 'projects.id', 'uses.project_id');
  return stray(db, issues, moved);
}

function strayEvents(db: Database, moved: Moved): Query {
  const events = db('resource_events as uses')
    .join('issues as changed', 'changed.id', 'uses.issue_id')
    .join('projects', 'projects.id', 'changed.project_id');
  return stray(db, events, moved);
}

/** The numbers are taken first: whoever makes a milestone in one of the projects meanwhile waits for them. */
async function copyMilestones(db: Database, { kind, id, now }: MovedElsewhere): Promise<void> {
  const missing = strayIssues(db, { kind, id })
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
async function hideTitles(db: Database, moved: Moved): Promise<void> {
  const beginning = 'changed milestone to %"';
  const title = `substr(notes.body, ${beginning.length + 1}, length(notes.body) - ${beginning.length + 1})`;
  const named = () =>
    db('milestones as near').whereRaw(`near.title = ${title}`).select(db.raw('1'));
  const ofProject = named()
    .join('issues as planned', 'planned.project_id', 'near.project_id')
    .whereRaw('planned.id = notes.issue_id');
  const ofGroups = named()
    .join('namespace_ancestors as above', 'above.ancestor_id', 'near.group_id')
    .join('projects', 'projects.namespace_id', 'above.namespace_id')
    .join('issues as planned', 'planned.project_id', 'projects.id')
    .whereRaw('planned.id = notes.issue_id');
  await db('notes')
    .where({ system: true, action: 'milestone' })
    .whereIn('issue_id', strayEvents(db, moved).select('uses.issue_id'))
    .whereRaw('substr(notes.body, 1, ?) = ?', [beginning.length, beginning])
    .whereNotExists(ofProject)
    .whereNotExists(ofGroups)
    .update({ body: 'changed milestone' });
}

/** As when a milestone is deleted, nothing is told of one that the new place does not have. */
async function replaceInEvents(db: Database, moved: Moved): Promise<void> {
  const events = () => strayEvents(db, moved);
  await db('resource_events')
    .whereIn('id', events().whereRaw(`${successor} is null`).select('uses.id'))
    .delete();
  const found = events().whereRaw('uses.id = resource_events.id').select(db.raw(successor));
  await db('resource_events')
    .whereIn('id', events().select('uses.id'))
    .update({ milestone_id: found });
}
