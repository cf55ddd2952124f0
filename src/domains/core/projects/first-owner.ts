import type { Database } from '#src/database/database.ts';
import { publish } from '#src/domain-events/publish.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { refreshAuthorizations } from '#src/policy/authorizations.ts';
import type { NamespaceRow } from '#src/records/namespace.ts';
import type { ProjectRow } from '#src/records/project.ts';
import type { UserRow } from '#src/records/user.ts';
import { membershipAdded } from '#src/domains/core/members/events.ts';
import { insertMember } from '#src/domains/core/members/table.ts';
import { projectCreated } from './events.ts';

interface Creation {
  readonly namespace: Pick<NamespaceRow, 'owner_id'>;
  /** The user whom the project names as its creator. */
  readonly author: UserRow;
  /** ISO 8601. */
  readonly now: string;
}

/**
 * Gives a visible project to its owners, and announces it. The owner of a personal namespace appears as a member of its
 * projects.
 */
export async function giveToOwners(
  db: Database,
  project: ProjectRow,
  { namespace, author, now }: Creation,
): Promise<void> {
  const { owner_id } = namespace;
  const source = { source_type: 'Project', source_id: project.id } as const;
  const level = { access_level: AccessLevel.Owner, created_by_id: author.id };
  const owner =
    owner_id === null
      ? null
      : await insertMember(db, { ...source, user_id: owner_id, ...level }, now);
  if (owner === null) await refreshAuthorizations(db, { projectIds: [project.id] });
  await publish(db, projectCreated({ project, author, at: new Date(now) }));
  if (owner !== null) await publish(db, membershipAdded({ member: owner }));
}
