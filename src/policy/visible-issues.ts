import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import type { Slots } from '#src/database/statement.ts';
import type { Actor } from '#src/records/actor.ts';
import type { Visibility } from '#src/records/visibility.ts';
import { AccessLevel } from './access-level.ts';
import { writeFeatureCondition } from './features.ts';
import type { ProjectAccess } from './project-access.ts';
import { listVisibilities } from './visibility.ts';

/** The facts that decide which issues an actor may see, apart from their levels in projects. */
export interface Viewer {
  readonly [name: string]: boolean | readonly Visibility[];
  /** Visibilities of projects that show to them anyway. */
  readonly open: readonly Visibility[];
  readonly administrator: boolean;
  /** Auditors read confidential records and enabled features. */
  readonly auditor: boolean;
}

export function toViewer(actor: Actor | null): Viewer {
  return {
    open: listVisibilities(actor),
    administrator: actor?.admin === true,
    auditor: actor?.user.auditor === true,
  };
}

/** Issues (joined with `projects`) that the actor may see, to be narrowed and ordered by the caller. */
export function selectVisibleIssues(db: Database, actor: Actor | null): Knex.QueryBuilder {
  const issues = db('issues').join('projects', 'projects.id', 'issues.project_id');
  return whereIssueVisible(db, issues, toViewer(actor), actor?.user.id ?? 0);
}

/**
 * Limits issues, joined with `projects`, or the project of the current issue, to those that the viewer may see. `user`
 * may be a slot.
 */
export function whereIssueVisible(
  db: Database,
  issues: Knex.QueryBuilder,
  { open, administrator, auditor }: Viewer,
  user: Slots<{ user: number }>['user'],
): Knex.QueryBuilder {
  issues.whereNotNull('projects.listing');
  if (!administrator) void whereAuthorNotBanned(issues);
  if (administrator || auditor) {
    return issues.whereRaw("projects.issues_access_level <> 'disabled'");
  }
  return issues
    .leftJoin('project_authorizations as held', (on) => {
      on.on('held.project_id', 'projects.id').andOnVal('held.user_id', user);
    })
    .where((shown) => {
      void shown.whereIn('projects.visibility', open).orWhereNotNull('held.project_id');
    })
    .whereRaw(writeFeatureCondition('issues', 'coalesce(held.access_level, 0)'))
    .where((readable) => {
      void whereOpenOrOwn(db, readable, user).orWhereRaw(
        `coalesce(held.access_level, 0) >= ${AccessLevel.Reporter}`,
      );
    });
}

/** Leaves out issues of banned users: they show to administrators alone. */
export function whereAuthorNotBanned(issues: Knex.QueryBuilder): Knex.QueryBuilder {
  return issues.whereRaw(
    "issues.author_id not in (select users.id from users where users.state = 'banned')",
  );
}

/** Limits issues to non-confidential ones, and those that the user wrote or is assigned to. */
export function whereOpenOrOwn(
  db: Database,
  issues: Knex.QueryBuilder,
  user: Slots<{ user: number }>['user'],
): Knex.QueryBuilder {
  const own = db('issue_assignees as own')
    .select(db.raw('1'))
    .whereRaw('own.issue_id = issues.id')
    .where('own.user_id', user);
  return issues
    .where('issues.confidential', false)
    .orWhere('issues.author_id', user)
    .orWhereExists(own);
}

interface Facts {
  readonly project: ProjectAccess;
  readonly actor: Actor | null;
  /** Tells whether the issue is assigned to the actor. */
  readonly assigned: boolean;
}

/** Tells whether the actor may read an issue of a project whose issues they may see. */
export function mayRead(
  { confidential, author_id }: { readonly confidential: boolean; readonly author_id: number },
  { project, actor, assigned }: Facts,
): boolean {
  if (!confidential || mayReadConfidential(project)) return true;
  return actor !== null && (author_id === actor.user.id || assigned);
}

/** Tells whether the actor sees every confidential issue of the project. */
export function mayReadConfidential({ level, viaAuditor }: ProjectAccess): boolean {
  return level >= AccessLevel.Reporter || viaAuditor;
}

/** Tells whether the issue is assigned to the actor. */
export async function isAssigned(
  db: Database,
  { id }: { readonly id: number },
  actor: Actor | null,
): Promise<boolean> {
  if (actor === null) return false;
  const own = { issue_id: id, user_id: actor.user.id };
  return (await db('issue_assignees').where(own).first('issue_id')) !== undefined;
}
