import type { RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { type OffsetQuery, type Page, paginate } from '#src/lists/offset.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import type { UserBasicRow } from '#src/records/user.ts';
import { assigning } from '#src/domains/planning/issuables/subscriptions.ts';
import { toIssuableColumns, type Issuable } from '#src/domains/planning/issuables/issuable.ts';

/** Participants by id: the author, assignees, reviewers, and users in comments or mentions that the actor may read. */
export function listParticipants(
  { db }: Pick<RequestContext, 'db'>,
  project: ProjectAccess,
  target: Issuable,
  query: OffsetQuery,
): Promise<Page<UserBasicRow>> {
  return paginate<UserBasicRow>(db, loadParticipants(db, project, target), query);
}

export function loadParticipants(
  db: Database,
  project: Pick<ProjectAccess, 'level' | 'viaAuditor'>,
  target: Issuable,
) {
  const own = toIssuableColumns(target);
  const hidden = project.level < AccessLevel.Reporter && !project.viaAuditor;
  const commenters = db('notes').where(own).where({ system: false }).select('author_id');
  const mentioned = db('user_mentions').where(own).select('user_id');
  if (hidden) {
    commenters.where({ confidential: false });
    mentioned.where((open) => {
      void open
        .whereNull('note_id')
        .orWhereIn('note_id', db('notes').where(own).where({ confidential: false }).select('id'));
    });
  }
  const [first, ...others] = assigning[target.kind].map((table) =>
    db(table).where(own).select('user_id'),
  );
  const users = first?.unionAll(others) ?? [];
  return db<UserBasicRow>('users')
    .where((either) => {
      void either
        .where('users.id', target.author_id)
        .orWhereIn('users.id', users)
        .orWhereIn('users.id', commenters)
        .orWhereIn('users.id', mentioned);
    })
    .orderBy('users.id')
    .select<UserBasicRow[]>(
      ...['users.id', 'users.username', 'users.name', 'users.state', 'users.avatar'],
    );
}
