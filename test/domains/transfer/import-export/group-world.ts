import { expect } from 'vitest';
import type { UserRow } from '#src/records/user.ts';
import type { Api, TestApp } from '#test/support/app.ts';
import { seedIteration, seedUser } from '#test/support/seed.ts';
import type { Get, Row } from './compared.ts';

type Call = (path: string, body?: object) => ReturnType<Api['post']>;

/** Calls that all have to succeed. */
export interface Checked {
  readonly get: Call;
  readonly post: Call;
  readonly put: Call;
  readonly delete: Call;
}

export function checked(api: Api): Checked {
  const of =
    (method: 'get' | 'post' | 'put' | 'delete'): Call =>
    async (path, body) => {
      const sent = method === 'post' || method === 'put';
      const answer = await (sent ? api[method](path, body) : api[method](path));
      if (answer.status >= 300) expect([method, path, answer.status, answer.body]).toEqual([]);
      return answer;
    };
  return { get: of('get'), post: of('post'), put: of('put'), delete: of('delete') };
}

/** Fills the group of the demo, and makes groups below it, with something of everything that an archive takes. */
export async function seedPlans({ api, db }: TestApp, root: UserRow): Promise<void> {
  const by = checked(api.as(root));
  const { body: demo } = await by.put('/groups/demo', {
    ...{ description: 'Fires pots', request_access_enabled: false, lfs_enabled: false },
    ...{ require_two_factor_authentication: false, two_factor_grace_period: 12 },
    ...{ project_creation_level: 'maintainer', subgroup_creation_level: 'owner' },
    ...{ auto_devops_enabled: true, emails_disabled: true, mentions_disabled: true },
    ...{ default_branch_protection: 1, share_with_group_lock: true, membership_lock: true },
    ...{ prevent_forking_outside_group: true },
  });
  const { body: glazes } = await by.post('/groups', {
    ...{ name: 'Glazes', path: 'glazes', parent_id: demo.id, visibility: 'private' },
    ...{ description: 'Of all kinds', mentions_disabled: true },
  });
  for (const access_level of [10, 20, 50]) {
    const { id: user_id, email } = await seedUser(db);
    await db('users').where({ id: user_id }).update({ public_email: email });
    const expires_at = access_level === 20 ? '2038-01-01' : undefined;
    await by.post(`/groups/${glazes.id}/members`, { user_id, access_level, expires_at });
  }
  const { body: above } = await by.post('/groups/demo/epics', {
    ...{ title: 'Fire', description: '- [x] one\n- [ ] two', color: '#00ff00' },
    ...{ start_date_is_fixed: true, start_date_fixed: '2026-01-02' },
    ...{ due_date_is_fixed: true, due_date_fixed: '2026-02-03' },
  });
  for (const [group, color] of [
    ['demo', '#ff0000'],
    ['demo%2Fglazes', '#0000ff'],
  ] as const) {
    const at = `/groups/${group}`;
    const name = `Hot in ${group.length}`;
    const { body: label } = await by.post(`${at}/labels`, { name, color, description: 'Mind' });
    const { body: board } = await by.post(`${at}/boards`, { name: 'Firing' });
    await by.post(`${at}/boards/${board.id}/lists`, { label_id: label.id });
    await by.post(`${at}/milestones`, {
      ...{ title: `Kiln ${group.length}`, description: 'All' },
      ...{ start_date: '2026-01-01', due_date: '2026-02-01' },
    });
    const { body: epic } = await by.post(`${at}/epics`, {
      ...{ title: 'Cracks', labels: name, parent_id: above.id, confidential: true },
    });
    await by.post(`${at}/epics/${epic.id}/notes`, { body: 'Thicker' });
    await by.post(`${at}/epics/${epic.id}/award_emoji`, { name: 'thumbsup' });
    await by.put(`${at}/epics/${epic.iid}`, { state_event: 'close' });
    await by.post(`${at}/epics/${epic.iid}/related_epics`, {
      ...{ target_group_id: demo.id, target_epic_iid: above.iid, link_type: 'blocks' },
    });
    await seedIteration(db, { group: group === 'demo' ? demo : glazes });
  }
}

const groups = ['demo', 'demo%2Fglazes'];

/** The answers about the group and those below it, each a list of rows in an order that stays. */
export async function groupAnswersOf(
  importer: string,
  getterOf: (at: string) => Get,
): Promise<ReadonlyMap<string, readonly Row[]>> {
  const found = new Map<string, Row[]>();
  const take = (name: string, rows: readonly Row[], key: string) => {
    const inOrder = rows.toSorted((one, other) => (String(one[key]) < String(other[key]) ? -1 : 1));
    found.set(name, [...(found.get(name) ?? []), ...inOrder]);
  };
  for (const group of groups) {
    const get = getterOf(`/groups/${group}`);
    take('group', await get('?with_projects=false'), 'id');
    take('subgroups', group === 'demo' ? await get('/subgroups') : [], 'path');
    // The importer of a group owns it, and all below it.
    const members = await get('/members');
    take(
      'members',
      members.filter(({ username }) => username !== importer),
      'username',
    );
    take('labels', await get('/labels?only_group_labels=true&with_counts=false'), 'name');
    take('milestones', await get('/milestones'), 'iid');
    take('boards', await get('/boards'), 'name');
    take('iterations', await get('/iterations?include_ancestors=false'), 'iid');
    const epics = await get('/epics?include_descendant_groups=false&per_page=100');
    take('epics', epics, 'iid');
    for (const { id, iid } of epics.toSorted(
      (one, other) => Number(one['iid']) - Number(other['iid']),
    )) {
      const [byId, byIid] = [`/epics/${String(id)}`, `/epics/${String(iid)}`];
      const related = await get(`${byIid}/related_epics`);
      take(
        'related_epics',
        related.map(({ iid, title, link_type, link_created_at, link_updated_at }) => ({
          ...{ iid, title, link_type, link_created_at, link_updated_at },
        })),
        'title',
      );
      take('children', await get(`${byIid}/epics`), 'title');
      take('notes', await get(`${byId}/notes?sort=asc`), 'body');
      take('awards', await get(`${byId}/award_emoji`), 'name');
      take('label_events', await get(`${byId}/resource_label_events`), 'action');
    }
  }
  return found;
}
