import type { Database } from '../../database/database.ts';
import type { EventPush } from '../../records/event.ts';
import { minuteMs } from '../../units.ts';

/** Events among which a push of just now is looked for, and milliseconds for which one of many branches is of just now. */
const maxRecentPushes = 500;
const recentMs = minuteMs;

interface Pushed {
  readonly ref: string;
  readonly commit: string;
  readonly now: Date;
}

/** An event, as far as it tells of a push. */
interface Told {
  readonly action: string;
  /** Of pushes alone. */
  readonly push: EventPush | null;
  readonly author_id: number;
  readonly created_at: string;
}

/** The user who moved a branch to a commit, lately; null where no event tells. One of many branches names none of them. */
export async function findPusher(
  db: Database,
  projectId: number,
  { ref, commit, now }: Pushed,
): Promise<number | null> {
  // Whatever else happened counts, too: a project may have very many events, and few of them pushes.
  const told = await db('events')
    .where({ project_id: projectId })
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxRecentPushes)
    .select<Told[]>('action', 'push', 'author_id', 'created_at');
  const branches = told.filter(
    ({ action, push }) =>
      action === 'pushed' && push?.ref_type === 'branch' && push.action !== 'removed',
  );
  const since = new Date(now.getTime() - recentMs).toISOString();
  const found =
    branches.find(({ push }) => push?.ref === ref && push.commit_to === commit) ??
    branches.find(({ push, created_at }) => push?.ref === null && created_at >= since);
  return found?.author_id ?? null;
}
