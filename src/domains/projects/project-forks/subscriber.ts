import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { type WalkedPart, walkParts } from '#src/database/walks.ts';
import { publish } from '#src/domain-events/publish.ts';
import { subscribeTo } from '#src/domain-events/subscription.ts';
import { isWider } from '#src/records/visibility.ts';
import { projectNarrowed } from '#src/domains/core/projects/events.ts';
import { forkCut } from './events.ts';

export const subscriptions = [subscribeTo(projectNarrowed, { follow: cutWiderForks })];

type Facts = ReturnType<typeof projectNarrowed>['facts'];

/** Forks with a wider visibility than the original's new one become independent, and stay readable. */
async function* cutWiderForks(
  db: Database,
  { project, ...cause }: Facts,
): AsyncGenerator<WalkedPart> {
  const wider = (['internal', 'public'] as const).filter((each) =>
    isWider(each, project.visibility),
  );
  const forks = db('projects').where('forked_from_id', project.id).whereIn('visibility', wider);
  for await (const ids of walkParts(forks)) {
    yield { rows: ids.length, change: (db) => cut(db, project.id, ids, cause) };
  }
}

async function cut(
  db: Database,
  id: number,
  forks: readonly number[],
  { by, now }: Omit<Facts, 'project'>,
): Promise<void> {
  const linked = whereInList(db('projects').where('forked_from_id', id), 'id', forks);
  const rows = await linked.update({ forked_from_id: null }).returning<{ id: number }[]>('id');
  if (rows.length === 0) return;
  await db('projects').where({ id }).decrement('forks_count', rows.length);
  const at = new Date(now);
  for (const row of rows) await publish(db, forkCut({ project: { id: row.id }, by, at }));
}
