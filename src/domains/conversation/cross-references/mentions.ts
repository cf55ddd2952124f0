import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { prepareShapedStatement } from '#src/database/statement.ts';
import { createDomainEvent, type FactsOf } from '#src/domain-events/domain-event.ts';
import { publish } from '#src/domain-events/publish.ts';
import type { UserRequest } from '#src/policy/work-requester.ts';
import { readMentions } from '#src/domains/planning/markdown/mentions.ts';
import type { NoteHappened } from '#src/domains/planning/notes/events.ts';
import type { issuableChanged, issuableCreated } from '#src/domains/planning/issuables/events.ts';
import { loadMembersMentioned } from './group-mentions.ts';
import {
  toIssuableColumns,
  type Issuable,
  type IssuableKind,
} from '#src/domains/planning/issuables/issuable.ts';

interface Mentioning {
  readonly target: Issuable;
  /** Null: the description mentions them. */
  readonly note: { readonly id: number; readonly confidential: boolean } | null;
  readonly by: UserRequest;
  readonly at: Date;
}

/** Users that a text mentions, and did not mention before. Not all of them may read the target. */
export const usersMentioned = createDomainEvent<
  Mentioning & {
    readonly mentioned: readonly number[];
    /** The users who are named at the start of a line. */
    readonly directlyAddressed: readonly number[];
  }
>('users_mentioned');

/**
 * Members of groups that a text mentions, now or before. They are not announced as mentioned users or participants:
 * membership of a group may be secret.
 */
export const groupsMentioned = createDomainEvent<
  Mentioning & {
    readonly members: readonly number[];
    /** The users whose group is named at the start of a line. */
    readonly directlyAddressed: readonly number[];
  }
>('groups_mentioned');

/** Stores the participants of a new description, and notifies them. */
export async function storeMentionsOfNew(
  db: Database,
  { target, by, at }: FactsOf<typeof issuableCreated>,
): Promise<void> {
  await storeMentions(db, { target, note: null, by, at }, target.description);
}

/** Stores the participants of a changed description, and notifies new ones. */
export async function storeMentionsOfChange(
  db: Database,
  { target, by, at, changes }: FactsOf<typeof issuableChanged>,
): Promise<void> {
  if (!changes.some(({ attribute }) => attribute === 'description')) return;
  await storeMentions(db, { target, note: null, by, at }, target.description);
}

/** Stores the participants of a note, and notifies new ones. */
export async function storeMentionsOfNote(
  db: Database,
  { target, note, by, at }: NoteHappened,
): Promise<void> {
  await storeMentions(db, { target, note, by, at }, note.body);
}

const mentionsOf = prepareShapedStatement<
  { readonly kind: IssuableKind; readonly ofNote: boolean },
  { id: number; note: number },
  { user_id: number }
>((db, { id, note }, { kind, ofNote }) => {
  const mentions = db('user_mentions').where(toIssuableColumns({ kind, id })).select('user_id');
  return ofNote ? mentions.where('note_id', note) : mentions.whereNull('note_id');
});

/** Stores the mentioned users of a text, and announces the new ones. */
async function storeMentions(
  db: Database,
  mentioning: Mentioning,
  text: string | null,
): Promise<void> {
  const { target, note } = mentioning;
  const source = { ...toIssuableColumns(target), note_id: note?.id ?? null };
  const { mentioned: names, directlyAddressed: addressed } = readMentions(text ?? '');
  const users = names.length === 0 ? [] : await findMentionedUsers(db, names);
  await announceMembers(db, mentioning, {
    names: names.filter((name) => !users.some((user) => user.username_key === name)),
    addressed,
  });
  const shape = { kind: target.kind, ofNote: note !== null };
  const rows = await mentionsOf.all(db, shape, { id: target.id, note: note?.id ?? 0 });
  const before = new Set(rows.map(({ user_id }) => user_id));
  const gone = [...before].filter((id) => !users.some((user) => user.id === id));
  if (gone.length > 0)
    await whereInList(db('user_mentions').where(source), 'user_id', gone).delete();
  const added = users.filter(({ id }) => !before.has(id));
  if (added.length === 0) return;
  await db('user_mentions').insert(added.map(({ id }) => ({ ...source, user_id: id })));
  const direct = added.filter(({ username_key: name }) => addressed.includes(name));
  await publish(
    db,
    usersMentioned({
      ...mentioning,
      mentioned: added.map(({ id }) => id),
      directlyAddressed: direct.map(({ id }) => id),
    }),
  );
}

async function announceMembers(
  db: Database,
  mentioning: Mentioning,
  {
    names,
    addressed,
  }: { readonly names: readonly string[]; readonly addressed: readonly string[] },
): Promise<void> {
  const found = await loadMembersMentioned(db, names, mentioning);
  if (found.length === 0) return;
  const direct = new Set(addressed);
  const directly = found.filter(({ group }) => direct.has(group)).map(({ id }) => id);
  await publish(
    db,
    groupsMentioned({
      ...mentioning,
      members: [...new Set(found.map(({ id }) => id))],
      directlyAddressed: [...new Set(directly)],
    }),
  );
}

/** The users with these names (in lower case) who can sign in. */
export function findMentionedUsers(
  db: Database,
  names: readonly string[],
): Promise<{ id: number; username_key: string }[]> {
  return whereInList(db('users'), 'users.username_key', names)
    .where('users.state', 'active')
    .orderBy('users.id')
    .select<{ id: number; username_key: string }[]>('users.id', 'users.username_key');
}
