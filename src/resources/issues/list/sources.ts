import type { Database } from '../../../database/database.ts';
import type { Place, Query, Values } from '../../../lists/filter.ts';
import type { Walk } from '../../../lists/statements.ts';
import { AccessLevel } from '../../../policy/access-level.ts';
import { featureVisibleInSql } from '../../../policy/features.ts';
import { treeOf } from '../../namespaces/tree.ts';
import { type Viewer, viewerOf } from '../visible.ts';
import type { AskedIssues } from './parameters.ts';

export type Source =
  /** All of a project, or what is not hidden from an actor who is no reporter. */
  | { readonly of: 'project'; readonly confidential: boolean }
  /** Of the projects in a group and below, project by project. */
  | { readonly of: 'group'; readonly viewer: Viewer }
  /** Of every project, as they come. */
  | { readonly of: 'open'; readonly viewer: Viewer }
  /** Of the projects that the actor is authorized for, project by project. */
  | { readonly of: 'held'; readonly viewer: Viewer };

export function sourcesOf({ actor, query: { place } }: AskedIssues): readonly Source[] {
  const viewer = viewerOf(actor);
  if (place === undefined) return [];
  if (place === null) {
    const open: Source = { of: 'open', viewer };
    return actor === null || viewer.administrator || viewer.auditor
      ? [open]
      : [open, { of: 'held', viewer }];
  }
  if (place.kind === 'group') return [{ of: 'group', viewer }];
  return [{ of: 'project', confidential: place.confidential }];
}

export const sourceValues = ({ actor, query: { place } }: AskedIssues) => ({
  user: actor?.user.id ?? 0,
  place: place?.id ?? 0,
  namespace: place?.namespaceId ?? 0,
});

export function shows(query: Query, source: Source, slots: Values, { db }: Place): void {
  const user = slots['user'] as number;
  if (source.of === 'project') {
    query.where('issues.project_id', slots['place'] as number);
    if (!source.confidential) query.where((shown) => void whereOpenOrOwn(db, shown, user));
    return;
  }
  const projects = visibleProjects(db, source.viewer, user);
  if (source.of === 'group') {
    projects.whereIn('projects.namespace_id', treeOf(db, slots['place'] as number));
  }
  query.whereExists(projects);
}

/** The project of an issue, if the viewer may see the issue there. */
function visibleProjects(
  db: Database,
  { open, administrator, auditor }: Viewer,
  user: number,
): Query {
  const projects = db('projects')
    .select(db.raw('1'))
    .whereRaw('projects.id = issues.project_id')
    .whereNotNull('projects.listing');
  if (administrator || auditor) {
    return projects.whereRaw("projects.issues_access_level <> 'disabled'");
  }
  return projects
    .leftJoin('project_authorizations as held', (on) => {
      on.on('held.project_id', 'projects.id').andOnVal('held.user_id', user);
    })
    .where((shown) => {
      void shown.whereIn('projects.visibility', open).orWhereNotNull('held.project_id');
    })
    .whereRaw(featureVisibleInSql('issues', 'coalesce(held.access_level, 0)'))
    .where((readable) => {
      void whereOpenOrOwn(db, readable, user).orWhereRaw(
        `coalesce(held.access_level, 0) >= ${AccessLevel.Reporter}`,
      );
    });
}

function whereOpenOrOwn(db: Database, issues: Query, user: number): Query {
  const own = db('issue_assignees as own')
    .select(db.raw('1'))
    .whereRaw('own.issue_id = issues.id')
    .where('own.user_id', user);
  return issues
    .where('issues.confidential', false)
    .orWhere('issues.author_id', user)
    .orWhereExists(own);
}

export function walk(db: Database, source: Source, slots: Values): Walk | null {
  if (source.of === 'group') {
    const tree = db('projects as walked')
      .whereNotNull('walked.listing')
      .whereIn('walked.namespace_id', treeOf(db, slots['place'] as number));
    return { rows: tree, each: 'issues.project_id = walked.id' };
  }
  if (source.of !== 'held') return null;
  const held = db('project_authorizations as granted').where(
    'granted.user_id',
    slots['user'] as number,
  );
  return { rows: held, each: 'issues.project_id = granted.project_id' };
}
