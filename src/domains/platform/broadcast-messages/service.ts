import type { BroadcastMessagesService } from '#generated/broadcast-messages/service.ts';
import type {
  CreateBroadcastMessage,
  UpdateBroadcastMessage,
} from '#generated/broadcast-messages/types.ts';
import type { RequestContext } from '#src/context.ts';
import { insertReturning } from '#src/database/dialect.ts';
import { type AttributeErrors, BadRequest } from '#src/errors.ts';
import { blank } from '#src/text/text-errors.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import { hourMs } from '#src/units.ts';
import { findBroadcastMessage, listBroadcastMessages } from './finder.ts';
import { presentBroadcastMessage } from './presenter.ts';
import type { BroadcastMessageRow, NewBroadcastMessage } from './table.ts';

export const broadcastMessages = {
  async listBroadcastMessages({ query }, { db, clock }) {
    const { rows, page } = await listBroadcastMessages(db, query);
    const now = clock();
    return { status: 200, page, body: rows.map((row) => presentBroadcastMessage(row, now)) };
  },

  async getBroadcastMessage({ params }, { db, clock }) {
    const message = await findBroadcastMessage(db, params.id);
    return { status: 200, body: presentBroadcastMessage(message, clock()) };
  },

  async createBroadcastMessage({ body }, { db, clock }) {
    const now = clock();
    const newMessage = toNewMessage(body, now);
    check(newMessage);
    const created = await insertReturning<BroadcastMessageRow>(db, 'broadcast_messages', {
      ...newMessage,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    });
    return { status: 201, body: presentBroadcastMessage(created, now) };
  },

  async updateBroadcastMessage({ params, body }, { db, clock }) {
    const now = clock();
    const changed = await db.transaction(async (db) => {
      const message = { ...(await findBroadcastMessage(db, params.id)), ...readChanges(body) };
      check(message);
      const { id, created_at: _created, ...columns } = message;
      await db('broadcast_messages')
        .where({ id })
        .update({ ...columns, updated_at: now.toISOString() });
      return findBroadcastMessage(db, id);
    });
    return { status: 200, body: presentBroadcastMessage(changed, now) };
  },

  async deleteBroadcastMessage({ params, headers }, { db }) {
    const message = await findBroadcastMessage(db, params.id);
    checkUnmodifiedSince(headers['If-Unmodified-Since'], message.updated_at);
    await db('broadcast_messages').where({ id: message.id }).delete();
    return { status: 204 };
  },
} satisfies BroadcastMessagesService<RequestContext>;

function toNewMessage(body: CreateBroadcastMessage, now: Date): NewBroadcastMessage {
  const startsAt = body.starts_at === undefined ? now : new Date(body.starts_at);
  return {
    message: body.message,
    starts_at: startsAt.toISOString(),
    ends_at: body.ends_at ?? new Date(startsAt.getTime() + hourMs).toISOString(),
    color: body.color ?? '#E75E40',
    font: body.font ?? '#FFFFFF',
    target_access_levels: body.target_access_levels ?? [],
    target_path: body.target_path ?? null,
    broadcast_type: body.broadcast_type ?? 'banner',
    dismissable: body.dismissable ?? false,
  };
}

/** The given attributes by column name, which is the name in the document. */
function readChanges({
  message,
  starts_at,
  ends_at,
  color,
  font,
  target_access_levels,
  target_path,
  broadcast_type,
  dismissable,
}: UpdateBroadcastMessage): Partial<NewBroadcastMessage> {
  return {
    ...(message !== undefined && { message }),
    ...(starts_at !== undefined && { starts_at }),
    ...(ends_at !== undefined && { ends_at }),
    ...(color !== undefined && { color }),
    ...(font !== undefined && { font }),
    ...(target_access_levels !== undefined && { target_access_levels }),
    ...(target_path !== undefined && { target_path }),
    ...(broadcast_type !== undefined && { broadcast_type }),
    ...(dismissable !== undefined && { dismissable }),
  };
}

/** @throws BadRequest with the texts of every attribute that is not valid */
function check({ message, color, font }: NewBroadcastMessage): void {
  const errors: Record<string, string[]> = {};
  if (message.trim() === '') errors.message = [blank];
  if (!isColor(color)) errors.color = ['must be a valid color code'];
  if (!isColor(font)) errors.font = ['must be a valid color code'];
  if (Object.keys(errors).length > 0) throw new BadRequest(errors satisfies AttributeErrors);
}

const isColor = (text: string) => /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text);
