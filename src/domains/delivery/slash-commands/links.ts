import { timingSafeEqual } from 'node:crypto';
import type { Database } from '#src/database/database.ts';
import { isUniqueViolation } from '#src/database/dialect.ts';
import { derive } from '#src/database/sealing.ts';
import { BadRequest, NotFound } from '#src/errors.ts';
import { type OffsetQuery, paginate } from '#src/lists/offset.ts';
import { findVisibleProject } from '#src/policy/project-access.ts';
import type { Actor } from '#src/records/actor.ts';
import { minuteMs } from '#src/units.ts';
import { lockExistingUser } from '#src/domains/core/users/table.ts';
import type { IntegrationRow } from '#src/domains/platform/integration-records/table.ts';

/** A chat user, as the chat service describes them. */
export interface ChatUser {
  readonly team_id: string;
  readonly chat_user_id: string;
  readonly team_name: string;
  readonly chat_user_name: string;
}

/** The account of a chat user for commands to one project. */
interface ChatLinkRow extends ChatUser {
  readonly id: number;
  readonly integration_id: number;
  readonly user_id: number;
  readonly project_path: string;
  readonly created_at: string;
}

/** Offered link: any signed-in user who opens it in time may accept it. */
interface Offer extends ChatUser {
  readonly integration_id: number;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** An offer that holds, and the project that the visitor sees. */
export interface OpenOffer {
  readonly offer: Offer;
  readonly project: { readonly id: number; readonly full_path: string };
}

const lifetimeMs = 10 * minuteMs;

/** Maximum chats of one account. */
const maxLinksOfUser = 100;

const use = 'links of chat users';

/** The encrypted parameter of the page that creates a link, valid for ten minutes. */
export function offerLink(
  db: Database,
  integration: Pick<IntegrationRow, 'id'>,
  { team_id, chat_user_id, team_name, chat_user_name }: ChatUser,
  now: Date,
): string {
  const offer: Offer = {
    integration_id: integration.id,
    team_id,
    chat_user_id,
    team_name,
    chat_user_name,
    until: now.getTime() + lifetimeMs,
  };
  const text = Buffer.from(JSON.stringify(offer)).toString('base64url');
  return `${text}.${derive(db, text, use)}`;
}

function readOffer(db: Database, token: string, now: Date): Offer | null {
  const [, text = '', signature = ''] = /^([\w-]{1,8192})\.([0-9a-f]{64})$/.exec(token) ?? [];
  if (text === '') return null;
  const expected = derive(db, text, use);
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null;
  const offer = JSON.parse(Buffer.from(text, 'base64url').toString()) as Offer;
  return offer.until > now.getTime() ? offer : null;
}

/** @throws NotFound for one that does not hold any more, and where the actor does not see the project */
export async function findOffer(
  db: Database,
  actor: Actor,
  token: string,
  now: Date,
): Promise<OpenOffer> {
  const offer = readOffer(db, token, now);
  if (offer === null) throw new NotFound();
  const row = await db<IntegrationRow>('integrations')
    .where({ id: offer.integration_id, active: true })
    .first('project_id');
  const project = row === undefined ? null : await findVisibleProject(db, actor, row.project_id);
  if (project === null) throw new NotFound();
  return { offer, project };
}

/**
 * Lets the chat user give commands as the actor.
 * @throws NotFound as `findOffer`
 * @throws BadRequest when the chat user has an account, or the actor too many chats
 */
export async function acceptOffer(
  db: Database,
  actor: Actor,
  token: string,
  now: Date,
): Promise<void> {
  const { offer, project } = await findOffer(db, actor, token, now);
  const { until, ...columns } = offer;
  const user_id = actor.user.id;
  try {
    await db.transaction(async (db) => {
      await lockExistingUser(db, user_id);
      const links = await db('chat_links').where({ user_id }).limit(maxLinksOfUser).select('id');
      if (links.length >= maxLinksOfUser) {
        throw new BadRequest({ base: [`You may have ${maxLinksOfUser} chats at most`] });
      }
      const row = { ...columns, user_id, project_path: project.full_path };
      await db('chat_links').insert({ ...row, created_at: now.toISOString() });
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new BadRequest({ base: ['This chat user has an account already'] });
  }
}

/** The account of a chat user, undefined if they have not linked one. */
export const findChatLink = (
  db: Database,
  integration: Pick<IntegrationRow, 'id'>,
  { team_id, chat_user_id }: Pick<ChatUser, 'team_id' | 'chat_user_id'>,
): Promise<Pick<ChatLinkRow, 'user_id'> | undefined> =>
  db<ChatLinkRow>('chat_links')
    .where({ integration_id: integration.id, team_id, chat_user_id })
    .first('user_id');

export const listLinks = (db: Database, userId: number, query: OffsetQuery) =>
  paginate(db, db<ChatLinkRow>('chat_links').where({ user_id: userId }).orderBy('id'), query);

/** @throws NotFound when the user has no such link */
export async function removeLink(db: Database, userId: number, id: number): Promise<void> {
  const removed = await db('chat_links').where({ user_id: userId, id }).delete();
  if (removed === 0) throw new NotFound();
}
