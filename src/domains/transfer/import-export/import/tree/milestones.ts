import type { RawTree } from '#runtime/raw.ts';
import type { ContainerContext } from '../context.ts';
import { readEventsOfIssuable, storeLeaves } from './on-targets.ts';
import { makeMilestoneOnce } from './titled.ts';

/** Stores a milestone with its archived activity, unless there is one of the same title. */
export async function storeMilestone(context: ContainerContext, record: RawTree): Promise<void> {
  const made = await makeMilestoneOnce(context, record);
  if (made === null) return;
  const target = { kind: 'milestone', ...made, confidential: false } as const;
  await storeLeaves(context, 'events', await readEventsOfIssuable(context, record, target));
}
