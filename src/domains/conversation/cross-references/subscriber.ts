import { subscribeTo } from '#src/domain-events/subscription.ts';
import { commitCommented, commitNoteUpdated } from '#src/domains/code/commits/events.ts';
import { noteCreated, noteUpdated } from '#src/domains/planning/notes/events.ts';
import { refsMoved } from '#src/domains/core/repositories/events.ts';
import { issuableChanged, issuableCreated } from '#src/domains/planning/issuables/events.ts';
import { readCommentOnCommit } from './commented-commits.ts';
import { announceMentionsOnCommit } from './commit-mentions.ts';
import { noteThoseOfChange, noteThoseOfNew, noteThoseOfNote } from './cross-references.ts';
import { storeMentionsOfChange, storeMentionsOfNew, storeMentionsOfNote } from './mentions.ts';
import { readCommitsOfPush } from './pushed-commits.ts';

/** Assigned users get the to-do of the assignment, and none for a mention. */
const after = ['todos'] as const;

export const subscriptions = [
  subscribeTo(issuableCreated, { record: storeMentionsOfNew, after }),
  subscribeTo(issuableCreated, { record: noteThoseOfNew, after }),
  subscribeTo(issuableChanged, { record: storeMentionsOfChange, after }),
  subscribeTo(issuableChanged, { record: noteThoseOfChange, after }),
  subscribeTo(noteCreated, { record: storeMentionsOfNote, after }),
  subscribeTo(noteCreated, { record: noteThoseOfNote, after }),
  subscribeTo(noteUpdated, { record: storeMentionsOfNote }),
  subscribeTo(noteUpdated, { record: noteThoseOfNote }),
  subscribeTo(commitCommented, { record: announceMentionsOnCommit }),
  subscribeTo(commitCommented, { record: readCommentOnCommit }),
  subscribeTo(commitNoteUpdated, { record: announceMentionsOnCommit }),
  subscribeTo(commitNoteUpdated, { record: readCommentOnCommit }),
  subscribeTo(refsMoved, { record: readCommitsOfPush, after: ['repositories'] }),
];
