import type { Database } from '#src/database/database.ts';
import { countUpTo, whereInList } from '#src/database/dialect.ts';
import { walkParts } from '#src/database/walks.ts';
import { readInTurn } from '#src/lists/stretches.ts';
import { selectVisibleMergeRequests } from '#src/policy/visible-merge-requests.ts';
import type { Actor } from '#src/records/actor.ts';

/** Number of open merge requests visible to the actor that the user must merge or review. */
export async function countChosen(
  db: Database,
  actor: Actor,
  table: 'merge_request_assignees' | 'merge_request_reviewers',
): Promise<number> {
  const mine = db(table).where('user_id', actor.user.id);
  let count = 0;
  for await (const ids of walkParts(mine, { key: 'merge_request_id' })) {
    const requests = whereInList(selectVisibleMergeRequests(db, actor), 'merge_requests.id', ids);
    const open = requests.where('merge_requests.state', 'opened');
    count += await readInTurn({ db, actor }, () => countUpTo(db, open, ids.length));
  }
  return count;
}
