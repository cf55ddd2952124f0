import { type Calls, none, unique } from '#test/contract/requests.ts';

/** Calls that succeed. */
export const calls: Calls = {
  getGroupAuditEvent: async (world) => {
    const as = world.api.as(world.people.administrator);
    await as.put(`/groups/${world.group.id}`, { description: unique() });
    const { body } = await as.get(`/groups/${world.group.id}/audit_events?per_page=1`);
    return {
      ...none,
      params: { id: world.group.id, audit_event_id: body[0].id },
      // Others did not do it.
      from: 'owner',
    };
  },

  getProjectAuditEvent: async (world) => {
    const as = world.api.as(world.people.administrator);
    await as.post(`/projects/${world.project.id}/variables`, {
      key: unique().toUpperCase().replace('-', '_'),
      value: 'x',
    });
    const { body } = await as.get(`/projects/${world.project.id}/audit_events?per_page=1`);
    return {
      ...none,
      params: { id: world.project.id, audit_event_id: body[0].id },
      // Others did not do it.
      from: 'maintainer',
    };
  },

  getAuditEvent: async (world) => {
    const as = world.api.as(world.people.administrator);
    await as.put(`/groups/${world.group.id}`, { description: unique() });
    const { body } = await as.get('/audit_events?per_page=1');
    return { ...none, params: { audit_event_id: body[0].id } };
  },
};
