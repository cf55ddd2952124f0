import type { Database } from '#src/database/database.ts';
import { deleteInParts } from '#src/database/in-parts.ts';
import { subscribeTo } from '#src/domain-events/subscription.ts';
import { awardAdded } from '#src/domains/conversation/award-emoji/events.ts';
import { approvalChanged } from '#src/domains/review/merge-request-approvals/events.ts';
import { commitCommented, type CommitNoteHappened } from '#src/domains/code/commits/events.ts';
import { noteCreated } from '#src/domains/planning/notes/events.ts';
import {
  type IssuableChange,
  issuableChanged,
  type IssuableChanges,
  issuableCreated,
} from '#src/domains/planning/issuables/events.ts';
import {
  type MentionedOnCommit,
  mentionedOnCommit,
} from '#src/domains/conversation/cross-references/commit-mentions.ts';
import {
  groupsMentioned,
  usersMentioned,
} from '#src/domains/conversation/cross-references/mentions.ts';
import { userRemoved } from '#src/domains/core/users/events.ts';
import { findReaders, findReadersOfCommit } from '#src/domains/planning/issuables/readers.ts';
import {
  addTodos,
  findUsersWithTodos,
  type CommitSubject,
  finishTodos,
  type NewTodos,
} from '#src/domains/planning/issuables/todos.ts';
import type { Issuable } from '#src/domains/planning/issuables/issuable.ts';

/** A change of one of these attributes by the user marks their to-dos as done. */
const seenTo: ReadonlySet<IssuableChange['attribute']> = new Set([
  'labels',
  'milestone',
  'assignees',
]);

/** To-dos follow from acts of other users, never from a user's own. */
export const subscriptions = [
  subscribeTo(issuableCreated, { record: askChosen }),
  subscribeTo(issuableChanged, {
    async record(db, changed) {
      const {
        target,
        by: { user_id: actorId },
        at,
        changes,
      } = changed;
      if (changes.some(isEndOfTodos)) await finishTodos(db, actorId, target, at);
      await askChosen(db, changed);
    },
  }),
  subscribeTo(usersMentioned, {
    async record(db, { target, by: { user_id: actorId }, at, note, mentioned, directlyAddressed }) {
      const about = {
        target,
        authorId: actorId,
        at,
        noteId: note?.id,
        confidential: note?.confidential,
      };
      const others = mentioned.filter((id) => !directlyAddressed.includes(id));
      await ask(db, { ...about, action: 'directly_addressed' }, directlyAddressed);
      await ask(db, { ...about, action: 'mentioned' }, others);
    },
  }),
  subscribeTo(groupsMentioned, {
    async record(db, { target, by: { user_id: actorId }, at, note, members, directlyAddressed }) {
      const noteId = note?.id ?? null;
      const before = new Set(await findUsersWithTodos(db, { target, noteId }, members));
      const about = { target, authorId: actorId, at, noteId, confidential: note?.confidential };
      const others = members.filter((id) => !directlyAddressed.includes(id));
      const filterNew = (ids: readonly number[]) => ids.filter((id) => !before.has(id));
      await ask(db, { ...about, action: 'directly_addressed' }, filterNew(directlyAddressed));
      await ask(db, { ...about, action: 'mentioned' }, filterNew(others));
    },
  }),
  subscribeTo(mentionedOnCommit, { record: askAboutCommit }),
  subscribeTo(commitCommented, {
    record: (db, { project, note, by, at }) =>
      finishTodos(db, by.user_id, toCommitSubject(project, note), at),
  }),
  subscribeTo(noteCreated, {
    record: (db, { target, by: { user_id: actorId }, at }) => finishTodos(db, actorId, target, at),
  }),
  subscribeTo(awardAdded, {
    record: (db, { target, actorId, at }) => finishTodos(db, actorId, target, at),
  }),
  subscribeTo(approvalChanged, {
    async record(db, { action, target, actorId, at }) {
      if (action === 'approved') await finishTodos(db, actorId, target, at);
    },
  }),
  subscribeTo(userRemoved, {
    async prepare(db, { id, hard }) {
      if (hard) await deleteInParts(db, 'todos', db('todos').where('author_id', id));
    },
  }),
];

const isEndOfTodos = (change: IssuableChange) =>
  seenTo.has(change.attribute) || (change.attribute === 'state' && change.to !== 'opened');

/** Creates to-dos for assignees and reviewers. */
async function askChosen(
  db: Database,
  { target, by: { user_id: actorId }, at, changes }: IssuableChanges,
): Promise<void> {
  const listChosen = (attribute: 'assignees' | 'reviewers') =>
    changes.flatMap((change) => (change.attribute === attribute ? change.added : []));
  const about = { target, authorId: actorId, at };
  await ask(db, { ...about, action: 'assigned' }, listChosen('assignees'));
  await ask(db, { ...about, action: 'review_requested' }, listChosen('reviewers'));
}

const toCommitSubject = (
  { id }: CommitNoteHappened['project'],
  { commit_id }: CommitNoteHappened['note'],
): CommitSubject => ({ kind: 'commit', id: commit_id, container: { kind: 'project', id } });

async function askAboutCommit(
  db: Database,
  { project, note, by, shown, at, mentioned, directlyAddressed: direct }: MentionedOnCommit,
): Promise<void> {
  const about = {
    target: toCommitSubject(project, note),
    authorId: by.user_id,
    noteId: note.id,
    at,
  };
  const readers = await findReadersOfCommit(
    db,
    mentioned.filter((id) => id !== by.user_id),
    { projectId: project.id, shown },
  );
  const addressed = readers.filter((id) => direct.includes(id));
  const others = readers.filter((id) => !direct.includes(id));
  await addTodos(db, { ...about, action: 'directly_addressed' }, addressed);
  await addTodos(db, { ...about, action: 'mentioned' }, others);
}

interface Question extends NewTodos {
  readonly target: Issuable;
  readonly confidential?: boolean | undefined;
}

async function ask(
  db: Database,
  { confidential, ...todo }: Question,
  userIds: readonly number[],
): Promise<void> {
  const others = userIds.filter((id) => id !== todo.authorId);
  await addTodos(db, todo, await findReaders(db, others, { target: todo.target, confidential }));
}
