import { changeAccess } from '#src/database/access-revision.ts';
import { findToday } from '#src/database/clock.ts';
import type { Database } from '#src/database/database.ts';
import { insertReturning } from '#src/database/dialect.ts';
import type { AccessLevel } from '#src/policy/access-level.ts';
import { refreshAuthorizations } from '#src/policy/authorizations.ts';

/** A group that is shared with another, whose members get at most `group_access` in it. */
export interface GroupLinkRow {
  readonly id: number;
  readonly shared_group_id: number;
  readonly shared_with_group_id: number;
  readonly group_access: AccessLevel;
  /** The share ends when this day begins in UTC. */
  readonly expires_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A project that is shared with a group, whose members get at most `group_access` in it. */
export interface ProjectLinkRow {
  readonly id: number;
  readonly project_id: number;
  readonly group_id: number;
  readonly group_access: AccessLevel;
  /** The share ends when this day begins in UTC. */
  readonly expires_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

type NewLink<Row> = Omit<Row, 'id' | 'created_at' | 'updated_at'>;

/** Shares a group, and grants the access. Violates a unique index for an existing share. */
export async function insertGroupLink(
  db: Database,
  link: NewLink<GroupLinkRow>,
  now: string,
  by?: number,
): Promise<GroupLinkRow> {
  return changeAccess(db, async (db) => {
    const values = { ...link, created_at: now, updated_at: now };
    const row = await insertReturning<GroupLinkRow>(db, 'group_group_links', values);
    await refreshAuthorizations(db, { namespaceId: link.shared_group_id }, findToday(db), by);
    return row;
  });
}

/** Shares a project, and grants the access. Violates a unique index for an existing share. */
export async function insertProjectLink(
  db: Database,
  link: NewLink<ProjectLinkRow>,
  now: string,
): Promise<ProjectLinkRow> {
  return changeAccess(db, async (db) => {
    const values = { ...link, created_at: now, updated_at: now };
    const row = await insertReturning<ProjectLinkRow>(db, 'project_group_links', values);
    await refreshAuthorizations(db, { projectIds: [link.project_id] });
    return row;
  });
}
