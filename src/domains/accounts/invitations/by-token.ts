import { randomBytes } from 'node:crypto';
import { digestToken } from '#src/auth/tokens.ts';
import { bump } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { whereGranting } from '#src/records/membership.ts';
import { toDay } from '#src/text/day.ts';
import { accept } from '#src/domains/core/members/accept-invitations.ts';
import { isStanding } from '#src/domains/core/members/standing.ts';
import {
  memberColumns,
  type MemberRow,
  type MemberSource,
  removeMembers,
} from '#src/domains/core/members/table.ts';

export const createInvitationToken = (): string => randomBytes(32).toString('base64url');

/** Open invitation for holders of its mail. */
export interface OpenInvitation {
  readonly place: string;
  readonly word: 'group' | 'project';
  readonly email: string;
  readonly level: MemberRow['access_level'];
  /** Null if the account was deleted. */
  readonly inviter: string | null;
  /** True if an administrator vouches for the invited user, who then needs no approval. */
  readonly vouched: boolean;
}

const open = (db: Database, token: string, today: string) =>
  db('members')
    .where('members.invite_token_digest', digestToken(token))
    .whereNull('members.user_id')
    .where((either) => {
      either.whereNull('members.expires_at').orWhere('members.expires_at', '>', today);
    });

/** Null for a revoked, accepted, declined or never sent invitation, or if its sender lost the permission. */
export async function findOpenInvitation(
  db: Database,
  token: string,
  now: Date,
): Promise<OpenInvitation | null> {
  const found = await open(db, token, toDay(now))
    .leftJoin('users as creators', 'creators.id', 'members.created_by_id')
    .first<(MemberRow & { inviter: string | null; admin: boolean | null }) | undefined>([
      ...memberColumns,
      'creators.name as inviter',
      'creators.admin',
    ]);
  if (found === undefined || !(await isStanding(db, found))) return null;
  const place = await findContainerName(db, found.source_type, found.source_id);
  if (place === null) return null;
  return {
    place,
    word: found.source_type === 'Project' ? 'project' : 'group',
    email: found.invite_email ?? '',
    level: found.access_level,
    inviter: found.inviter,
    vouched: found.admin === true,
  };
}

/** A group or project that a user joined. */
export interface JoinedPlace {
  readonly place: string;
  readonly word: 'group' | 'project';
  readonly fullPath: string;
}

/** The place that this user joined by the invitation. Null for other users, and once the membership is over or waits for approval. */
export async function findJoinedPlace(
  db: Database,
  token: string,
  userId: number,
  now: Date,
): Promise<JoinedPlace | null> {
  const own = db('members').where({ accepted_token_digest: digestToken(token), user_id: userId });
  const found = await whereGranting(own, toDay(now)).first<
    Pick<MemberRow, 'source_type' | 'source_id'> | undefined
  >('source_type', 'source_id');
  if (found === undefined) return null;
  const { source_type: type, source_id: id } = found;
  const place = await findContainerName(db, type, id);
  const row = await db(type === 'Project' ? 'projects' : 'namespaces')
    .where({ id })
    .first<{ full_path: string } | undefined>('full_path');
  if (place === null || row === undefined) return null;
  return { place, word: type === 'Project' ? 'project' : 'group', fullPath: row.full_path };
}

/** Makes a user a member by the invitation, with any address; false if it is no longer open. */
export async function acceptByToken(
  db: Database,
  token: string,
  userId: number,
  now: Date,
): Promise<boolean> {
  return answerInvitation(db, token, now, async (db, invitation) => {
    if (!(await isStanding(db, invitation))) return false;
    await accept(db, userId, [invitation], now.toISOString());
    return true;
  });
}

/** Deletes the invitation; false if it is no longer open. */
export async function declineByToken(db: Database, token: string, now: Date): Promise<boolean> {
  return answerInvitation(db, token, now, async (db, { id }) => {
    await removeMembers(db, [id], { event: null }, now.toISOString());
    return true;
  });
}

async function answerInvitation(
  db: Database,
  token: string,
  now: Date,
  answer: (db: Database, invitation: MemberRow) => Promise<boolean>,
): Promise<boolean> {
  return db.transaction(async (db) => {
    // The access revision is raised before any other lock is taken.
    await bump(db);
    const [invitation] = await open(db, token, toDay(now))
      .select<MemberRow[]>([...memberColumns])
      .forUpdate();
    if (invitation === undefined) return false;
    if ((await findContainerName(db, invitation.source_type, invitation.source_id)) === null) {
      return false;
    }
    return answer(db, invitation);
  });
}

/** Finds the full name; null if the group or project is deleted, or about to be. */
export async function findContainerName(
  db: Database,
  type: MemberSource,
  id: number,
): Promise<string | null> {
  if (type === 'Namespace') {
    const group = await db('namespaces')
      .where({ id, pending_delete: false })
      .first<{ full_name: string } | undefined>('full_name');
    return group?.full_name ?? null;
  }
  const project = await db('projects')
    .join('namespaces', 'namespaces.id', 'projects.namespace_id')
    .where({ 'projects.id': id, 'projects.deletion_requested_at': null })
    .first<{ name: string; full_name: string } | undefined>(
      'projects.name',
      'namespaces.full_name',
    );
  return project === undefined ? null : `${project.full_name} / ${project.name}`;
}
