import type { Database } from '../../database/database.ts';
import { inList } from '../../database/dialect.ts';
import { fold } from '../../database/folding.ts';
import { type Container, ownerColumn } from '../../records/container.ts';
import { textErrors } from '../../text-errors.ts';
import { lineageOf } from '../namespaces/tree.ts';
import { lockTop } from '../namespaces/table.ts';

/** The color of labels that come to be by being named. */
const namedColor = '#6699cc';

/**
 * Ids of the labels with these titles in the project or group, or in a group above it, the nearest of each title. With
 * `create` titles without one become labels of the project or group; call it in a transaction. Others are left out, and
 * so are titles that no label may have.
 */
export async function labelsNamed(
  db: Database,
  container: Container,
  titles: readonly string[],
  { create, now }: { readonly create: boolean; readonly now: string },
): Promise<number[]> {
  const wanted = [...new Set(titles.map((title) => title.trim()))].filter(isTitle);
  if (wanted.length === 0) return [];
  const known = await findNamed(db, container, wanted);
  const idsOf = (found: ReadonlyMap<string, number>) =>
    wanted.flatMap((title) => found.get(title) ?? []);
  if (!create || known.size === wanted.length) return idsOf(known);
  await lockTop(db, container.namespaceId);
  // Somebody may have created some of them before the lock was taken.
  const found = await findNamed(db, container, wanted);
  const missing = wanted.filter((title) => !found.has(title));
  if (missing.length === 0) return idsOf(found);
  const created = await db('labels')
    .insert(
      missing.map((title) => ({
        [ownerColumn(container)]: container.id,
        title,
        title_key: fold(title),
        color: namedColor,
        created_at: now,
        updated_at: now,
      })),
    )
    .returning<{ id: number; title: string }[]>(['id', 'title']);
  return idsOf(new Map([...found, ...created.map(({ id, title }) => [title, id] as const)]));
}

/** As `columnsOf` has it of labels. */
const isTitle = (title: string) => !title.includes(',') && textErrors(title).length === 0;

async function findNamed(
  db: Database,
  container: Container,
  titles: readonly string[],
): Promise<Map<string, number>> {
  const labels = db('labels').where((either) => {
    void either
      .where({ [ownerColumn(container)]: container.id })
      .orWhereIn('group_id', lineageOf(db, container.namespaceId));
  });
  // The nearest comes last, and is the one that stays.
  const rows = await inList(labels, 'title', titles)
    .orderByRaw('case when project_id is null then 0 else 1 end')
    .orderBy('id', 'desc')
    .select<{ id: number; title: string }[]>('id', 'title');
  return new Map(rows.map(({ id, title }) => [title, id]));
}
