import { AccessLevel } from '#src/policy/access-level.ts';
import type { GroupAccess } from '#src/policy/group-access.ts';
import { mayReadEpic } from '#src/policy/visible-epics.ts';

interface InGroup {
  readonly group: Pick<GroupAccess, 'level'>;
}

export const epicPolicy = {
  /** Requires that the caller sees the group. */
  read: mayReadEpic,

  /** Users who may change epics also see confidential ones. */
  change: ({ group }: InGroup) => group.level >= AccessLevel.Reporter,

  /** Permits setting the times of creation and change. */
  backdate: ({ group }: InGroup) => group.level >= AccessLevel.Owner,
};
