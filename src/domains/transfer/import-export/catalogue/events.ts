import type { IssuableKind } from '#src/domains/planning/issuables/issuable.ts';
import { toOwnerColumn } from '#src/records/container.ts';
import type { EventAction, EventFeature } from '#src/records/event.ts';
import { readNumber } from '../import/values.ts';
import { field } from './fields.ts';
import { EntryIgnored } from './entry-ignored.ts';
import { createRecordList } from './read.ts';
import type { Leaf, Owner, RecordInput } from './relation.ts';

/** The numbers by which archives name actions. */
const actionNumbers: Readonly<Record<EventAction, number>> = {
  created: 1,
  updated: 2,
  closed: 3,
  reopened: 4,
  pushed: 5,
  commented: 6,
  merged: 7,
  joined: 8,
  left: 9,
  destroyed: 10,
  expired: 11,
  approved: 12,
};

const actions: ReadonlyMap<number, EventAction> = new Map(
  Object.entries(actionNumbers).map(([action, number]) => [number, action as EventAction]),
);

/** Epics belong to no part of a project. */
const featureOf = {
  issue: { type: 'Issue', feature: 'issues' },
  merge_request: { type: 'MergeRequest', feature: 'merge_requests' },
  epic: { type: 'Epic', feature: null },
  milestone: { type: 'Milestone', feature: 'milestones' },
} as const satisfies Record<
  IssuableKind | 'milestone',
  { readonly type: string; readonly feature: EventFeature | null }
>;

export type EventTarget = keyof typeof featureOf;

/** The activity on the records of a kind. */
export const createEventList = (kind: EventTarget) => {
  const { type, feature } = featureOf[kind];
  return createRecordList(
    'events',
    createEventLeaf(
      [type],
      (action) => action !== 'commented' && action !== 'pushed',
      (owner) => ({
        target_type: type,
        target_iid: owner.iid,
        target_title: owner.title,
        feature,
      }),
    ),
  );
};

/** A note, for the activity that it is. */
export interface NoteOwner extends Owner {
  readonly type: string | null;
}

/** Comments on commits have a table of their own: the same numbers are there other comments, of any project. */
const featuresOfNotes = ['issues', 'merge_requests'];

/** The activity that notes on the records of a kind are: the title is that of the record. Comments on epics are none. */
export function createNoteEventLeaf(kind: EventTarget): Leaf {
  const { feature } = featureOf[kind];
  const types = ['Note', 'DiscussionNote', 'DiffNote'];
  const leaf = createEventLeaf(
    types,
    (action) => action === 'commented' && feature !== null,
    (owner) => ({
      target_type: (owner as NoteOwner).type ?? 'Note',
      target_iid: null,
      target_title: owner.title,
      feature,
    }),
  );
  return {
    ...leaf,
    rows: ({ db }) =>
      db('events').whereIn('feature', featuresOfNotes).whereIn('target_type', types),
  };
}

const createEventLeaf = (
  types: readonly string[],
  isExpected: (action: EventAction) => boolean,
  toTarget: (owner: Owner) => object,
): Leaf => ({
  table: 'events',
  owner: 'target_id',
  by: ['id'],
  rows: ({ db }) => db('events').whereIn('target_type', types),
  fields: {
    author_id: field.author,
    target_type: field.written,
    action: {
      tell: ({ action }: { readonly action: EventAction }) => actionNumbers[action],
      take({ record }) {
        const action = actions.get(readNumber(record, 'action') ?? 0);
        if (action === undefined || !isExpected(action)) throw new EntryIgnored();
        return action;
      },
    },
    created_at: field.timeOrNow,
    updated_at: field.derived(({ created_at }: { readonly created_at: string }) => created_at),
  },
  derive: ({ context: { container }, owner }: RecordInput) => ({
    [toOwnerColumn(container)]: container.id,
    confidential: owner.confidential === true,
    ...toTarget(owner),
  }),
});
