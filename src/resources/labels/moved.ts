import type { Database } from '../../database/database.ts';
import type { Query } from '../../lists/filter.ts';
import type { Moved, MovedElsewhere } from '../namespaces/events.ts';
import { movedProjects, type NewPlace, sameTitleIn, whereElsewhere } from '../namespaces/moved.ts';
import { treeOf } from '../namespaces/tree.ts';

/** Something that has labels. */
interface Labelled {
  /** The column by which rows belong to one. */
  readonly column: 'issue_id' | 'merge_request_id' | 'epic_id' | 'project_id';
  readonly place: NewPlace;
  /** Narrows the rows `uses` to those of the records that moved. */
  readonly moved: (uses: Query, db: Database, moved: Moved) => Query;
}

const inProject = { project: 'projects.id', namespace: 'projects.namespace_id' };

const issues: Labelled = {
  column: 'issue_id',
  place: inProject,
  moved: (uses, db, moved) =>
    uses
      .join('issues', 'issues.id', 'uses.issue_id')
      .join('projects', 'projects.id', 'issues.project_id')
      .whereIn('projects.id', movedProjects(db, moved)),
};

const mergeRequests: Labelled = {
  column: 'merge_request_id',
  place: inProject,
  moved: (uses, db, moved) =>
    uses
      .join('merge_requests', 'merge_requests.id', 'uses.merge_request_id')
      .join('projects', 'projects.id', 'merge_requests.target_project_id')
      .whereIn('projects.id', movedProjects(db, moved)),
};

const epics: Labelled = {
  column: 'epic_id',
  place: { project: null, namespace: 'epics.group_id' },
  moved: (uses, db, { id }) =>
    uses.join('epics', 'epics.id', 'uses.epic_id').whereIn('epics.group_id', treeOf(db, id)),
};

/** Projects have ranks of labels. */
const projects: Labelled = {
  column: 'project_id',
  place: inProject,
  moved: (uses, db, moved) =>
    uses
      .join('projects', 'projects.id', 'uses.project_id')
      .whereIn('projects.id', movedProjects(db, moved)),
};

/**
 * Moved things lose the labels of groups no longer above them. Issues, merge requests and epics get those of the new
 * place with the same titles, or copies; ranks, and what is told of changes, go along as far as there is one.
 */
export async function replaceOthers(db: Database, moved: MovedElsewhere): Promise<void> {
  const labelled = [...(moved.kind === 'group' ? [epics] : []), issues, mergeRequests];
  for (const of of labelled) {
    await copyLabels(db, of, moved);
    await replaceLinks(db, of, moved);
  }
  for (const of of labelled) await replaceInEvents(db, of, moved);
  await replaceRanks(db, moved);
}

/** Rows of what moved with labels, `old`, of groups that are not above it. */
function strayUses(db: Database, table: string, of: Labelled, moved: Moved): Query {
  const uses = db(`${table} as uses`).join('labels as old', 'old.id', 'uses.label_id');
  const stray = of.moved(uses.whereNotNull('old.group_id'), db, moved);
  return whereElsewhere(db, stray, 'old.group_id', of.place.namespace);
}

const successor = ({ place }: Labelled) => sameTitleIn('labels', place);

/** Labels of projects, for what their issues have; of the group that moved, for all epics in it and below. */
async function copyLabels(db: Database, of: Labelled, moved: MovedElsewhere): Promise<void> {
  const owner = of.place.project === null ? 'group_id' : 'project_id';
  const copied = 'title, title_key, color, description, description_html';
  const missing = strayUses(db, 'label_links', of, moved)
    .whereRaw(`${successor(of)} is null`)
    .distinct('old.*')
    .select({ place_id: of.place.project ?? db.raw('cast(? as bigint)', [moved.id]) });
  await db.raw(
    `insert into labels (${owner}, ${copied}, created_at, updated_at)
     select place_id, ${copied}, ?, ? from ? as missing where true order by id
     on conflict (${owner}, title) do nothing`,
    [moved.now, moved.now, missing],
  );
}

async function replaceLinks(db: Database, of: Labelled, moved: Moved): Promise<void> {
  const stray = () => strayUses(db, 'label_links', of, moved);
  const found = stray().select('uses.*', db.raw(`${successor(of)} as new_id`));
  await db.raw(
    `insert into label_links (${of.column}, label_id)
     select distinct ${of.column}, new_id from ? as found where new_id is not null
     on conflict (${of.column}, label_id) do nothing`,
    [found],
  );
  await db('label_links').whereIn('id', stray().select('uses.id')).delete();
}

/** A change tells of no label where the new place has none. */
async function replaceInEvents(db: Database, of: Labelled, moved: Moved): Promise<void> {
  const stray = () => strayUses(db, 'resource_events', of, moved);
  const found = stray()
    .whereRaw('uses.id = resource_events.id')
    .select(db.raw(successor(of)));
  await db('resource_events').whereIn('id', stray().select('uses.id')).update({ label_id: found });
}

/** A rank that the new one has already stays. */
async function replaceRanks(db: Database, moved: Moved): Promise<void> {
  const stray = () => strayUses(db, 'label_priorities', projects, moved);
  const found = stray().select('uses.*', db.raw(`${successor(projects)} as new_id`));
  await db.raw(
    `insert into label_priorities (project_id, label_id, priority)
     select project_id, new_id, min(priority) from ? as found
     where new_id is not null group by project_id, new_id
     on conflict (project_id, label_id) do nothing`,
    [found],
  );
  await db('label_priorities')
    .whereIn(['project_id', 'label_id'], stray().select('uses.project_id', 'uses.label_id'))
    .delete();
}
