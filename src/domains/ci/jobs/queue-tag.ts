import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { prepareStatement } from '#src/database/statement.ts';

const findOfInstance = prepareStatement<{ names: readonly string[] }, { name: string }>(
  (db, { names }) =>
    whereInList(db('runner_tags'), 'runner_tags.name', names)
      .join('runners', 'runners.id', 'runner_tags.runner_id')
      .where('runners.runner_type', 'instance_type')
      .distinct('runner_tags.name'),
);

/**
 * Chooses for each list of tags the one that runners search by, preferably a tag that no instance runner has. Jobs
 * that instance runners can never run then do not delay them. Lists are as `jobs.tag_list`; `''` means no tag.
 */
export async function chooseQueueTags(
  db: Database,
  lists: readonly (string | null)[],
): Promise<(list: string | null) => string> {
  const parseTags = (list: string | null) =>
    list === null ? [] : (JSON.parse(list) as readonly string[]);
  const names = [...new Set(lists.flatMap((list) => [...parseTags(list)]))];
  const found = names.length === 0 ? [] : await findOfInstance.all(db, { names });
  const ofInstance = new Set(found.map(({ name }) => name));
  return (list) => {
    const tags = parseTags(list);
    return tags.find((tag) => !ofInstance.has(tag)) ?? tags[0] ?? '';
  };
}
