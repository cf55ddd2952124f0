import { Placed } from '#runtime/graphql/connection.ts';
import type { UserBasic } from '#generated/common/types.ts';
import type { GraphqlContext } from '../context.ts';
import { countRows } from '#src/lists/offset.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import type { UserBasicRow } from '#src/records/user.ts';
import type { Issuable } from '#src/domains/planning/issuables/issuable.ts';
import { presentUserBasic } from '#src/domains/core/users/presenter.ts';
import { loadParticipants } from '#src/domains/planning/issues/participants.ts';

/** The pages of the participants of an issue or epic that the caller may see. */
export function createParticipantPages(
  context: GraphqlContext,
  place: Pick<ProjectAccess, 'level' | 'viaAuditor'>,
  target: Issuable,
): Placed<UserBasic> {
  const { db, url } = context.request;
  const selectUsers = () => loadParticipants(db, place, target);
  return new Placed(async ({ offset, limit }) => ({
    nodes: await context.lookUp(async () => {
      const rows: readonly UserBasicRow[] =
        limit === 0 ? [] : await selectUsers().offset(offset).limit(limit);
      return rows.map((user) => presentUserBasic(user, url));
    }),
    total: await context.lookUp(() => countRows(db, selectUsers())),
  }));
}
