import { setImmediate as nextTurn } from 'node:timers/promises';
import { partRows } from '#src/database/in-parts.ts';
import { PatternSearch } from '#src/patterns/pattern-search.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { type TagCandidate, chooseTags, isMeant, type TagRules } from './choose-tags.ts';
import type { EngineDeps, RegistryEngine } from './engine.ts';
import { chooseEngine } from './engine-of.ts';
import type { Located } from './table.ts';

/**
 * Deletes the tags of a repository that the rules choose, within the limits of number and time in the settings. False
 * when the time limit ended the deletion early.
 */
export async function deleteByRules(
  deps: EngineDeps,
  repository: Located,
  rules: TagRules,
  signal: AbortSignal,
): Promise<boolean> {
  const { db, clock } = deps;
  const engine = await chooseEngine(deps);
  const settings = await loadCurrentSettings(db);
  const now = clock();
  const seconds = settings.container_registry_delete_tags_service_timeout;
  const until = seconds === 0 ? Infinity : now.getTime() + seconds * 1000;
  const most = settings.container_registry_cleanup_tags_service_max_list_size;
  const meant = await findMeant(engine, repository, rules, { most, signal });
  const dated = needsTimes(rules) ? await engine.dateTags(repository, meant, signal) : meant;
  const chosen = chooseTags(dated, rules, now).map((tag) => tag.name);
  for (const [part, names] of splitIntoBatches(chosen, partRows).entries()) {
    signal.throwIfAborted();
    // Some go each time, however long it took to find them.
    if (part > 0 && clock().getTime() >= until) return false;
    // A tag that was moved since is no longer the chosen one.
    await engine.deleteTags(repository, names, now);
    await nextTurn();
  }
  return true;
}

const needsTimes = ({ keepN, olderThan }: TagRules) => keepN !== null || olderThan !== null;

/** The tags to which the rules apply; of more than `most` and the kept ones a random choice. 0 means no limit. */
async function findMeant(
  engine: RegistryEngine,
  repository: Located,
  rules: TagRules,
  { most, signal }: { readonly most: number; readonly signal: AbortSignal },
): Promise<TagCandidate[]> {
  const room = most === 0 ? Infinity : most + (rules.keepN ?? 0);
  const found: TagCandidate[] = [];
  const search = new PatternSearch();
  let seen = 0;
  for await (const page of engine.walkTags(repository, signal)) {
    // The tags that are left stay.
    if (search.isExhausted) break;
    for (const tag of page) {
      if (!(await isMeant(tag.name, rules, search))) continue;
      seen += 1;
      const place = found.length < room ? found.length : Math.floor(Math.random() * seen);
      if (place < room) found[place] = tag;
    }
  }
  return found;
}
