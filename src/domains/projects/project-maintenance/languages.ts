import type { Database } from '#src/database/database.ts';

/** Percent of the analyzed code by language, the largest first. */
export async function findLanguages(
  db: Database,
  { id }: { readonly id: number },
): Promise<Record<string, number>> {
  const rows = await db('project_languages')
    .where({ project_id: id })
    .select<{ name: string; share: number }[]>('name', 'share')
    .orderBy('share', 'desc')
    .orderBy('name');
  return Object.fromEntries(rows.map(({ name, share }) => [name, Math.round(share * 100) / 100]));
}
