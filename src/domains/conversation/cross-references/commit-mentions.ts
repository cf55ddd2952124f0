import type { Database } from '#src/database/database.ts';
import { createDomainEvent } from '#src/domain-events/domain-event.ts';
import { publish } from '#src/domain-events/publish.ts';
import type { CommitNoteHappened } from '#src/domains/code/commits/events.ts';
import { readMentions } from '#src/domains/planning/markdown/mentions.ts';
import { loadMembersMentioned } from './group-mentions.ts';
import { findMentionedUsers } from './mentions.ts';

export interface MentionedOnCommit extends CommitNoteHappened {
  readonly mentioned: readonly number[];
  /** Ids of mentioned users who are named at the start of a line. */
  readonly directlyAddressed: readonly number[];
}

/**
 * Users whom a note on a commit names, or whose group it names, and did not name before. Not all of them may read the
 * commit.
 */
export const mentionedOnCommit = createDomainEvent<MentionedOnCommit>('mentioned_on_commit');

/** Notifies the users whom a note on a commit mentions, except those whom its earlier text mentioned. */
export async function announceMentionsOnCommit(
  db: Database,
  { project, note, by, shown, at, before = '' }: CommitNoteHappened & { readonly before?: string },
): Promise<void> {
  const { mentioned, directlyAddressed: addressed } = readMentions(note.note);
  const known = new Set(mentioned.length === 0 ? [] : readMentions(before).mentioned);
  const names = mentioned.filter((name) => !known.has(name));
  if (names.length === 0) return;
  const users = await findMentionedUsers(db, names);
  const groups = names.filter((name) => !users.some((user) => user.username_key === name));
  const members = await loadMembersMentioned(db, groups, { by, at });
  const named = [
    ...users.map(({ id, username_key: name }) => ({ id, name })),
    ...members.map(({ id, group: name }) => ({ id, name })),
  ];
  if (named.length === 0) return;
  const direct = named.filter(({ name }) => addressed.includes(name));
  const listIds = (those: typeof named) => [...new Set(those.map(({ id }) => id))];
  await publish(
    db,
    mentionedOnCommit({
      project,
      note,
      by,
      shown,
      at,
      mentioned: listIds(named),
      directlyAddressed: listIds(direct),
    }),
  );
}
