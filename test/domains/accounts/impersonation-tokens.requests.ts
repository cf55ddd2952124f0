import type { World } from '#test/contract/world.ts';
import { bodyOfToken } from '#test/contract/shared-requests.ts';
import { type Call, type Calls, none } from '#test/contract/requests.ts';

/** A new impersonation token of the stranger. */
async function impersonationToken({ api, people }: World): Promise<Call> {
  const user_id = people.stranger.id;
  const created = await api
    .as(people.administrator)
    .post(`/users/${user_id}/impersonation_tokens`, bodyOfToken());
  return { ...none, params: { user_id, impersonation_token_id: created.body.id } };
}

/** Calls that succeed. */
export const calls: Calls = {
  listImpersonationTokens: impersonationToken,
  getImpersonationToken: impersonationToken,
  revokeImpersonationToken: impersonationToken,
  createImpersonationToken: (world) => ({
    ...none,
    params: { user_id: world.people.stranger.id },
    body: bodyOfToken(),
  }),
};
