import { waitsFor } from '#src/records/waits-for.ts';
import type { ContainerContext } from '../context.ts';
import type { ImportedRelation } from '../relation.ts';
import { storeBoard } from '../tree/boards.ts';
import { storeMilestone } from '../tree/milestones.ts';
import { ensureLabel } from '../tree/titled.ts';
import { epicAttributes, storeEpic } from './epics.ts';
import { storeIteration } from './iterations.ts';

/** Relations in order of dependency: each needs only those before it. */
export const importedGroupRelations: readonly ImportedRelation<ContainerContext>[] = [
  { name: 'labels', attributes: null, store: ensureLabel },
  { name: 'milestones', attributes: null, store: storeMilestone },
  { name: 'epics', attributes: epicAttributes, store: storeEpic },
  { name: 'iterations', attributes: null, store: storeIteration },
  { name: 'boards', attributes: null, store: storeBoard },
];

/** Archive files of resources that are not implemented yet. */
export const waitingGroupRelations: readonly string[] = [waitsFor('badges', 'badges')];
