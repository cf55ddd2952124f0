import type { Database } from '#src/database/database.ts';
import { HttpError } from '#src/errors.ts';
import type { Branches } from './heads.ts';

/** @throws HttpError 409 where an open merge request has these branches */
export async function refuseSecond(
  db: Database,
  { source_project_id, source_branch, target_project_id, target_branch }: Branches,
): Promise<void> {
  const open = await db('merge_requests')
    .where({ source_project_id, source_branch, target_project_id, target_branch })
    .whereIn('state', ['opened', 'locked'])
    .first<{ iid: number } | undefined>('iid');
  if (open === undefined) return;
  const text = `Another open merge request already exists for this source branch: !${open.iid}`;
  throw new HttpError(409, { message: [text] });
}
