import { type Call, type Calls, none } from '#test/contract/requests.ts';
import { anotherSubject, type SubjectKind, subjectKinds } from '#test/contract/subjects.ts';
import type { World } from '#test/contract/world.ts';

const names = ['fire', 'tada', 'eyes', 'rocket', 'heart'];
let given = 0;
/** Each user gives an emoji once: another for each call. */
const another = () => names[(given += 1) % names.length];

/** Another thing to react to, with its path. */
async function anotherPlace(world: World, kind: SubjectKind, onNote: boolean) {
  const { path, params, as } = await anotherSubject(world, kind);
  if (!onNote) return { path, params, as };
  const note = await as.post(`${path}/notes`, { body: 'Hot' });
  const note_id = note.body.id as number;
  return { path: `${path}/notes/${note_id}`, params: { ...params, note_id }, as };
}

const onAnother =
  (kind: SubjectKind, onNote: boolean, reacts = false) =>
  async (world: World): Promise<Call> => {
    const { params } = await anotherPlace(world, kind, onNote);
    return { ...none, params, body: reacts ? { name: another() } : null };
  };

/** A reaction of an administrator. */
const anotherAward =
  (kind: SubjectKind, onNote: boolean, from?: Call['from']) =>
  async (world: World): Promise<Call> => {
    const { path, params, as } = await anotherPlace(world, kind, onNote);
    const made = await as.post(`${path}/award_emoji`, { name: another() });
    const call = { ...none, params: { ...params, award_id: made.body.id as number } };
    return from === undefined ? call : { ...call, from };
  };

/** Calls that succeed. */
export const calls: Calls = Object.assign(
  {},
  ...subjectKinds.flatMap((kind) =>
    ([`${kind}`, `${kind}Note`] as const).map((place) => {
      const onNote = place !== kind;
      return {
        [`list${place}AwardEmoji`]: onAnother(kind, onNote),
        [`create${place}AwardEmoji`]: onAnother(kind, onNote, true),
        [`get${place}AwardEmoji`]: anotherAward(kind, onNote),
        [`delete${place}AwardEmoji`]: anotherAward(kind, onNote, 'administrator'),
      };
    }),
  ),
) as Calls;
