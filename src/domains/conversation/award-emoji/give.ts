import { nameToEmoji } from 'gemoji';
import { type RequestContext, requireActor } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { publish } from '#src/domain-events/publish.ts';
import { Forbidden, NotFound, Unauthorized } from '#src/errors.ts';
import { addAuthor } from '#src/records/user.ts';
import { notePolicy } from '#src/domains/planning/notes/policy.ts';
import type { NoteSubject } from '#src/domains/conversation/quick-actions/note-subject.ts';
import type { NoteRow } from '#src/domains/planning/notes/table.ts';
import { type Issuable, issuableKinds } from '#src/domains/planning/issuables/issuable.ts';
import { awardAdded } from './events.ts';
import {
  type Awardable,
  type AwardRow,
  type ListedAwardRow,
  toAwardableNote,
  toAwardableIssuable,
} from './table.ts';

/** A note of a target, or the target itself, that users react to. */
export interface AwardSubject extends Pick<NoteSubject, 'target' | 'access'> {
  /** Null for the target itself. */
  readonly note: NoteRow | null;
}

export const toAwardable = ({ note, target }: Pick<AwardSubject, 'note' | 'target'>): Awardable =>
  note === null ? toAwardableIssuable(target) : toAwardableNote(note);

/** Votes have one name each. */
const names: ReadonlyMap<string, string> = new Map([
  ['+1', 'thumbsup'],
  ['-1', 'thumbsdown'],
]);

/** Stored name of an emoji; null for an unknown one. */
export function readEmojiName(emojiName: string): string | null {
  const name = names.get(emojiName) ?? emojiName;
  return Object.hasOwn(nameToEmoji, name) ? name : null;
}

const opposites: ReadonlyMap<string, string> = new Map([
  ['thumbsup', 'thumbsdown'],
  ['thumbsdown', 'thumbsup'],
]);

/** Columns that count votes. */
export const counters: ReadonlyMap<string, 'upvotes' | 'downvotes'> = new Map([
  ['thumbsup', 'upvotes'],
  ['thumbsdown', 'downvotes'],
]);

/**
 * Gives an emoji of the actor; a vote takes the opposite one back.
 * @throws Forbidden in archived projects
 * @throws NotFound for other reasons not to: clients know them in this form
 */
export async function giveAward(
  context: RequestContext,
  subject: AwardSubject,
  emojiName: string,
): Promise<ListedAwardRow> {
  const { user } = requireActor(context);
  authorizeAward(subject);
  const name = readEmojiName(emojiName);
  if (name === null) throw new NotFound('Award Emoji Name is not a valid emoji name');
  const at = context.clock();
  const award = await context.db.transaction(async (db) => {
    const award = await addAward(db, subject, { name, userId: user.id, at });
    const { target, note } = subject;
    const facts = { target, noteId: note?.id ?? null, name, actorId: user.id, at };
    await publish(db, awardAdded(facts));
    return award;
  });
  return addAuthor(award, user);
}

function authorizeAward({ access, target, note }: AwardSubject): void {
  if (access.archived) throw new Forbidden();
  if (!notePolicy.create({ access, target }) || note?.system === true) {
    throw new NotFound('Award Emoji');
  }
}

async function addAward(
  db: Database,
  subject: AwardSubject,
  { name, userId, at }: { readonly name: string; readonly userId: number; readonly at: Date },
): Promise<AwardRow> {
  await lockAwardable(db, subject);
  const { column, id } = toAwardable(subject);
  const now = at.toISOString();
  const [award] = await db('award_emoji')
    .insert({ [column]: id, user_id: userId, name, created_at: now, updated_at: now })
    .onConflict([column, 'user_id', 'name'])
    .ignore()
    .returning<AwardRow[]>('*');
  if (award === undefined) throw new NotFound('Award Emoji Name has already been taken');
  await countVote(db, subject, name, 1);
  const opposite = opposites.get(name);
  if (opposite === undefined) return award;
  const own = { [column]: id, user_id: userId, name: opposite };
  const taken = await db('award_emoji').where(own).delete();
  if (taken > 0) await countVote(db, subject, opposite, -1);
  return award;
}

/** The lock serializes votes. */
async function lockAwardable(db: Database, { target, note }: AwardSubject): Promise<void> {
  const { table, className } = issuableKinds[target.kind];
  const [rows, id] = note === null ? [table, target.id] : ['notes', note.id];
  const found = await db(rows).where({ id }).forNoKeyUpdate().first('id');
  if (found === undefined) throw new NotFound(note === null ? className : 'Note');
}

/** Votes are counted on issues and epics. */
async function countVote(
  db: Database,
  {
    target,
    note,
  }: { readonly target: Pick<Issuable, 'kind' | 'id'>; readonly note: NoteRow | null },
  name: string,
  by: 1 | -1,
): Promise<void> {
  const counter = counters.get(name);
  if (counter === undefined || note !== null) return;
  await db(issuableKinds[target.kind].table).where({ id: target.id }).increment(counter, by);
}

/**
 * Takes a reaction back.
 * @throws Forbidden in archived projects
 * @throws Unauthorized when it is somebody else's
 */
export async function removeAward(
  context: RequestContext,
  subject: AwardSubject,
  { id, user_id, name }: AwardRow,
): Promise<void> {
  const actor = requireActor(context);
  if (user_id !== actor.user.id && !actor.admin) throw new Unauthorized();
  if (subject.access.archived) throw new Forbidden();
  await context.db.transaction(async (db) => {
    await lockAwardable(db, subject);
    const gone = await db('award_emoji').where({ id }).delete();
    if (gone > 0) await countVote(db, subject, name, -1);
  });
}
