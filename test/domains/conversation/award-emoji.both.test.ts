import { describe, expect } from 'vitest';
import { issuableKinds } from '#src/domains/planning/issuables/issuable.ts';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { idsOf, projectWorld, type Who } from '#test/support/project-world.ts';
import { seedUser } from '#test/support/seed.ts';
import { type Kind, kinds, openKinds, subjectsOf } from './notes/subjects.ts';

const app = await startApp({ connections: racing });
const { api, db } = app;
const world = await projectWorld(db, { visibility: 'public', git: app.git });
const { people } = world;
const make = subjectsOf(app, world);
const guest = api.as(people.guest);
const reporter = api.as(people.reporter);

const both = <Of extends Kind>(of: readonly Of[]) =>
  of.flatMap((kind) => [[kind, false] as const, [kind, true] as const]);

/** An issue, merge request or epic, or a note on one. */
async function awardable(kind: Kind, onNote: boolean, attributes = {}) {
  const subject = await make(kind, attributes);
  const type = issuableKinds[kind].className;
  if (!onNote) return { ...subject, type, awards: `${subject.path}/award_emoji` };
  const note = await reporter.post(`${subject.path}/notes`, { body: 'Hot' });
  const { id } = note.body as { id: number };
  const awards = `${subject.path}/notes/${id}/award_emoji`;
  return { ...subject, id, type: 'Note', awards };
}

describe.each(both(kinds))('reactions to an %s (note: %s)', (kind, onNote) => {
  it('are given, listed and taken back', async () => {
    const { id, type, awards } = await awardable(kind, onNote);
    const made = await guest.post(awards, { name: 'fire' });
    expect(made).toMatchObject({
      status: 201,
      body: {
        name: 'fire',
        user: { id: people.guest.id, username: people.guest.username },
        awardable_id: id,
        awardable_type: type,
        url: null,
      },
    });
    const other = await reporter.post(awards, { name: 'fire' });
    expect(idsOf(await reporter.get(awards))).toEqual([made.body.id, other.body.id]);
    const page = await reporter.get(`${awards}?per_page=1&page=2`);
    expect(idsOf(page)).toEqual([other.body.id]);
    const own = `${awards}/${made.body.id}`;
    expect(await reporter.get(own)).toMatchObject({ status: 200, body: made.body });
    expect(await reporter.delete(own)).toMatchObject({
      status: 401,
      body: { message: '401 Unauthorized' },
    });
    expect(await guest.delete(own)).toMatchObject({ status: 204 });
    for (const answer of [await guest.get(own), await guest.delete(own)]) {
      expect(answer).toMatchObject({ status: 404, body: { message: '404 Not found' } });
    }
    const admin = api.as(people.administrator);
    expect(await admin.delete(`${awards}/${other.body.id}`)).toMatchObject({ status: 204 });
  });

  it('are given once each, under names of emoji', async () => {
    const { awards } = await awardable(kind, onNote);
    await guest.post(awards, { name: 'fire' });
    expect(await guest.post(awards, { name: 'fire' })).toMatchObject({
      status: 404,
      body: { message: '404 Award Emoji Name has already been taken Not Found' },
    });
    for (const name of ['kiln', 'constructor', ':fire:']) {
      expect(await guest.post(awards, { name })).toMatchObject({
        status: 404,
        body: { message: '404 Award Emoji Name is not a valid emoji name Not Found' },
      });
    }
    expect(await guest.post(awards, {})).toMatchObject({
      status: 400,
      body: { error: 'name is missing, name is empty' },
    });
  });

  it('that are votes take the opposite one back', async () => {
    const { awards, row } = await awardable(kind, onNote);
    const votes = async () => {
      const list = (await guest.get(awards)).body as { name: string }[];
      return list.map(({ name }) => name);
    };
    await guest.post(awards, { name: 'thumbsup' });
    await guest.post(awards, { name: 'tada' });
    await reporter.post(awards, { name: '+1' });
    expect(await votes()).toEqual(['thumbsup', 'tada', 'thumbsup']);
    expect(await row()).toMatchObject({ upvotes: onNote ? 0 : 2, downvotes: 0 });
    const down = await guest.post(awards, { name: '-1' });
    expect(down).toMatchObject({ status: 201, body: { name: 'thumbsdown' } });
    expect(await votes()).toEqual(['tada', 'thumbsup', 'thumbsdown']);
    expect(await row()).toMatchObject({ upvotes: onNote ? 0 : 1, downvotes: onNote ? 0 : 1 });
    await guest.delete(`${awards}/${down.body.id}`);
    expect(await row()).toMatchObject({ upvotes: onNote ? 0 : 1, downvotes: 0 });
  });

  race('are one of each name and one vote under 50 requests at once', async () => {
    const { awards, row } = await awardable(kind, onNote);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        guest.post(awards, { name: ['thumbsup', 'thumbsdown', 'fire'][index % 3] }),
      ),
    );
    expect(answers.every(({ status }) => status === 201 || status === 404)).toBe(true);
    const list = (await guest.get(awards)).body as { name: string }[];
    const names = list.map(({ name }) => name).sort();
    expect(names).toHaveLength(2);
    expect(names[0]).toBe('fire');
    const up = names[1] === 'thumbsup';
    const counted = { upvotes: Number(up && !onNote), downvotes: Number(!up && !onNote) };
    expect(await row()).toMatchObject(counted);
  });

  it.each<[Who, number]>([
    ['anonymous', 401],
    ['stranger', 404],
    ['guest', 201],
    ['administrator', 201],
  ])('are given by members only where the discussion is locked: %s', async (who, status) => {
    const { awards } = await awardable(kind, onNote, { discussion_locked: true });
    const answer = await api.as(people[who]).post(awards, { name: 'fire' });
    expect(answer.status).toBe(status);
    if (status === 404) expect(answer.body).toEqual({ message: '404 Award Emoji Not Found' });
  });

  it('are given by everybody who sees it', async () => {
    const { awards } = await awardable(kind, onNote);
    expect(await api.as(people.stranger).post(awards, { name: 'fire' })).toMatchObject({
      status: 201,
    });
    const anonymous = await api.as(null).get(awards);
    if (kind === 'merge_request') expect(anonymous.status).toBe(401);
    else expect(anonymous).toMatchObject({ status: 200, body: [{ name: 'fire' }] });
    expect(await api.as(null).post(awards, { name: 'tada' })).toMatchObject({ status: 401 });
  });

  it('belong to that and to nothing else', async () => {
    const { awards } = await awardable(kind, onNote);
    const elsewhere = await awardable(kind, onNote);
    const given = await guest.post(awards, { name: 'fire' });
    const wrong = `${elsewhere.awards}/${given.body.id}`;
    expect(await guest.get(wrong)).toMatchObject({ status: 404 });
    expect(await guest.delete(wrong)).toMatchObject({ status: 404 });
  });
});

describe.each(both(openKinds))('reactions to a confidential %s (note: %s)', (kind, onNote) => {
  it('are hidden with it', async () => {
    const { awards } = await awardable(kind, onNote, { confidential: true });
    const given = await reporter.post(awards, { name: 'fire' });
    const message = kind === 'issue' ? '404 Issue Not Found' : '404 Epic Not Found';
    for (const answer of [
      await guest.get(awards),
      await guest.post(awards, { name: 'fire' }),
      await guest.get(`${awards}/${given.body.id}`),
      await guest.delete(`${awards}/${given.body.id}`),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { message } });
    }
  });
});

describe('reactions', () => {
  it.each(kinds)('are not given to lines of the system on an %s', async (kind) => {
    const { id, path } = await make(kind);
    const at = new Date().toISOString();
    const [note] = await db('notes')
      .insert({
        [`${kind}_id`]: id,
        author_id: people.reporter.id,
        discussion_id: { issue: 'c', merge_request: 'd', epic: 'e' }[kind].repeat(40),
        starts_discussion: true,
        body: 'closed',
        system: true,
        confidential: false,
        created_at: at,
        updated_at: at,
      })
      .returning<{ id: number }[]>('id');
    const answer = await guest.post(`${path}/notes/${note?.id}/award_emoji`, { name: 'fire' });
    expect(answer).toMatchObject({ status: 404, body: { message: '404 Award Emoji Not Found' } });
  });

  it('stay as they are in an archived project', async () => {
    const archived = await projectWorld(db);
    const owner = api.as(archived.people.owner);
    const path = `/projects/${archived.project.id}`;
    await owner.post(`${path}/issues`, { title: 'Kiln' });
    const awards = `${path}/issues/1/award_emoji`;
    const given = await owner.post(awards, { name: 'fire' });
    await owner.post(`${path}/archive`);
    expect(await owner.post(awards, { name: 'tada' })).toMatchObject({ status: 403 });
    expect(await owner.delete(`${awards}/${given.body.id}`)).toMatchObject({ status: 403 });
    expect(idsOf(await owner.get(awards))).toEqual([given.body.id]);
  });

  race('are those of many users', async () => {
    const { path, row } = await make('issue');
    const users = await Promise.all(Array.from({ length: 5 }, () => seedUser(db)));
    await Promise.all(
      users.map((user) => api.as(user).post(`${path}/award_emoji`, { name: 'thumbsup' })),
    );
    expect(await row()).toMatchObject({ upvotes: 5 });
  });
});
