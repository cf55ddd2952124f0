import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedGroup, seedProject, seedUser } from '#test/support/seed.ts';

const { api, db } = await startApp();
const administrator = await seedUser(db, { admin: true });
const admin = api.as(administrator);
const stranger = await seedUser(db);

type Kind = 'users' | 'groups' | 'projects';
const kinds: readonly Kind[] = ['users', 'groups', 'projects'];
const words = { users: 'User', groups: 'Group', projects: 'Project' } as const;

function make(kind: Kind): Promise<{ id: number }> {
  if (kind === 'users') return seedUser(db);
  return kind === 'groups'
    ? seedGroup(db, { visibility: 'private' })
    : seedProject(db, { visibility: 'private' });
}

describe.each(kinds)('/%s/:id/custom_attributes', (kind) => {
  const of = async () => `/${kind}/${(await make(kind)).id}/custom_attributes`;

  it('sets, changes, tells, lists and removes pairs', async () => {
    const path = await of();
    expect(await admin.get(path)).toMatchObject({ status: 200, body: [] });
    expect(await admin.put(`${path}/kiln`, { value: 'north' })).toMatchObject({
      status: 200,
      body: { key: 'kiln', value: 'north' },
    });
    await admin.put(`${path}/a%20key%2Fwith%20signs.json`, { value: ' ' + 'ü'.repeat(300) });
    expect((await admin.put(`${path}/kiln`, { value: 'south' })).body).toEqual({
      key: 'kiln',
      value: 'south',
    });
    expect((await admin.get(`${path}/kiln`)).body).toEqual({ key: 'kiln', value: 'south' });
    const listed = await admin.get(path);
    expect(listed.body).toHaveLength(2);
    expect(listed.body[0]).toEqual({ key: 'kiln', value: 'south' });
    expect(listed.headers['x-total']).toBe('2');
    expect(await admin.delete(`${path}/kiln`)).toMatchObject({ status: 204 });
    for (const answer of [await admin.get(`${path}/kiln`), await admin.delete(`${path}/kiln`)]) {
      expect(answer).toMatchObject({ status: 404, body: { message: '404 Not found' } });
    }
  });

  it('keeps one pair of several that are set at the same time', async () => {
    const path = await of();
    const values = ['a', 'b', 'c', 'd', 'e'];
    const answers = await Promise.all(values.map((value) => admin.put(`${path}/k`, { value })));
    expect(answers.map(({ status }) => status)).toEqual(values.map(() => 200));
    expect((await admin.get(path)).body).toHaveLength(1);
  });

  it('refuses blank and long ones', async () => {
    const path = await of();
    const refused = async (key: string, body: unknown) => {
      const { status, body: answer } = await admin.put(`${path}/${key}`, body);
      expect(status).toBe(400);
      return answer;
    };
    expect(await refused('k', { value: '  ' })).toEqual({ message: { value: ["can't be blank"] } });
    expect(await refused('%20', { value: '' })).toEqual({
      message: { key: ["can't be blank"], value: ["can't be blank"] },
    });
    expect(await refused('k'.repeat(256), { value: 'v' })).toEqual({
      message: { key: ['is too long (maximum is 255 characters)'] },
    });
    expect(await refused('k', {})).toEqual({ error: 'value is missing' });
    expect((await admin.get(path)).body).toEqual([]);
  });

  it('answers 404 for owners that do not exist', async () => {
    const path = `/${kind}/999999/custom_attributes`;
    const message = `404 ${words[kind]} Not Found`;
    for (const answer of [
      await admin.get(path),
      await admin.get(`${path}/k`),
      await admin.put(`${path}/k`, { value: 'v' }),
      await admin.delete(`${path}/k`),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { message } });
    }
  });

  it('is for administrators only', async () => {
    const path = await of();
    for (const [caller, status] of [
      [api, 401],
      [api.as(stranger), 403],
    ] as const) {
      expect(await caller.get(path)).toMatchObject({ status });
      expect(await caller.get(`${path}/k`)).toMatchObject({ status });
      expect(await caller.put(`${path}/k`, { value: 'v' })).toMatchObject({ status });
      expect(await caller.delete(`${path}/k`)).toMatchObject({ status });
    }
  });

  it('filters and shows in lists of administrators, and is no matter in those of others', async () => {
    const [both, one] = [await make(kind), await make(kind)];
    const key = `key-${kind}`;
    await admin.put(`/${kind}/${both.id}/custom_attributes/${key}`, { value: 'x' });
    await admin.put(`/${kind}/${both.id}/custom_attributes/more`, { value: key });
    await admin.put(`/${kind}/${one.id}/custom_attributes/${key}`, { value: 'x' });
    const list = (filters: string, caller = admin) =>
      caller.get(`/${kind}?with_custom_attributes=true&${filters}`);
    const ids = (answer: { body: { id: number }[] }) => answer.body.map(({ id }) => id);

    const found = await list(`custom_attributes[${key}]=x&order_by=id&sort=asc`);
    expect(ids(found)).toEqual([both.id, one.id]);
    expect(found.body[1].custom_attributes).toEqual([{ key, value: 'x' }]);
    expect(found.headers['x-total']).toBe('2');
    expect(ids(await list(`custom_attributes[${key}]=x&custom_attributes[more]=${key}`))).toEqual([
      both.id,
    ]);
    expect(ids(await list(`custom_attributes[${key}]=y`))).toEqual([]);

    const other = await list(`custom_attributes[${key}]=no-such-value`, api.as(stranger));
    const plain = await api.as(stranger).get(`/${kind}`);
    expect(other.body).toEqual(plain.body);
    expect(JSON.stringify(other.body)).not.toContain('custom_attributes');
  });
});
