import { type Call, type Calls, none } from '#test/contract/requests.ts';
import { anotherSubject, type SubjectKind, subjectKinds } from '#test/contract/subjects.ts';
import type { World } from '#test/contract/world.ts';

const onAnother =
  (kind: SubjectKind, body: Call['body'] = null) =>
  async (world: World): Promise<Call> => {
    const { params } = await anotherSubject(world, kind);
    return { ...none, params, body };
  };

/** A discussion of an administrator, with its first note. */
const another =
  (kind: SubjectKind, body: Call['body'] = null, from?: Call['from']) =>
  async (world: World): Promise<Call> => {
    const { path, params, as } = await anotherSubject(world, kind);
    const made = await as.post(`${path}/discussions`, { body: 'Hot?' });
    const { id, notes } = made.body as { id: string; notes: { id: number }[] };
    const named = { ...params, discussion_id: id, note_id: notes[0]?.id };
    const call = { ...none, params: named, body };
    return from === undefined ? call : { ...call, from };
  };

/** Calls that succeed. */
export const calls: Calls = Object.assign(
  { resolveMergeRequestDiscussion: another('MergeRequest', { resolved: true }, 'developer') },
  ...subjectKinds.map((kind) => ({
    [`list${kind}Discussions`]: onAnother(kind),
    [`create${kind}Discussion`]: onAnother(kind, { body: 'Hot?' }),
    [`get${kind}Discussion`]: another(kind),
    [`create${kind}DiscussionNote`]: another(kind, { body: 'Yes' }),
    [`update${kind}DiscussionNote`]: another(kind, { body: 'Cold?' }, 'maintainer'),
    [`delete${kind}DiscussionNote`]: another(kind, null, 'maintainer'),
  })),
) as Calls;
