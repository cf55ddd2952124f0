import type { Database } from '#src/database/database.ts';
import type { EventPush } from '#src/records/event.ts';

/** Number of events that are searched for a recent push. */
const maxRecentPushes = 500;

interface Pushed {
  readonly ref: string;
  readonly commit: string;
}

/** The parts of an event that describe a push. */
interface PushEventFacts {
  readonly action: string;
  /** Details of a push; null for other events. */
  readonly push: EventPush | null;
  readonly author_id: number;
}

/**
 * The user who lately moved a branch to a commit; null where no event names both. The event of a push of many branches names
 * no branch, and therefore identifies no pusher.
 */
export async function findPusher(
  db: Database,
  projectId: number,
  { ref, commit }: Pushed,
): Promise<number | null> {
  // The limit counts events of all kinds: a project may have very many events, and few pushes among them.
  const told = await db('events')
    .where({ project_id: projectId })
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxRecentPushes)
    .select<PushEventFacts[]>('action', 'push', 'author_id');
  const found = told.find(
    ({ action, push }) =>
      action === 'pushed' &&
      push?.ref_type === 'branch' &&
      push.action !== 'removed' &&
      push.ref === ref &&
      push.commit_to === commit,
  );
  return found?.author_id ?? null;
}
