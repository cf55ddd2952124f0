import { mergeRequestList } from '#src/domains/review/merge-requests/list/list.ts';
import { plansOf } from './cases.ts';
import type { PlansWorld } from './world.ts';

export const mergeRequests = ({ user, group, project, ...world }: PlansWorld) => {
  const inProject = { kind: 'project', id: project.id, namespaceId: project.namespace_id } as const;
  return plansOf(world, {
    list: mergeRequestList,
    places: [
      { place: null },
      { place: { kind: 'group', id: group.id, namespaceId: group.id, confidential: true } },
      { place: { ...inProject, confidential: true } },
    ],
    filters: {
      place: [],
      in: [['title']],
      of_milestone: [1],
      of_commit: ['1'.repeat(40)],
      of_deployment: [1],
      closing: [1],
      related_to: [1],
      approved_by_ids: [[user.id]],
      approver_ids: [[user.id]],
      assignee_usernames: [['potter'], ['potter', 'joiner'], ['None'], ['Any']],
      assignee_id: [user.id, 'None', 'Any'],
      author_id: [user.id],
      author_username: ['potter'],
      created_after: ['2020-01-01T00:00:00.000Z'],
      created_before: ['2030-01-01T00:00:00.000Z'],
      deployed_after: ['2020-01-01T00:00:00.000Z'],
      deployed_before: ['2030-01-01T00:00:00.000Z'],
      directly_in: [group.id],
      environment: ['production'],
      iids: [[1, 2]],
      labels: [['title 1'], ['None'], ['Any']],
      merged_after: ['2020-01-01T00:00:00.000Z'],
      merged_before: ['2030-01-01T00:00:00.000Z'],
      milestone: ['title 1', 'None', 'Any'],
      my_reaction_emoji: ['star', 'None', 'Any'],
      non_archived: [true],
      not: [
        { labels: ['x'], milestone: 'x', my_reaction_emoji: 'star' },
        { author_id: 1, assignee_id: 1, reviewer_id: 1 },
        { author_username: 'x', assignee_username: ['x'], reviewer_username: 'x' },
      ],
      ordered: [{ by: 'updated_at', sort: 'asc' }],
      reviewer_id: [user.id, 'None', 'Any'],
      reviewer_username: ['potter', 'None', 'Any'],
      scope: ['all', 'assigned_to_me', 'created-by-me'],
      search: ['title', 'ti'],
      source_branch: ['branch-1'],
      source_branches: [['branch-1', 'branch-2']],
      state: ['opened', 'closed', 'locked', 'merged'],
      target_branch: ['main'],
      target_branches: [['main', 'next']],
      updated_after: ['2020-01-01T00:00:00.000Z'],
      updated_before: ['2030-01-01T00:00:00.000Z'],
      wip: ['yes', 'no'],
    },
    orders: { created_at: true, updated_at: true, title: true },
  });
};
