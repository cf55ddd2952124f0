import type { Database } from '#src/database/database.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import {
  findProjectsInScope,
  findUsersInScope,
  isLarge,
  maxPairsOfPart,
  type PartScope,
} from './authorization-statements.ts';
import { type AuthorizationScope, selectProjectsDependingOn } from './granted-levels.ts';

/** Users whose projects are looked up together. */
const userBatchSize = 5;

export interface AuthorizationPart extends PartScope {
  /** True for a part that covers only the projects' place; their users follow in separate parts. */
  readonly placeOnly?: boolean;
}

/** The scope in parts that take little time each. */
export async function* splitScope(
  db: Database,
  scope: AuthorizationScope,
): AsyncGenerator<AuthorizationPart> {
  const { userIds, projectIds, namespaceId } = scope;
  if (namespaceId !== undefined) {
    const dependent = db(selectProjectsDependingOn(db, [namespaceId]).as('dependent'));
    yield* streamPartsByProject(db, await dependent.pluck<number[]>('id'), userIds);
  } else if (projectIds !== undefined) {
    yield* streamPartsByProject(db, projectIds, userIds);
  } else {
    for (const some of splitIntoBatches(userIds ?? [], userBatchSize)) {
      yield* streamPartsByProject(db, await findProjectsInScope(db, { userIds: some }), some);
    }
  }
}

async function* streamPartsByProject(
  db: Database,
  ids: readonly number[],
  userIds: readonly number[] | undefined,
): AsyncGenerator<AuthorizationPart> {
  let size = maxPairsOfPart;
  for (let from = 0; from < ids.length;) {
    const projectIds = ids.slice(from, from + size);
    const part = { projectIds, ...(userIds && { userIds }) };
    const large = await isLarge(db, part);
    if (large && projectIds.length > 1) {
      size = Math.ceil(projectIds.length / 2);
      continue;
    }
    if (large) yield* streamPartsByUser(db, part);
    else yield part;
    from += projectIds.length;
    size = Math.min(maxPairsOfPart, 2 * size);
  }
}

/** Splits one project with more users than a part. */
async function* streamPartsByUser(
  db: Database,
  scope: PartScope,
): AsyncGenerator<AuthorizationPart> {
  // Changes of single users' access have moved no project.
  if (scope.userIds === undefined) yield { ...scope, placeOnly: true };
  const { userIds } = scope;
  const parts =
    userIds === undefined ? streamUsers(db, scope) : splitIntoBatches(userIds, maxPairsOfPart);
  for await (const userIds of parts) yield { ...scope, userIds };
}

/** The users in the scope, by id: a statement reads at most the users of one part. */
async function* streamUsers(db: Database, scope: PartScope): AsyncGenerator<number[]> {
  const newest = await db('users').max<{ id: number | null }[]>('id as id');
  const last = newest[0]?.id ?? 0;
  let width = maxPairsOfPart;
  for (let above = 0; above < last;) {
    const userRange = [above, Math.min(above + width, last)] as const;
    const ids = await findUsersInScope(db, { ...scope, userRange });
    if (ids.length > maxPairsOfPart) {
      width = Math.ceil(width / 2);
      continue;
    }
    if (ids.length > 0) yield ids;
    above += width;
    // Sparse ids are far apart, so that the next range is wider.
    if (ids.length < maxPairsOfPart / 4) width *= 2;
  }
}
