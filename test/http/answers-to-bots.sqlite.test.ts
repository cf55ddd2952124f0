import { expect, it, vi } from 'vitest';
import { usualSizes } from '#runtime/send-body.ts';
import { FairSlots } from '#src/git/host/slots.ts';
import { startApp } from '#test/support/app.ts';
import { statementsOf } from '#test/support/plans.ts';
import { addMember, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';

const { api, db } = await startApp({ answerSizes: { ...usualSizes, text: 100, whole: 1_000 } });

it('counts large answers and bodies of bots of access tokens for the group at the top', async () => {
  const user = await seedUser(db);
  const top = await seedGroup(db);
  await addMember(db, { group: top, user, level: 50 });
  const project = await seedProject(db, { namespace: await seedGroup(db, { parent: top }) });
  const path = `/projects/${project.id}`;
  const { iid } = (
    await api.as(user).post(`${path}/issues`, { title: 'Cracks', description: 'x'.repeat(9_000) })
  ).body as { iid: number };
  const facts = { name: 'bot', scopes: ['api'], access_level: 40, expires_at: '2030-01-01' };
  const { body: token } = await api.as(user).post(`${path}/access_tokens`, facts);
  const run = vi.spyOn(FairSlots.prototype, 'run');
  const headers = { 'private-token': String(token.token) };
  const answer = await api.send('GET', `${path}/issues/${iid}`, undefined, headers);
  expect(answer.status).toBe(200);
  const callers = run.mock.calls.map(([{ caller }]) => caller);
  run.mockRestore();
  expect(callers).toEqual([`tokens of namespace ${top.id}`]);

  // Bodies, too, here of notes without a text: small ones need no look-up.
  for (const [length, isCounted] of [
    [10, false],
    [100_000, true],
  ] as const) {
    const body = { other: 'x'.repeat(length) };
    const statements = await statementsOf(db, () =>
      api.send('POST', `${path}/issues/${iid}/notes`, body, headers),
    );
    const lookUp = /^select .project_id., .group_id. from .personal_access_tokens./;
    expect(statements.some(({ sql }) => lookUp.test(sql))).toBe(isCounted);
  }
});
