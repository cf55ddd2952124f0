import { epicList } from '#src/domains/planning/epics/list.ts';
import { plansOf } from './cases.ts';
import type { PlansWorld } from './world.ts';

export const epics = ({ user, group, ...world }: PlansWorld) =>
  plansOf(world, {
    list: epicList,
    places: [{ group: { id: group.id, level: 0, viaAuditor: false } }],
    filters: {
      group: [{ id: group.id, level: 50, viaAuditor: false }],
      include_ancestor_groups: [true],
      include_descendant_groups: [false],
      with_labels_details: [true],
      iids: [[1, 2]],
      iid_starts_with: ['12'],
      timeframe: [{ start: '2030-01-01', end: '2030-01-31' }],
      parent: [1],
      among: [[1, 2]],
      author_id: [user.id],
      author_username: ['potter'],
      confidential: [true, false],
      created_after: ['2020-01-01T00:00:00.000Z'],
      created_before: ['2030-01-01T00:00:00.000Z'],
      updated_after: ['2020-01-01T00:00:00.000Z'],
      updated_before: ['2030-01-01T00:00:00.000Z'],
      labels: [['title 1'], ['None'], ['Any']],
      milestone_title: ['title 1'],
      my_reaction_emoji: ['star', 'Any', 'None'],
      not: [{ labels: ['x'], author_id: 1, author_username: 'x', my_reaction_emoji: 'y' }],
      search: ['title'],
      search_description: ['text'],
      search_title: ['title'],
      state: ['opened', 'closed'],
    },
    orders: { title: true, created_at: true, updated_at: true, due_date: true, start_date: true },
  });
