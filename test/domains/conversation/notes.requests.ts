import { type Call, type Calls, type Harmless, none } from '#test/contract/requests.ts';
import { anotherSubject, type SubjectKind, subjectKinds } from '#test/contract/subjects.ts';
import type { World } from '#test/contract/world.ts';

const onAnother =
  (kind: SubjectKind, body: Call['body'] = null) =>
  async (world: World): Promise<Call> => {
    const { params } = await anotherSubject(world, kind);
    return { ...none, params, body };
  };

/** A note of an administrator. */
const another =
  (kind: SubjectKind, body: Call['body'] = null, from?: Call['from']) =>
  async (world: World): Promise<Call> => {
    const { path, params, as } = await anotherSubject(world, kind);
    const made = await as.post(`${path}/notes`, { body: 'Hot' });
    const call = { ...none, params: { ...params, note_id: made.body.id as number }, body };
    return from === undefined ? call : { ...call, from };
  };

/** Calls that succeed. */
export const calls: Calls = Object.assign(
  {},
  ...subjectKinds.map((kind) => ({
    [`list${kind}Notes`]: onAnother(kind),
    [`create${kind}Note`]: onAnother(kind, { body: 'Hot' }),
    [`get${kind}Note`]: another(kind),
    [`update${kind}Note`]: another(kind, { body: 'Cold' }, 'maintainer'),
    [`delete${kind}Note`]: another(kind, null, 'maintainer'),
  })),
) as Calls;

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {};
