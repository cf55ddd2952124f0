import type { List } from '#src/lists/list.ts';
import { awardList } from '#src/domains/conversation/award-emoji/list.ts';
import { deploymentList } from '#src/domains/ci/deployments/list.ts';
import { environmentList } from '#src/domains/ci/environments/list.ts';
import { cadenceList } from '#src/domains/planning/iterations/cadence-list.ts';
import { iterationList } from '#src/domains/planning/iterations/list.ts';
import { issuableNoteList, threads } from '#src/domains/conversation/discussions/list-notes.ts';
import { resourceEventList } from '#src/domains/conversation/resource-events/list.ts';
import { milestoneSearch } from '#src/domains/activity/search/milestones.ts';
import { commitNotePlaces, commitNoteSearch } from '#src/domains/activity/search/commit-notes.ts';
import {
  notePlaces,
  noteSearch,
  type NoteSearchParameters,
} from '#src/domains/activity/search/notes.ts';
import { todoList } from '#src/domains/conversation/todos/list.ts';
import { plansOf } from './cases.ts';
import type { PlansWorld } from './world.ts';

const reading = (confidential: boolean, hidden: number[]) => ({
  reading: { column: 'issue_id', id: 1, confidential, hidden } as const,
});
const ofRequest = (confidential: boolean, hidden: number[]) => ({
  reading: { column: 'merge_request_id', id: 1, confidential, hidden } as const,
});
const readings = [
  reading(true, []),
  reading(false, [1, 2]),
  ofRequest(true, []),
  ofRequest(false, [1, 2]),
];

export const issueNotes = (world: PlansWorld) =>
  plansOf(world, {
    list: issuableNoteList,
    places: readings,
    filters: { reading: [], activity_filter: ['all_notes', 'only_comments', 'only_activity'] },
    orders: { created_at: true, updated_at: true },
  });

export const discussions = (world: PlansWorld) =>
  plansOf(world, {
    list: threads,
    places: readings,
    filters: { reading: [], of_people: [true] },
    orders: {},
  });

export const awards = (world: PlansWorld) =>
  plansOf(world, {
    list: awardList,
    filters: {
      of: [
        { column: 'issue_id', id: 1, type: 'Issue' },
        { column: 'merge_request_id', id: 1, type: 'MergeRequest' },
        { column: 'note_id', id: 1, type: 'Note' },
      ],
    },
    orders: {},
  });

export const resourceEvents = (world: PlansWorld) =>
  plansOf(world, {
    list: resourceEventList,
    places: [
      { of: { kind: 'issue', id: 1 }, kind: 'label' },
      { of: { kind: 'merge_request', id: 1 }, kind: 'label' },
    ],
    filters: { of: [], kind: ['state'] },
    orders: {},
  });

export const todos = ({ user, group, project, ...world }: PlansWorld) =>
  plansOf(world, {
    list: todoList,
    filters: {
      id: [1],
      action: ['assigned'],
      author_id: [user.id],
      project_id: [project.id],
      group_id: [group.id],
      state: ['pending', 'done'],
      type: ['Issue', 'Epic', 'MergeRequest', 'Commit'],
      about_issue: [1],
      about_merge_request: [1],
      about_epic: [1],
      actions: [['assigned', 'marked']],
      authors: [[user.id, 1]],
      groups: [[group.id, 1]],
      kinds: [['issue', 'merge_request', 'commit']],
      projects: [[project.id, 1]],
      states: [['pending', 'done']],
    },
    orders: {},
  });

export const searchedMilestones = ({ project, ...world }: PlansWorld) =>
  plansOf(world, {
    list: milestoneSearch,
    // A search requires words.
    places: [
      { place: { kind: 'instance' }, search: 'title' },
      { place: { kind: 'project', project }, search: 'title' },
    ],
    filters: { place: [], search: [] },
    orders: {},
  });

const plansOfNotes =
  (list: List<NoteSearchParameters, unknown>) =>
  ({ project, ...world }: PlansWorld) =>
    plansOf(world, {
      list,
      places: [{ project, search: 'title' }],
      filters: { project: [], search: [], ids: [[1, 2]] },
      orders: {},
    });

export const searchedNotes = plansOfNotes(noteSearch);
export const placesOfNotes = plansOfNotes(notePlaces);
export const searchedCommitNotes = plansOfNotes(commitNoteSearch);
export const placesOfCommitNotes = plansOfNotes(commitNotePlaces);

export const iterations = ({ group, ...world }: PlansWorld) =>
  plansOf(world, {
    list: iterationList,
    places: [{ namespace: group.id }],
    filters: {
      namespace: [],
      include_ancestors: [true, false],
      in: [['title']],
      id: [1],
      iid: [1],
      cadence_ids: [[1, 2]],
      timeframe: [{ start: '2030-01-01', end: '2030-01-31' }],
      state: ['opened', 'upcoming', 'current', 'closed', 'all'],
      search: ['title'],
      updated_after: ['2020-01-01T00:00:00.000Z'],
      updated_before: ['2030-01-01T00:00:00.000Z'],
    },
    orders: {},
  });

export const environments = ({ project, ...world }: PlansWorld) =>
  plansOf(world, {
    list: environmentList,
    places: [{ project: project.id }],
    filters: {
      project: [],
      name: ['production'],
      search: ['review'],
      states: ['available', 'stopped'],
    },
    orders: {},
  });

export const deployments = ({ project, ...world }: PlansWorld) =>
  plansOf(world, {
    list: deploymentList,
    places: [{ project: project.id }],
    filters: {
      project: [],
      environment_id: [1],
      status: ['success'],
      updated_after: ['2020-01-01T00:00:00.000Z'],
      updated_before: ['2030-01-01T00:00:00.000Z'],
    },
    orders: { id: true, iid: true, created_at: true, updated_at: true, ref: true },
  });

export const cadences = ({ group, ...world }: PlansWorld) =>
  plansOf(world, {
    list: cadenceList,
    places: [{ namespace: group.id }],
    filters: {
      namespace: [],
      include_ancestors: [true, false],
      id: [1],
      active: [true, false],
      automatic: [true, false],
      duration: [2],
      title: ['title'],
    },
    orders: {},
  });
