import type { Database } from '#src/database/database.ts';
import { BadRequest } from '#src/errors.ts';
import { toEnvironmentSlug } from './slug.ts';
import type { EnvironmentRow } from './table.ts';
import { guessTier } from './tier.ts';

type NewEnvironment = Pick<EnvironmentRow, 'project_id' | 'name'> &
  Partial<Pick<EnvironmentRow, 'external_url' | 'tier'>>;

/**
 * The environment of this name, which is made where there is none.
 * @throws BadRequest when another one has its slug
 */
export async function ensureEnvironment(
  db: Database,
  { project_id, name, external_url = null, tier = guessTier(name) }: NewEnvironment,
  now: string,
): Promise<EnvironmentRow> {
  const find = () => db<EnvironmentRow>('environments').where({ project_id, name }).first();
  const found = await find();
  if (found !== undefined) return found;
  // A concurrent request may create it first; that row is then returned.
  await db('environments')
    .insert({
      project_id,
      name,
      slug: toEnvironmentSlug(name),
      external_url,
      tier,
      state: 'available',
      created_at: now,
      updated_at: now,
    })
    .onConflict()
    .ignore();
  const made = await find();
  if (made === undefined) throw new BadRequest({ slug: ['has already been taken'] });
  return made;
}
