import { nameToEmoji } from 'gemoji';
import { escapeHtml } from '#src/text/escape-html.ts';
import type { SetOwnStatusRequest, UserStatus } from '#generated/users/types.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { BadRequest } from '#src/errors.ts';
import { findLengthErrors } from '#src/text/text-errors.ts';
import { dayMs, minuteMs } from '#src/units.ts';

interface StatusRow {
  readonly user_id: number;
  readonly emoji: string;
  readonly message: string | null;
  readonly availability: 'not_set' | 'busy';
  readonly clear_status_at: string | null;
}

type StatusInput = SetOwnStatusRequest['body'];

const usualEmoji = 'speech_balloon';
const maxMessageChars = 100;

const durations: Readonly<Record<NonNullable<StatusInput['clear_status_after']>, number>> = {
  '30_minutes': 30 * minuteMs,
  '3_hours': 180 * minuteMs,
  '8_hours': 480 * minuteMs,
  '1_day': dayMs,
  '3_days': 3 * dayMs,
  '7_days': 7 * dayMs,
  '30_days': 30 * dayMs,
};

/** Null without a current status. */
export async function findStatus(
  db: Database,
  userId: number,
  now: Date,
): Promise<StatusRow | null> {
  return (await findStatuses(db, [userId], now)).get(userId) ?? null;
}

/** Finds the current statuses of these users. */
export async function findStatuses(
  db: Database,
  userIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, StatusRow>> {
  const statuses = db<StatusRow>('user_statuses').select<StatusRow[]>('*');
  const rows = await whereInList(statuses, 'user_id', userIds);
  return new Map(rows.filter((row) => !isOver(row, now)).map((row) => [row.user_id, row]));
}

const isOver = ({ clear_status_at }: StatusRow, now: Date) =>
  clear_status_at !== null && Date.parse(clear_status_at) <= now.getTime();

/** Replaces the status by the given one; deletes it if none is given. */
export async function setStatus(
  db: Database,
  userId: number,
  input: StatusInput,
  now: Date,
): Promise<StatusRow | null> {
  const message = toNullIfBlank(input.message);
  const name = toNullIfBlank(input.emoji);
  const { availability = null, clear_status_after = null } = input;
  if (message === null && name === null && availability === null) {
    await db('user_statuses').where('user_id', userId).delete();
    return null;
  }
  const errors = findStatusErrors(name, message);
  if (Object.keys(errors).length > 0) throw new BadRequest(errors);

  const row: StatusRow = {
    user_id: userId,
    emoji: name ?? usualEmoji,
    message,
    availability: availability ?? 'not_set',
    clear_status_at:
      clear_status_after === null
        ? null
        : new Date(now.getTime() + durations[clear_status_after]).toISOString(),
  };
  await db('user_statuses')
    .insert({ ...row })
    .onConflict('user_id')
    .merge();
  return row;
}

function toNullIfBlank(text: string | null | undefined): string | null {
  return text === null || text === undefined || text.trim() === '' ? null : text;
}

function findStatusErrors(name: string | null, message: string | null): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  if (name !== null && !Object.hasOwn(nameToEmoji, name))
    errors['emoji'] = ['is not a valid emoji name'];
  const wrong = findLengthErrors(message ?? '', maxMessageChars);
  if (wrong.length > 0) errors['message'] = wrong;
  return errors;
}

export function presentStatus(status: StatusRow | null): UserStatus {
  return {
    emoji: status?.emoji ?? null,
    message: status?.message ?? null,
    availability: status?.availability ?? null,
    message_html: status === null ? null : renderMessage(status.message ?? ''),
    clear_status_at: status?.clear_status_at ?? null,
  };
}

/** Text with emoji, and no other markup. */
function renderMessage(message: string): string {
  return escapeHtml(message).replace(
    /:([a-z0-9_+-]+):/g,
    (whole, name: string) => findEmoji(name) ?? whole,
  );
}

const findEmoji = (name: string): string | undefined =>
  Object.hasOwn(nameToEmoji, name) ? nameToEmoji[name] : undefined;
