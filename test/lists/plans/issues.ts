import { issueList } from '#src/domains/planning/issues/list/list.ts';
import { plansOf } from './cases.ts';
import type { PlansWorld } from './world.ts';

export const issues = ({ user, group, project, ...world }: PlansWorld) => {
  const inProject = { kind: 'project', id: project.id, namespaceId: project.namespace_id } as const;
  return plansOf(world, {
    list: issueList,
    places: [
      { place: null },
      { place: { kind: 'group', id: group.id, namespaceId: group.id, confidential: false } },
      { place: { ...inProject, confidential: true } },
      { place: { ...inProject, confidential: false } },
    ],
    filters: {
      place: [],
      in: [['title']],
      below_epic: [1],
      cadence_ids: [[1, 2]],
      closed_after: ['2020-01-01T00:00:00.000Z'],
      closed_before: ['2030-01-01T00:00:00.000Z'],
      directly_in: [group.id],
      in_current_iteration: [true],
      issue_types: [['issue', 'incident']],
      iteration_ids: [[1, 2]],
      milestone_titles: [['v1', 'v2']],
      of_milestone: [1],
      on_board: [
        { of: 'label', id: 1, paid: true },
        { of: 'milestone', id: 1, paid: true },
        { of: 'iteration', id: 1, paid: true },
        { of: 'assignee', id: user.id, paid: true },
        { of: 'rest', id: 1, paid: true },
      ],
      assignee_id: [user.id, 'None', 'Any'],
      assignee_username: [['potter']],
      author_id: [user.id],
      author_username: ['potter'],
      confidential: [true, false],
      created_after: ['2020-01-01T00:00:00.000Z'],
      created_before: ['2030-01-01T00:00:00.000Z'],
      due_date: ['0', 'any', 'week'],
      epic_id: [1, 'None', 'Any'],
      iids: [[1, 2]],
      issue_type: ['issue'],
      iteration_id: [1, 'None', 'Any'],
      iteration_title: ['x', 'None', 'Any'],
      labels: [['title 1'], ['None'], ['Any']],
      milestone: ['title 1', 'None', 'Any'],
      milestone_id: ['None', 'Any', 'Upcoming', 'Started'],
      my_reaction_emoji: ['star', 'None', 'Any'],
      non_archived: [true],
      not: [
        { labels: ['x'], author_id: 1, milestone: 'x', assignee_username: ['x'] },
        { epic_id: 1, iteration_ids: [1], issue_types: ['issue'], my_reaction_emoji: 'star' },
        { in_current_iteration: true },
      ],
      scope: ['all', 'assigned_to_me', 'created-by-me'],
      search: ['title'],
      state: ['opened', 'closed'],
      updated_after: ['2020-01-01T00:00:00.000Z'],
      updated_before: ['2030-01-01T00:00:00.000Z'],
      weight: [2, 'None', 'Any'],
    },
    orders: {
      due_date: true,
      created_at: true,
      updated_at: true,
      title: true,
      popularity: true,
      relative_position: true,
      weight: true,
      milestone_due: true,
      label_priority: true,
      priority: true,
      closed_at: true,
      severity: true,
      blocking_issues: true,
    },
    exceptions: [
      {
        table: 'issues',
        on: 'sqlite',
        when: ({ place, order_by }) =>
          place === null && !walkedOrders.has(order_by ?? 'created_at'),
        reason:
          'In most orders the issues of everything are sorted: each index is written with every issue.',
      },
    ],
  });
};

/** Orders in which an index walks all issues. */
const walkedOrders = new Set(['created_at', 'updated_at']);
