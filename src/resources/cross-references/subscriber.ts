import { on } from '../../domain-events/subscription.ts';
import { commitCommented, commitNoteUpdated } from '../commits/events.ts';
import { noteCreated, noteUpdated } from '../notes/events.ts';
import { refsMoved } from '../repositories/events.ts';
import { targetChanged, targetCreated } from '../targets/events.ts';
import { readCommentOnCommit } from './commented-commits.ts';
import { announceMentionsOnCommit } from './commit-mentions.ts';
import { noteThoseOfChange, noteThoseOfNew, noteThoseOfNote } from './cross-references.ts';
import { storeMentionsOfChange, storeMentionsOfNew, storeMentionsOfNote } from './mentions.ts';
import { readCommitsOfPush } from './pushed-commits.ts';

/** Users who are assigned are asked for that, and not for being mentioned. */
const after = ['todos'] as const;

export const subscriptions = [
  on(targetCreated, { record: storeMentionsOfNew, after }),
  on(targetCreated, { record: noteThoseOfNew, after }),
  on(targetChanged, { record: storeMentionsOfChange, after }),
  on(targetChanged, { record: noteThoseOfChange, after }),
  on(noteCreated, { record: storeMentionsOfNote, after }),
  on(noteCreated, { record: noteThoseOfNote, after }),
  on(noteUpdated, { record: storeMentionsOfNote }),
  on(noteUpdated, { record: noteThoseOfNote }),
  on(commitCommented, { record: announceMentionsOnCommit }),
  on(commitCommented, { record: readCommentOnCommit }),
  on(commitNoteUpdated, { record: announceMentionsOnCommit }),
  on(commitNoteUpdated, { record: readCommentOnCommit }),
  on(refsMoved, { record: readCommitsOfPush, after: ['repositories'] }),
];
