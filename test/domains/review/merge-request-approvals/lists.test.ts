import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { idsOf } from '#test/support/project-world.ts';
import { approvalWorld } from './world.ts';

const app = await startApp();
const free = await startApp({ config: { plan: 'free' } });

describe('lists of merge requests', () => {
  it('tell who approved them', async () => {
    const { people, maintainer, open, path } = await approvalWorld(app);
    const [one, both, none] = [await open(), await open(), await open()];
    await one.approve(people.owner);
    await both.approve(people.owner);
    await both.approve(people.maintainer);
    const by = async (...users: { readonly id: number }[]) => {
      const ids = users.map(({ id }) => id).join(',');
      return idsOf(await maintainer.get(`${path}?approved_by_ids=${ids}&sort=asc`));
    };
    expect(await by(people.owner)).toEqual([one.id, both.id]);
    expect(await by(people.owner, people.maintainer)).toEqual([both.id]);
    expect(await by(people.guest)).toEqual([]);
    expect(idsOf(await maintainer.get(`${path}?sort=asc`))).toEqual([one.id, both.id, none.id]);
    const many = await maintainer.get(`${path}?approved_by_ids=1,2,3,4,5,6`);
    expect(many).toMatchObject({ status: 400 });
    const asked = async (word: string) =>
      idsOf(await maintainer.get(`${path}?approved_by_ids=${word}&sort=asc`));
    expect(await asked('None')).toEqual([none.id]);
    expect(await asked('any')).toEqual([one.id, both.id]);
  });

  it.each(['approved_by_ids', 'approver_ids'])('refuse other words as %s', async (name) => {
    const { maintainer, path } = await approvalWorld(app);
    for (const wrong of ['foo', 'None,1']) {
      expect(await maintainer.get(`${path}?${name}=${wrong}`)).toMatchObject({
        status: 400,
        body: { error: `${name} should be an array, 'None' or 'Any'` },
      });
    }
  });

  it('tell whom their rules name', async () => {
    const { people, maintainer, open, addRule, path } = await approvalWorld(app);
    const [usual, own] = [await open(), await open()];
    const before = await maintainer.get(`${path}?approver_ids=None&sort=asc`);
    expect(idsOf(before)).toEqual([usual.id, own.id]);
    await addRule({ user_ids: [people.owner.id, people.maintainer.id] });
    const asked = async (word: string) =>
      idsOf(await maintainer.get(`${path}?approver_ids=${word}&sort=asc`));
    const rule = { name: 'Own', approvals_required: 1, user_ids: [people.maintainer.id] };
    await maintainer.post(`${own.one}/approval_rules`, rule);
    const naming = async (...users: { readonly id: number }[]) => {
      const ids = users.map(({ id }) => id).join(',');
      return idsOf(await maintainer.get(`${path}?approver_ids=${ids}&sort=asc`));
    };
    expect(await naming(people.owner)).toEqual([usual.id]);
    expect(await naming(people.maintainer)).toEqual([usual.id, own.id]);
    expect(await naming(people.owner, people.maintainer)).toEqual([usual.id]);
    expect(await naming(people.guest)).toEqual([]);
    expect([await asked('Any'), await asked('None')]).toEqual([[usual.id, own.id], []]);
  });

  it('tell neither in the free plan', async () => {
    const { people, open, path } = await approvalWorld(free);
    const { id } = await open();
    const as = free.api.as(people.maintainer);
    const asked = `${path}?approved_by_ids=${people.owner.id}&approver_ids=${people.owner.id}`;
    expect(idsOf(await as.get(asked))).toEqual([id]);
  });
});
