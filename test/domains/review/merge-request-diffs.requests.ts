import { type Calls, type Harmless, NOBODY, none } from '#test/contract/requests.ts';
import type { World } from '#test/contract/world.ts';
import { anotherRequest, newMergeRequest, sameRequest } from './merge-requests.requests.ts';

async function newVersion(world: World) {
  const { iid } = await newMergeRequest(world);
  const as = world.api.as(world.people.maintainer);
  const path = `/projects/${world.project.id}/merge_requests/${iid}/versions`;
  const [version] = (await as.get(path)).body as { id: number }[];
  return { id: world.project.id, merge_request_iid: iid, version_id: version?.id };
}

/** Calls that succeed. */
export const calls: Calls = {
  listMergeRequestCommits: sameRequest,
  getMergeRequestChanges: anotherRequest(),
  listMergeRequestDiffs: sameRequest,
  getMergeRequestRawDiffs: anotherRequest(),
  listMergeRequestVersions: sameRequest,
  getMergeRequestVersion: async (world) => ({ ...none, params: await newVersion(world) }),
  listMergeRequestClosesIssues: sameRequest,
  listMergeRequestContextCommits: sameRequest,
  createMergeRequestContextCommits: async (world) =>
    anotherRequest({ commits: [await world.signedCommit()] })(world),
  deleteMergeRequestContextCommits: async (world) => {
    const call = await anotherRequest()(world);
    const commits = await world.signedCommit();
    const path = `/projects/${world.project.id}/merge_requests/${String(call.params['merge_request_iid'])}`;
    await world.api
      .as(world.people.maintainer)
      .post(`${path}/context_commits`, { commits: [commits] });
    return { ...call, query: { commits } };
  },
};

const nothing = () => ({ params: { merge_request_iid: NOBODY } });

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  createMergeRequestContextCommits: nothing,
  deleteMergeRequestContextCommits: nothing,
};
