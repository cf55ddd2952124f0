import { keepsTextsWaiting } from '../../database/long-text-search.ts';
import type { Database } from '../../database/database.ts';
import type { SubscriberDependencies } from '../../domain-events/subscription.ts';
import { on } from '../../domain-events/subscription.ts';
import { commitCommented, commitNoteUpdated } from '../commits/events.ts';
import { milestoneChanged } from '../milestones/events.ts';
import { noteCreated, noteUpdated } from '../notes/events.ts';
import { type Change, targetChanged, targetCreated } from '../targets/events.ts';
import { indexLongTexts } from './workers.ts';

/** Milliseconds in which texts come together that are indexed at once. */
const indexDelayMs = 2_000;

/** Texts that wait are found by comparing: soon there are few of them. */
async function indexSoon(
  db: Database,
  { at }: { readonly at: Date },
  { workers }: SubscriberDependencies,
): Promise<void> {
  if (!keepsTextsWaiting(db)) return;
  const runAt = new Date(at.getTime() + indexDelayMs);
  await workers.enqueue(db, indexLongTexts, {}, { key: 'texts', runAt });
}

const isText = ({ attribute }: Change) => attribute === 'title' || attribute === 'description';

export const subscriptions = [
  on(targetCreated, { record: indexSoon }),
  on(targetChanged, {
    async record(db, facts, dependencies) {
      if (facts.changes.some(isText)) await indexSoon(db, facts, dependencies);
    },
  }),
  on(milestoneChanged, { record: indexSoon }),
  on(noteCreated, { record: indexSoon }),
  on(noteUpdated, { record: indexSoon }),
  on(commitCommented, { record: indexSoon }),
  on(commitNoteUpdated, { record: indexSoon }),
];
