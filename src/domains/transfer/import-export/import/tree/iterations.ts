import type { RawTree } from '#runtime/raw.ts';
import { selectLineage } from '#src/domains/core/namespaces/tree.ts';
import type { ContainerContext } from '../context.ts';
import { readDayValue, readMildText, readPart } from '../values.ts';

const maxTitleChars = 255;

/**
 * The iteration of the days, and of a series of the title, that the archive names, where a group above has one. Nothing is
 * made in groups.
 */
export async function findNamedIteration(
  { db, container, titles: { iterations }, paid }: ContainerContext,
  record: RawTree,
): Promise<number | null> {
  const start_date = readDayValue(record, 'start_date');
  const due_date = readDayValue(record, 'due_date');
  if (!paid || start_date === null || due_date === null) return null;
  const cadence = readPart(record, 'iterations_cadence');
  const title = cadence === null ? null : readMildText(cadence, 'title', maxTitleChars);
  const key = `${start_date} ${due_date} ${title}`;
  const known = iterations.get(key);
  if (known !== undefined) return known;
  const rows = db('iterations')
    .join('iteration_cadences as cadences', 'cadences.id', 'iterations.cadence_id')
    .whereIn('iterations.group_id', selectLineage(db, container.namespaceId))
    .where({ 'iterations.start_date': start_date, 'iterations.due_date': due_date });
  if (title !== null) void rows.where('cadences.title', title);
  const found = await rows
    .orderBy('iterations.id')
    .first<{ id: number } | undefined>('iterations.id');
  iterations.set(key, found?.id ?? null);
  return found?.id ?? null;
}
