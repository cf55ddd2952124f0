import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { type WalkedPart, walkParts, walkBelonging } from '#src/database/walks.ts';
import type { Query } from '#src/lists/filter.ts';
import type { MovedElsewhere } from '#src/domains/core/namespaces/events.ts';
import {
  walkMovedProjects,
  walkMovedIssuables,
  type NewContainer,
  selectSameTitle,
  whereElsewhere,
} from '#src/domains/core/namespaces/moved.ts';

/** A table whose rows have labels. */
interface Labelled {
  readonly table: 'issues' | 'merge_requests' | 'epics';
  /** The column by which rows refer to a record. */
  readonly column: 'issue_id' | 'merge_request_id' | 'epic_id';
  readonly place: NewContainer;
  /** Joins the tables that `place` names to the rows `uses`. */
  readonly placed: (uses: Query) => Query;
}

const inProject = { project: 'projects.id', namespace: 'projects.namespace_id' };

const issues: Labelled = {
  table: 'issues',
  column: 'issue_id',
  place: inProject,
  placed: (uses) =>
    uses
      .join('issues', 'issues.id', 'uses.issue_id')
      .join('projects', 'projects.id', 'issues.project_id'),
};

const mergeRequests: Labelled = {
  table: 'merge_requests',
  column: 'merge_request_id',
  place: inProject,
  placed: (uses) =>
    uses
      .join('merge_requests', 'merge_requests.id', 'uses.merge_request_id')
      .join('projects', 'projects.id', 'merge_requests.target_project_id'),
};

const epics: Labelled = {
  table: 'epics',
  column: 'epic_id',
  place: { project: null, namespace: 'epics.group_id' },
  placed: (uses) => uses.join('epics', 'epics.id', 'uses.epic_id'),
};

/**
 * Replaces labels of groups that are no longer above moved records. Issues, merge requests and epics get those of the
 * new place with the same titles, or copies; ranks and events follow if there is a replacement.
 */
export async function* replaceOtherLabels(
  db: Database,
  moved: MovedElsewhere,
): AsyncGenerator<WalkedPart> {
  const labelled = [...(moved.kind === 'group' ? [epics] : []), issues, mergeRequests];
  for (const of of labelled) {
    for await (const targets of walkMovedIssuables(db, of.table, moved)) {
      yield { rows: targets.length };
      for await (const ids of walkBelonging(db('label_links'), of.column, targets)) {
        yield { rows: ids.length, change: (db) => replaceLinks(db, of, moved, ids) };
      }
    }
  }
  // Events follow after all links, because a label may be in the new place only through another record's link.
  for (const of of labelled) {
    for await (const targets of walkMovedIssuables(db, of.table, moved)) {
      yield { rows: targets.length };
      const told = db('resource_events').where('kind', 'label');
      for await (const ids of walkBelonging(told, of.column, targets)) {
        yield { rows: ids.length, change: (db) => replaceInEvents(db, of, ids) };
      }
    }
  }
  yield* replaceRanks(db, moved);
}

/** Selects labels, `old`, of these rows whose groups are not above them. */
function selectStrayUses(db: Database, table: string, of: Labelled, ids: readonly number[]): Query {
  const uses = db(`${table} as uses`)
    .join('labels as old', 'old.id', 'uses.label_id')
    .whereNotNull('old.group_id');
  return whereElsewhere(
    db,
    whereInList(of.placed(uses), 'uses.id', ids),
    'old.group_id',
    of.place.namespace,
  );
}

const selectSuccessor = ({ place }: Labelled) => selectSameTitle('labels', place);

async function replaceLinks(
  db: Database,
  of: Labelled,
  moved: MovedElsewhere,
  ids: readonly number[],
): Promise<void> {
  const selectStray = () => selectStrayUses(db, 'label_links', of, ids);
  await copyLabels(db, of, moved, selectStray());
  const found = selectStray().select('uses.*', db.raw(`${selectSuccessor(of)} as new_id`));
  await db.raw(
    `insert into label_links (${of.column}, label_id)
     select distinct ${of.column}, new_id from ? as found where new_id is not null
     on conflict (${of.column}, label_id) do nothing`,
    [found],
  );
  await db('label_links').whereIn('id', selectStray().select('uses.id')).delete();
}

/** Copies labels of projects that their issues use, and labels of the moved group that epics in it and below use. */
async function copyLabels(
  db: Database,
  of: Labelled,
  moved: MovedElsewhere,
  stray: Query,
): Promise<void> {
  const owner = of.place.project === null ? 'group_id' : 'project_id';
  const copied = 'title, title_key, color, description, description_html';
  const missing = stray
    .whereRaw(`${selectSuccessor(of)} is null`)
    .distinct('old.*')
    .select({ place_id: of.place.project ?? db.raw('cast(? as bigint)', [moved.id]) });
  await db.raw(
    `insert into labels (${owner}, ${copied}, created_at, updated_at)
     select place_id, ${copied}, ?, ? from ? as missing where true order by id
     on conflict (${owner}, title) do nothing`,
    [moved.now, moved.now, missing],
  );
}

/** An event keeps no label if the new place lacks it. */
async function replaceInEvents(db: Database, of: Labelled, ids: readonly number[]): Promise<void> {
  const selectStray = () => selectStrayUses(db, 'resource_events', of, ids);
  const found = selectStray()
    .whereRaw('uses.id = resource_events.id')
    .select(db.raw(selectSuccessor(of)));
  await db('resource_events')
    .whereIn('id', selectStray().select('uses.id'))
    .update({ label_id: found });
}

/** Projects have ranks of labels. A rank that the new one has already stays. */
async function* replaceRanks(db: Database, moved: MovedElsewhere): AsyncGenerator<WalkedPart> {
  for await (const projects of walkMovedProjects(db, moved)) {
    for (const project_id of projects) {
      const ranks = db('label_priorities').where({ project_id });
      for await (const labels of walkParts(ranks, { key: 'label_id' })) {
        yield { rows: labels.length, change: (db) => replaceProjectRanks(db, project_id, labels) };
      }
    }
  }
}

async function replaceProjectRanks(
  db: Database,
  project: number,
  labels: readonly number[],
): Promise<void> {
  const selectStray = () => {
    const ranks = db('label_priorities as uses')
      .join('labels as old', 'old.id', 'uses.label_id')
      .join('projects', 'projects.id', 'uses.project_id')
      .where('uses.project_id', project)
      .whereNotNull('old.group_id');
    const among = whereInList(ranks, 'uses.label_id', labels);
    return whereElsewhere(db, among, 'old.group_id', inProject.namespace);
  };
  const found = selectStray().select(
    'uses.*',
    db.raw(`${selectSameTitle('labels', inProject)} as new_id`),
  );
  await db.raw(
    `insert into label_priorities (project_id, label_id, priority)
     select project_id, new_id, min(priority) from ? as found
     where new_id is not null group by project_id, new_id
     on conflict (project_id, label_id) do nothing`,
    [found],
  );
  await db('label_priorities')
    .where('project_id', project)
    .whereIn('label_id', selectStray().select('uses.label_id'))
    .delete();
}
