import { type Call, type Calls, type Harmless, NOBODY, none } from '#test/contract/requests.ts';
import type { World } from '#test/contract/world.ts';

/** A hook at which nobody answers. */
async function another({ api, people }: World): Promise<Call> {
  const made = await api.as(people.administrator).post('/hooks', { url: 'http://127.0.0.1:9/' });
  return { ...none, params: { hook_id: made.body.id } };
}

/** Calls that succeed. */
export const calls: Calls = {
  createSystemHook: () => ({ ...none, body: { url: 'http://127.0.0.1:9/' } }),
  getSystemHook: another,
  testSystemHook: another,
  updateSystemHook: async (world) => ({ ...(await another(world)), body: { name: 'kiln' } }),
  deleteSystemHook: another,
};

const noHook = { params: { hook_id: NOBODY } };

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  createSystemHook: () => ({ body: { url: 'ftp://example.com' } }),
  testSystemHook: () => noHook,
  updateSystemHook: () => ({ ...noHook, body: { name: 'kiln' } }),
  deleteSystemHook: () => noHook,
};
