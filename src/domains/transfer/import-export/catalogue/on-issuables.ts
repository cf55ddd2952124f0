import { type IssuableKind, issuableKinds } from '#src/domains/planning/issuables/issuable.ts';
import { bounds } from '../import/bounds.ts';
import { readNumber, readPart, readTime, RecordRefused } from '../import/values.ts';
import { createAwardLeaf } from './awards.ts';
import { EntryIgnored } from './entry-ignored.ts';
import { createEventList } from './events.ts';
import { field } from './fields.ts';
import { changedIteration } from './iterations.ts';
import { createNoteList } from './notes.ts';
import { changedMilestone, createLabelReference, takeLabel } from './planning.ts';
import { createRecordList } from './read.ts';
import type { Attribute, RecordAttributes, Leaf, RecordList, RecordLists } from './relation.ts';

/** The limits are those of time logged through the API. */
const maxSummaryChars = 4_096;
const mostSeconds = 2_147_483_647;

/** Times, as far as they do not take more away than there is. */
const createTimelogs = (owner: string): Leaf => ({
  table: 'time_logs',
  owner,
  by: ['id'],
  inOrderOf: 'spent_at',
  fields: {
    time_spent: {
      take({ record }) {
        const spent = readNumber(record, 'time_spent', { least: -mostSeconds }) ?? 0;
        if (spent === 0) throw new EntryIgnored();
        return spent;
      },
    },
    user_id: field.author,
    spent_at: {
      take: ({ record, context }) =>
        readTime(record, 'spent_at') ?? readTime(record, 'created_at') ?? context.now,
    },
    summary: field.mildText(maxSummaryChars),
    created_at: {
      take: ({ record, row }) => readTime(record, 'created_at') ?? row['spent_at'],
    },
    updated_at: field.derived(({ created_at }: { readonly created_at: string }) => created_at),
  },
  derive: ({ context: { container } }) => ({ project_id: container.id }),
  keeping() {
    let total = 0;
    return ({ time_spent }) => {
      const sum = total + Number(time_spent);
      if (sum < 0 || sum > mostSeconds) return false;
      total = sum;
      return true;
    };
  },
  count: (rows) => ({
    total_time_spent: rows.reduce((sum, { time_spent }) => sum + Number(time_spent), 0),
  }),
});

const createLabelLinks = (owner: string, type: string): Leaf => ({
  table: 'label_links',
  owner,
  by: ['label_id'],
  unique: ['label_id'],
  most: bounds['createIssue.labels'],
  fields: {
    target_type: field.constant(type),
    label: createLabelReference((reading) => {
      if (readPart(reading.record, 'label') === null) throw new EntryIgnored();
      return takeLabel(reading);
    }),
  },
  has: ({ label }) => label !== null,
});

const change = { user_id: field.person, created_at: field.timeOrNow };
const changeOfAction: RecordAttributes = { action: field.word('add', 'remove'), ...change };

/** The changes of one kind, in order of time. */
const createChanges = (
  name: string,
  owner: string,
  kind: string,
  fields: RecordAttributes,
): RecordList =>
  createRecordList(name, {
    table: 'resource_events',
    owner,
    by: ['id'],
    inOrderOf: 'created_at',
    fields,
    rows: ({ db }) => db('resource_events').where('resource_events.kind', kind).select('*'),
    derive: () => ({ kind }),
    has: ({ milestone, iteration }) => milestone !== null && iteration !== null,
  });

/** The label may be gone. */
const changedLabel = createLabelReference((reading) =>
  reading.record['label'] === null ? null : takeLabel(reading),
);

const changedWeight: Attribute = {
  take({ context, record }) {
    if (!context.paid) throw new RecordRefused('the plan does not include weights');
    return readNumber(record, 'weight');
  },
};

/** The lists that issues, merge requests and epics share. Epics have no time tracking and no milestones. */
export function createIssuableLists(kind: IssuableKind): RecordLists {
  const { column, className } = issuableKinds[kind];
  const ofEpics = kind === 'epic';
  const ofIssues = kind === 'issue';
  return {
    notes: createNoteList(kind),
    label_links: createRecordList('label_links', createLabelLinks(column, className)),
    award_emoji: createRecordList('award_emoji', createAwardLeaf(column, className)),
    ...(!ofEpics && { timelogs: createRecordList('timelogs', createTimelogs(column)) }),
    events: createEventList(kind),
    resource_label_events: createChanges('resource_label_events', column, 'label', {
      ...changeOfAction,
      label: changedLabel,
    }),
    resource_state_events: createChanges('resource_state_events', column, 'state', {
      state: field.among('closed', 'reopened', 'merged'),
      ...change,
    }),
    resource_milestone_events: omitWrite(
      ofEpics,
      createChanges('resource_milestone_events', column, 'milestone', {
        ...changeOfAction,
        milestone: changedMilestone,
      }),
    ),
    resource_iteration_events: omitWrite(
      !ofIssues,
      createChanges('resource_iteration_events', column, 'iteration', {
        ...changeOfAction,
        iteration: changedIteration,
      }),
    ),
    resource_weight_events: omitWrite(
      !ofIssues,
      createChanges('resource_weight_events', column, 'weight', {
        weight: changedWeight,
        ...change,
      }),
    ),
  };
}

/** A list that exports of a kind do not write, and that imports take where it is there all the same. */
const omitWrite = (isForeign: boolean, { write, ...others }: RecordList): RecordList =>
  isForeign ? others : { ...others, ...(write && { write }) };
