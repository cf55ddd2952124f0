import { AccessLevel } from '../../policy/access-level.ts';
import type { GroupAccess } from '../../policy/group-access.ts';

interface Facts {
  readonly group: Pick<GroupAccess, 'level' | 'viaAuditor'>;
  readonly epic: { readonly confidential: boolean };
}

export const epicPolicy = {
  /** Of those who see the group. */
  read: ({ group, epic }: Facts) =>
    !epic.confidential || group.viaAuditor || group.level >= AccessLevel.Reporter,

  /** Those who may change epics see confidential ones. */
  change: ({ group }: Pick<Facts, 'group'>) => group.level >= AccessLevel.Reporter,

  /** Says when it was created or changed. */
  backdate: ({ group }: Pick<Facts, 'group'>) => group.level >= AccessLevel.Owner,
};
