import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../database/database.ts';
import { inList } from '../../database/dialect.ts';
import { rowsOfPart } from '../../database/in-parts.ts';
import { inBatches } from '../../in-batches.ts';
import { Pauses } from '../../pauses.ts';
import { currentSettings } from '../../settings/current.ts';
import { type Candidate, chooseTags, isMeant, type TagRules } from './choose-tags.ts';

interface Deps {
  readonly db: Database;
  readonly clock: () => Date;
}

/**
 * Deletes the tags of a repository that the rules choose, as many and for as long as the settings say. False where the
 * time was over before all were deleted.
 */
export async function deleteByRules(
  { db, clock }: Deps,
  repositoryId: number,
  rules: TagRules,
  signal: AbortSignal,
): Promise<boolean> {
  const settings = await currentSettings(db);
  const now = clock();
  const seconds = settings.container_registry_delete_tags_service_timeout;
  const until = seconds === 0 ? Infinity : now.getTime() + seconds * 1000;
  const most = settings.container_registry_cleanup_tags_service_max_list_size;
  const meant = await findMeant(db, repositoryId, rules, { most, signal });
  const chosen = chooseTags(meant, rules, now).map((tag) => tag.id);
  for (const [part, ids] of inBatches(chosen, rowsOfPart).entries()) {
    signal.throwIfAborted();
    // Some go each time, however long it took to find them.
    if (part > 0 && clock().getTime() >= until) return false;
    // A tag that was moved meanwhile is another one.
    const tags = inList(db('registry_tags'), 'id', ids);
    await tags.where('updated_at', '<=', now.toISOString()).delete();
    await nextTurn();
  }
  return true;
}

const tagsAtOnce = 1_000;

/** The tags that the rules are about: of more than `most`, and those to keep, some by chance; 0 for all. */
async function findMeant(
  db: Database,
  repositoryId: number,
  rules: TagRules,
  { most, signal }: { readonly most: number; readonly signal: AbortSignal },
): Promise<Candidate[]> {
  const room = most === 0 ? Infinity : most + (rules.keepN ?? 0);
  const found: Candidate[] = [];
  const pauses = new Pauses();
  let seen = 0;
  for (let last = ''; ;) {
    signal.throwIfAborted();
    const page = await db('registry_tags')
      .join('registry_manifests as manifests', 'manifests.id', 'registry_tags.manifest_id')
      .where('registry_tags.repository_id', repositoryId)
      .where('registry_tags.name', '>', last)
      .orderBy('registry_tags.name')
      .limit(tagsAtOnce)
      .select<Candidate[]>(
        'registry_tags.id',
        'registry_tags.name',
        'manifests.image_created_at as createdAt',
      );
    for (const tag of page) {
      await pauses.take();
      if (!isMeant(tag.name, rules)) continue;
      seen += 1;
      const place = found.length < room ? found.length : Math.floor(Math.random() * seen);
      if (place < room) found[place] = tag;
    }
    last = page.at(-1)?.name ?? last;
    if (page.length < tagsAtOnce) return found;
  }
}
