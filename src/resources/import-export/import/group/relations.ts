import { waitsFor } from '../../../../records/waits-for.ts';
import type { PlaceContext } from '../context.ts';
import type { Relation } from '../relation.ts';
import { storeBoard } from '../tree/boards.ts';
import { storeMilestone } from '../tree/milestones.ts';
import { labelFor } from '../tree/titled.ts';
import { epicAttributes, storeEpic } from './epics.ts';
import { storeIteration } from './iterations.ts';

/** In the order in which one needs the other. */
export const groupRelations: readonly Relation<PlaceContext>[] = [
  { name: 'labels', attributes: null, store: labelFor },
  { name: 'milestones', attributes: null, store: storeMilestone },
  { name: 'epics', attributes: epicAttributes, store: storeEpic },
  { name: 'iterations', attributes: null, store: storeIteration },
  { name: 'boards', attributes: null, store: storeBoard },
];

/** Files whose resources are not there yet. */
export const waiting: readonly string[] = [waitsFor('badges', 'badges')];
