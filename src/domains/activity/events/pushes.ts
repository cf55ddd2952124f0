import { walkRows } from '#src/database/behind.ts';
import type { Database } from '#src/database/database.ts';
import type { EventPush } from '#src/records/event.ts';
import { minuteMs } from '#src/units.ts';
import {
  readMoveAction,
  gatherMovesAlike,
  type AnnouncedRefMove,
} from '#src/domains/core/repositories/events.ts';

/** One for each ref, or for all to which the same was done when they are more than `limit`. */
export function toEventPushes(moves: readonly AnnouncedRefMove[], limit: number): EventPush[] {
  return gatherMovesAlike(moves).flatMap((alike) =>
    alike.length > limit ? toSummaries(alike) : alike.map(toPush),
  );
}

function toPush(move: AnnouncedRefMove): EventPush {
  const { refType, name, before, after, commits } = move;
  return {
    commit_count: commits?.count ?? 0,
    action: readMoveAction(move),
    ref_type: refType,
    commit_from: before,
    commit_to: after,
    ref: name,
    commit_title: commits?.title ?? null,
    ref_count: null,
  };
}

function toSummaries(alike: readonly AnnouncedRefMove[]): EventPush[] {
  const none = { commit_from: null, commit_to: null, ref: null, commit_title: null };
  return alike.slice(0, 1).map((first) => ({
    commit_count: 0,
    action: readMoveAction(first),
    ref_type: first.refType,
    ...none,
    ref_count: alike.length,
  }));
}

/** Milliseconds within which a repeated record of a move counts as the same one, after an interruption. */
const repeatWithinMs = minuteMs;

/** Finds the pushes without an event, among those at `at`. */
export async function loadUntoldPushes(
  db: Database,
  projectId: number,
  pushes: readonly EventPush[],
  at: Date,
): Promise<EventPush[]> {
  const since = new Date(at.getTime() - repeatWithinMs).toISOString();
  const moment = at.toISOString();
  const known = new Set<string>();
  // Previous move of each ref: the same push, unless the ref has moved away since.
  const last = new Map<string, string>();
  for await (const { action, push, created_at } of streamEventsSince(db, projectId, since)) {
    if (action !== 'pushed') continue;
    if (created_at >= moment) known.add(formatIdentity(push));
    else last.set(`${push.ref_type} ${push.ref}`, formatIdentity(push));
  }
  for (const identity of last.values()) known.add(identity);
  return pushes.filter((push) => !known.has(formatIdentity(push)));
}

interface StoredPushEvent {
  readonly id: number;
  readonly action: string;
  readonly push: EventPush;
  readonly created_at: string;
}

/** Events of a project that are read at once. */
const eventBatchSize = 500;

/** The events of a project since that time, the oldest first. */
async function* streamEventsSince(
  db: Database,
  project_id: number,
  since: string,
): AsyncGenerator<StoredPushEvent> {
  const selectEvents = () =>
    db('events').where({ project_id }).select('id', 'action', 'push', 'created_at');
  const pages = walkRows<StoredPushEvent>(selectEvents, {
    by: ['created_at', 'id'],
    of: 'events',
    atOnce: eventBatchSize,
    behind: { created_at: since, id: 0 },
  });
  for await (const told of pages) yield* told;
}

const formatIdentity = ({ ref_type, ref, ref_count, commit_from, commit_to }: EventPush) =>
  [ref_type, ref, ref_count, commit_from, commit_to].join(' ');
