import type { SharedRunnersSetting } from '#generated/graphql/resolvers.ts';
import type { GroupRow } from '#src/records/group.ts';

const words: Readonly<Record<GroupRow['shared_runners_setting'], SharedRunnersSetting>> = {
  enabled: 'ENABLED',
  disabled_with_override: 'DISABLED_WITH_OVERRIDE',
  disabled_and_unoverridable: 'DISABLED_AND_UNOVERRIDABLE',
};

/** Tells whether instance runners take jobs of the projects in a group. */
export const toSharedRunnersSetting = ({
  shared_runners_setting,
}: Pick<GroupRow, 'shared_runners_setting'>) => words[shared_runners_setting];
