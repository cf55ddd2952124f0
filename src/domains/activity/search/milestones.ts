import type { Database } from '#src/database/database.ts';
import { toDay } from '#src/text/day.ts';
import type { ListQuery, Query } from '#src/lists/filter.ts';
import type { SortDirection } from '#src/lists/keyset.ts';
import { list } from '#src/lists/list.ts';
import { writeFeatureCondition } from '#src/policy/features.ts';
import { selectListedGroups, selectGroupsOpenToUser } from '#src/policy/visible.ts';
import { type Viewer, toViewer } from '#src/policy/visible-issues.ts';
import {
  type ListedMilestoneRow,
  milestoneTexts,
  joinPaths,
} from '#src/domains/planning/milestones/table.ts';
import { selectProjectsInTree, selectTree } from '#src/domains/core/namespaces/tree.ts';
import type { SearchScope } from './query.ts';
import { filterByWords } from './words.ts';

interface Parameters {
  readonly place: SearchScope;
  readonly search: string;
  readonly sort: SortDirection;
}

interface Source {
  readonly [name: string]: string | Viewer;
  readonly of: SearchScope['kind'];
  readonly viewer: Viewer;
}

/** Milestones of projects and groups that the actor may see, with the words in their titles or descriptions. */
export const milestoneSearch = list<Parameters, Source, ListedMilestoneRow>()({
  name: 'searched milestones',
  table: 'milestones',
  crossesProjects: ({ query: { place } }) => place?.kind !== 'project',
  sources: ({ actor, query: { place } }) =>
    place === undefined ? [] : [{ of: place.kind, viewer: toViewer(actor) }],
  values: ({ actor, now, query: { place } }) => ({
    user: actor?.user.id ?? 0,
    today: toDay(now),
    place: getScopeId(place),
  }),
  shows: (query, source, slots, { db }) => void shows(db, query, source, slots),
  filters: {
    place: {
      shapeOf: () => null,
      narrow: () => undefined,
      candidates: (db, place) => listContents(db, place),
    },
    search: filterByWords('milestones', ['milestones.title', 'milestones.description']),
  },
  hydrate: (page, _form, _slots, db) => joinPaths(db, page),
  texts: milestoneTexts,
});

function getScopeId(place: ListQuery<Parameters>['query']['place']): number {
  if (place === undefined || place.kind === 'instance') return 0;
  return place.kind === 'group' ? place.group.id : place.project.id;
}

function shows(
  db: Database,
  query: Query,
  { of, viewer }: Source,
  { user, today, place }: { readonly user: number; readonly today: string; readonly place: number },
): void {
  const projects = selectVisibleProjects(db, viewer, user);
  if (of === 'project') {
    query.where('milestones.project_id', place).whereExists(projects);
    return;
  }
  const groups = selectVisibleGroups(db, viewer, user, today);
  if (of === 'group') {
    projects.whereIn('projects.namespace_id', selectTree(db, place));
    groups.whereIn('namespaces.id', selectTree(db, place));
  }
  query.where((either) => void either.whereExists(projects).orWhereExists(groups));
}

/** The project of a milestone, if the viewer may see the milestones there. */
function selectVisibleProjects(db: Database, viewer: Viewer, user: number): Query {
  const projects = db('projects')
    .select(db.raw('1'))
    .whereRaw('projects.id = milestones.project_id')
    .whereNotNull('projects.listing');
  if (viewer.administrator || viewer.auditor) {
    return projects.whereRaw(
      "(projects.issues_access_level <> 'disabled' or projects.merge_requests_access_level <> 'disabled')",
    );
  }
  const level = 'coalesce(held.access_level, 0)';
  const features = (['issues', 'merge_requests'] as const).map((feature) =>
    writeFeatureCondition(feature, level),
  );
  return projects
    .leftJoin('project_authorizations as held', (on) => {
      on.on('held.project_id', 'projects.id').andOnVal('held.user_id', user);
    })
    .where((shown) => {
      void shown.whereIn('projects.visibility', viewer.open).orWhereNotNull('held.project_id');
    })
    .whereRaw(`(${features.join(' or ')})`);
}

/** Groups of milestones whose contents the viewer may see. */
function selectVisibleGroups(db: Database, viewer: Viewer, user: number, today: string): Query {
  const groups = selectListedGroups(db)
    .select(db.raw('1'))
    .whereRaw('namespaces.id = milestones.group_id');
  if (viewer.administrator) return groups;
  return groups.where((shown) => {
    void shown
      .whereIn('namespaces.visibility', viewer.open)
      .orWhereIn('namespaces.id', selectGroupsOpenToUser(db, user, today));
  });
}

/** All milestones of the project, or of the group and its descendants: usually few. */
function listContents(db: Database, place: SearchScope) {
  if (place.kind === 'instance') return [];
  const rows = db('milestones').select('milestones.id');
  if (place.kind === 'project') {
    const { id } = place.project;
    return [{ key: `project ${id}`, query: rows.where('project_id', id) }];
  }
  const { id } = place.group;
  const query = rows.where((either) => {
    void either
      .whereIn('group_id', selectTree(db, id))
      .orWhereIn('project_id', selectProjectsInTree(db, id));
  });
  return [{ key: `group ${id}`, query }];
}
