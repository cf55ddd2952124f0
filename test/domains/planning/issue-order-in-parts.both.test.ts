import { describe, expect, it } from 'vitest';
import { partRows } from '#src/database/in-parts.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { positionInSql } from '#src/domains/planning/issues/table.ts';
import { FilledRows, text } from '#test/soak/filled-rows.ts';
import { racing, startApp } from '#test/support/app.ts';
import { planOf } from '#test/support/plans.ts';
import { addMember, seedProject, seedUser } from '#test/support/seed.ts';
import { answersOfRequests } from '#test/support/statements.ts';

const { api, db, environment } = await startApp({ connections: racing });
const user = await seedUser(db);
const planner = api.as(user);
const rows = new FilledRows(db);
const count = 3 * partRows + 7;

/** A project with issues whose places are an expression of `n`; they are in the order of their numbers. */
async function filled(relative_position: string) {
  const project = await seedProject(db);
  await addMember(db, { project, user, level: AccessLevel.Developer });
  await rows.fill('issues', count, {
    ...{ project_id: project.id, iid: 'n', title: `'Kiln ' || n`, title_key: `'kiln ' || n` },
    ...{ author_id: user.id, issue_type: text('issue'), severity: text('UNKNOWN') },
    ...{ state: text('opened'), relative_position },
  });
  const issues = await db('issues').where({ project_id: project.id });
  const byNumber = new Map(issues.map(({ id, iid }) => [Number(iid), Number(id)]));
  const move = async (iid: number, body: object) =>
    planner.put(`/projects/${project.id}/issues/${iid}/reorder`, body);
  const idOf = (iid: number | undefined) => byNumber.get(iid ?? 0);
  const order = () =>
    db('issues')
      .where({ project_id: project.id })
      .orderByRaw(`${positionInSql}, issues.id`)
      .pluck<number[]>('iid');
  return { move, idOf, order };
}

const numbers = Array.from({ length: count }, (_, index) => index + 1);
const without = (...some: number[]) => numbers.filter((iid) => !some.includes(iid));

const shapes = {
  'none has a place': 'null',
  'all lie side by side': 'n',
  'all lie at one place': '7',
  'there is room behind some': `case when n < ${2 * partRows} then n else n * 1000 end`,
};

describe.each(Object.entries(shapes))('the order of issues where %s:', (_, places) => {
  it('an issue moves between two, and the others keep their order', async () => {
    const { move, idOf, order } = await filled(places);
    const before = await order();
    const answer = await move(count, {
      move_after_id: idOf(before[1]),
      move_before_id: idOf(before[2]),
    });
    expect(answer.status).toBe(200);
    const after = await order();
    expect(after.filter((iid) => iid !== count)).toEqual(without(count));
    if (places !== '7') expect(after.slice(0, 4)).toEqual([1, 2, count, 3]);
  });

  it('no statement takes more issues than a part has', async () => {
    const { move, idOf } = await filled(places);
    const sent = await answersOfRequests({ db, environment }, async () => {
      const { status } = await move(3, { move_before_id: idOf(count - 1) });
      expect(status).toBe(200);
      expect((await move(count, { move_after_id: idOf(2) })).status).toBe(200);
    });
    const ofIssues = sent.filter(({ sql }) => /issues/.test(sql));
    expect(ofIssues.length).toBeGreaterThan(4);
    for (const each of ofIssues) {
      expect(each.rows).toBeLessThanOrEqual(partRows);
      expect(each.values.length).toBeLessThanOrEqual(2 * partRows + 5);
      if (!/order by coalesce\(issues.relative_position/.test(each.sql)) continue;
      if (/^explain/.test(each.sql)) continue;
      expect(await planOf(db, each)).toMatch(/issues_of_project_by_position/);
    }
  });

  it('moves at once all happen', async () => {
    const { move, idOf, order } = await filled(places);
    const moved = [count, count - 1, count - 2, 40, 41];
    const answers = await Promise.all(moved.map((iid) => move(iid, { move_after_id: idOf(5) })));
    expect(answers.map(({ status }) => status)).toEqual(moved.map(() => 200));
    const after = await order();
    expect(after.filter((iid) => !moved.includes(iid))).toEqual(without(...moved));
    if (places !== '7') expect(after.slice(5, 10).toSorted()).toEqual(moved.toSorted());
  });
});
