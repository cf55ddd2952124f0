import { keepsTextsWaiting } from '#src/database/long-text-search.ts';
import type { Database } from '#src/database/database.ts';
import type { SubscriberDependencies } from '#src/domain-events/subscription.ts';
import { subscribeTo } from '#src/domain-events/subscription.ts';
import { commitCommented, commitNoteUpdated } from '#src/domains/code/commits/events.ts';
import { milestoneChanged } from '#src/domains/planning/milestones/events.ts';
import { noteCreated, noteUpdated } from '#src/domains/planning/notes/events.ts';
import {
  type IssuableChange,
  issuableChanged,
  issuableCreated,
} from '#src/domains/planning/issuables/events.ts';
import { indexLongTexts } from './workers.ts';

/** Milliseconds in which texts are collected for one indexing run. */
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

const isText = ({ attribute }: IssuableChange) =>
  attribute === 'title' || attribute === 'description';

export const subscriptions = [
  subscribeTo(issuableCreated, { record: indexSoon }),
  subscribeTo(issuableChanged, {
    async record(db, facts, dependencies) {
      if (facts.changes.some(isText)) await indexSoon(db, facts, dependencies);
    },
  }),
  subscribeTo(milestoneChanged, { record: indexSoon }),
  subscribeTo(noteCreated, { record: indexSoon }),
  subscribeTo(noteUpdated, { record: indexSoon }),
  subscribeTo(commitCommented, { record: indexSoon }),
  subscribeTo(commitNoteUpdated, { record: indexSoon }),
];
