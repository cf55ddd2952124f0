import type { Knex } from 'knex';
import type { ListProjectStarrersRequest } from '#generated/project-stars/types.ts';
import type { Database } from '#src/database/database.ts';
import { fold } from '#src/database/folding.ts';
import { type Page, paginate } from '#src/lists/offset.ts';
import type { Actor } from '#src/records/actor.ts';
import type { UserBasicRow } from '#src/records/user.ts';
import { findUsersNamed, hasName } from '#src/domains/core/users/finder.ts';

interface StarrerRow extends UserBasicRow {
  readonly starred_since: string;
}

/** Lists the users who starred the project. A private profile is visible to its user and to administrators. */
export async function listStarrers(
  db: Database,
  actor: Actor | null,
  project: { readonly id: number },
  query: ListProjectStarrersRequest['query'],
): Promise<Page<StarrerRow>> {
  const stars = db<StarrerRow>('project_stars as stars')
    .join('users', 'users.id', 'stars.user_id')
    .where('stars.project_id', project.id)
    .select(
      'users.id',
      'users.username',
      'users.name',
      'users.state',
      'users.avatar',
      'stars.created_at as starred_since',
    )
    .orderBy('stars.user_id');
  if (actor?.admin !== true) {
    stars.where((either) => {
      either.where('users.private_profile', false);
      if (actor !== null) either.orWhere('users.id', actor.user.id);
    });
  }
  const search = fold(query.search ?? '');
  if (search !== '') hasName(stars, search, await findUsersNamed(db, search));
  return paginate(db, stars as Knex.QueryBuilder<StarrerRow, StarrerRow[]>, query);
}
