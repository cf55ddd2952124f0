import { type Calls, none } from '#test/contract/requests.ts';
import type { World } from '#test/contract/world.ts';
import { newMergeRequest } from './merge-requests.requests.ts';

/** A suggestion of an administrator for the one line of a merge request. */
async function newSuggestion(world: World): Promise<number> {
  const as = world.api.as(world.people.administrator);
  const { iid } = await newMergeRequest(world);
  const own = `/projects/${world.project.id}/merge_requests/${iid}`;
  const { diff_refs, source_branch } = (await as.get(own)).body;
  const position = {
    ...(diff_refs as object),
    ...{ position_type: 'text', new_path: source_branch, new_line: 1 },
  };
  const body = '```suggestion\nslowly\n```';
  const made = await as.post(`${own}/discussions`, { body, position });
  const [note] = made.body.notes as [{ suggestions: [{ id: number }] }];
  return note.suggestions[0].id;
}

/** Calls that succeed. */
export const calls: Calls = {
  applySuggestion: async (world) => ({
    ...none,
    params: { id: await newSuggestion(world) },
    body: { commit_message: 'Fire slowly' },
    from: 'developer',
  }),
  applySuggestions: async (world) => ({
    ...none,
    body: { ids: [await newSuggestion(world)] },
    from: 'developer',
  }),
};
