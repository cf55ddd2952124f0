import { Gitlab } from '@gitbeaker/rest';
import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import {
  addMember,
  seedGroup,
  seedIteration,
  seedProject,
  seedToken,
  seedUser,
} from '#test/support/seed.ts';

const { db, origin } = await startApp({ config: { plan: 'ultimate' } });
const reporter = await seedUser(db);
const { token } = await seedToken(db, reporter, { scopes: ['api'] });
const client = new Gitlab({ host: origin, token });
const group = await seedGroup(db);
const project = await seedProject(db, { namespace: group });
await addMember(db, { group, user: reporter, level: 20 });

/**
 * The client used as its own documentation shows; nothing here knows about this server. It asks at other addresses than
 * the API has for to-dos, reactions and children of epics, and for iterations of projects: these are left out.
 */
describe('@gitbeaker/rest', () => {
  it('lives through an epic', async () => {
    const { Epics } = client;
    const created = await Epics.create(group.id, 'A second kiln', {
      labels: 'heat',
      description: 'For glazes',
      startDateIsFixed: true,
      startDateFixed: '2030-01-01',
    });
    expect(created).toMatchObject({ labels: ['heat'], start_date: '2030-01-01' });
    const { iid } = created;
    expect(await Epics.all(group.id, { labels: 'heat', search: 'second' })).toMatchObject([
      { iid },
    ]);
    const detailed = await Epics.all(group.id, { withLabelsDetails: true });
    expect(detailed).toMatchObject([{ labels: [{ name: 'heat' }] }]);
    await Epics.edit(group.id, iid, { addLabels: 'urgent', title: 'Another kiln' });
    expect(await Epics.show(group.id, iid)).toMatchObject({
      title: 'Another kiln',
      labels: ['heat', 'urgent'],
    });
    const changes = await client.EpicLabelEvents.all(group.id, created.id);
    expect(changes).toMatchObject([{ label: { name: 'heat' } }, { label: { name: 'urgent' } }]);
    await Epics.edit(group.id, iid, { stateEvent: 'close' });
    expect(await Epics.all(group.id, { state: 'closed' })).toMatchObject([{ iid }]);
  });

  it('plans issues of epics', async () => {
    const { EpicIssues } = client;
    const { iid } = await client.Epics.create(group.id, 'Clay');
    const [one, other] = [
      await client.Issues.create(project.id, 'Dig'),
      await client.Issues.create(project.id, 'Wash'),
    ];
    await EpicIssues.assign(group.id, iid, one.id);
    await EpicIssues.assign(group.id, iid, other.id);
    const listed = await EpicIssues.all(group.id, iid);
    const iids = listed.map((issue) => issue.iid);
    expect(iids.toSorted()).toEqual([one.iid, other.iid]);
    const [first, second] = listed.map(({ epic_issue_id }) => epic_issue_id);
    if (first === undefined || second === undefined) throw new Error('two issues are planned');
    await EpicIssues.edit(group.id, iid, first, { moveBeforeId: second });
    const ordered = await EpicIssues.all(group.id, iid);
    expect(ordered.map((issue) => issue.iid)).toEqual(iids.toReversed());
    await EpicIssues.remove(group.id, iid, first);
    expect(await EpicIssues.all(group.id, iid)).toMatchObject([{ epic_issue_id: second }]);
  });

  it('talks about epics', async () => {
    const { EpicNotes, EpicDiscussions } = client;
    const { id } = await client.Epics.create(group.id, 'Fire');
    const note = await EpicNotes.create(group.id, id, 'Hot');
    await EpicNotes.edit(group.id, id, note.id, { body: 'Hotter' });
    expect(await EpicNotes.show(group.id, id, note.id)).toMatchObject({ body: 'Hotter' });
    const thread = await EpicDiscussions.create(group.id, id, 'Which fuel?');
    const answer = await EpicDiscussions.addNote(group.id, id, thread.id, 'Oak');
    await EpicDiscussions.editNote(group.id, id, thread.id, answer.id, { body: 'Beech' });
    const shown = await EpicDiscussions.show(group.id, id, thread.id);
    expect(shown.notes).toMatchObject([{ body: 'Which fuel?' }, { body: 'Beech' }]);
    await EpicDiscussions.removeNote(group.id, id, thread.id, answer.id);
    await EpicNotes.remove(group.id, id, note.id);
    expect(await EpicNotes.all(group.id, id)).toMatchObject([{ body: 'Which fuel?' }]);
  });

  it('relates epics', async () => {
    const { Epics, LinkedEpics } = client;
    const parent = await Epics.create(group.id, 'Pottery');
    const child = await Epics.create(group.id, 'Wheel');
    await LinkedEpics.create(group.id, parent.iid, child.iid, group.id, { linkType: 'blocks' });
    expect(await LinkedEpics.all(group.id, parent.iid)).toMatchObject([
      { iid: child.iid, link_type: 'blocks' },
    ]);
  });

  it('lists iterations', async () => {
    const { id } = await seedIteration(db, { group });
    expect(await client.GroupIterations.all(group.id)).toMatchObject([{ id }]);
  });
});
