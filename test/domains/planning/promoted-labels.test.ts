import { expect, it } from 'vitest';
import { followEvent } from '#src/domain-events/publish.ts';
import { toUserOwner } from '#src/workers/owners.ts';
import { startApp } from '#test/support/app.ts';
import { seedGroup, seedProject, seedUser } from '#test/support/seed.ts';

const { api, db, environment } = await startApp();
const { workers } = environment;
const user = await seedUser(db);
const as = api.as(user);
const color = '#d9534f';

async function make(path: string, body: object) {
  const made = await as.post(path, body);
  expect(made).toMatchObject({ status: 201 });
  return made.body as { readonly id: number; readonly iid: number };
}

it.each([
  ['becomes one with another that was promoted since', true],
  ['leaves where the group has none with the title any more', false],
])('hides no label for ever: what was replaced %s', async (_, isThereAnother) => {
  const home = await seedGroup(db, { owner: user });
  const place = await seedProject(db, { namespace: home });
  const labels = `/groups/${home.id}/labels`;
  const { id: replaced } = await make(labels, { name: 'bug', color });
  const { iid } = await make(`/projects/${place.id}/issues`, { title: 'Crack', labels: 'bug' });
  // State between a promotion and its job, after the promoted label was removed or promoted over.
  await db('labels')
    .where({ id: replaced })
    .update({ group_id: null, title: `\n${replaced}` });
  if (isThereAnother) await make(labels, { name: 'bug', color });
  await workers.enqueue(db, followEvent, {
    title: 'label_promoted',
    facts: { id: 0, title: 'bug', group_id: home.id, replaced, by: user.id },
    owner: toUserOwner(user.id),
  });
  workers.start();
  await workers.idle();
  await workers.stop();
  expect(await workers.deadLetters()).toEqual([]);
  expect(await db('labels').where({ id: replaced }).first('id')).toBeUndefined();
  const { body } = await as.get(`/projects/${place.id}/issues/${iid}`);
  expect(body).toMatchObject({ labels: isThereAnother ? ['bug'] : [] });
});
