import { type Call, type Calls, type Harmless, none } from '#test/contract/requests.ts';
import type { World } from '#test/contract/world.ts';

const onCommit =
  (body: Call['body'] = null) =>
  ({ project }: World): Call => ({
    ...none,
    params: { id: project.id, sha: 'main' },
    body,
  });

/** A discussion of an administrator, with its first note. */
const another =
  (body: Call['body'] = null, from?: Call['from']) =>
  async ({ api, people, project }: World): Promise<Call> => {
    const path = `/projects/${project.id}/repository/commits/main/discussions`;
    const made = await api.as(people.administrator).post(path, { body: 'Hot?' });
    const { id, notes } = made.body as { id: string; notes: { id: number }[] };
    const params = { id: project.id, sha: 'main', discussion_id: id, note_id: notes[0]?.id };
    const call = { ...none, params, body };
    return from === undefined ? call : { ...call, from };
  };

/** Calls that succeed. */
export const calls: Calls = {
  listCommitDiscussions: onCommit(),
  createCommitDiscussion: onCommit({ body: 'Hot?' }),
  getCommitDiscussion: another(),
  createCommitDiscussionNote: another({ body: 'Yes' }),
  updateCommitDiscussionNote: another({ body: 'Cold?' }, 'maintainer'),
  deleteCommitDiscussionNote: another(null, 'maintainer'),
};

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  createCommitDiscussion: () => ({ params: { sha: 'main' }, body: { body: ' ' } }),
  createCommitDiscussionNote: () => ({ params: { sha: 'main' }, body: { body: ' ' } }),
  updateCommitDiscussionNote: () => ({ params: { sha: 'main', note_id: 999_999_999 } }),
  deleteCommitDiscussionNote: () => ({ params: { sha: 'main', note_id: 999_999_999 } }),
};
