import { describe, expect, it } from 'vitest';
import { publish } from '#src/domain-events/publish.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { toMergeRequestIssuable } from '#src/domains/review/merge-requests/table.ts';
import { issuableChanged } from '#src/domains/planning/issuables/events.ts';
import { toUnknownRequest } from '#src/policy/work-requester.ts';
import { startApp } from '#test/support/app.ts';
import type { Who } from '#test/support/project-world.ts';
import { mergeRequestWorld } from '#test/domains/review/merge-requests/world.ts';

const { api, db, git } = await startApp();
const world = await mergeRequestWorld({ db, git });
const { project, people, path } = world;
const maintainer = api.as(people.maintainer);
const reporter = api.as(people.reporter);

interface Told {
  readonly action_name: string;
  readonly target_type: string;
  readonly target_title: string;
  readonly note?: {
    readonly body: string;
    readonly noteable_type: string;
    readonly noteable_iid: number;
  };
}

async function newRequest(title: string) {
  const branches = { source_branch: await world.branch(), target_branch: 'main' };
  const made = await maintainer.post(path, { title, ...branches });
  expect(made).toMatchObject({ status: 201 });
  return made.body as { id: number; iid: number };
}

async function told(title: string, as = reporter, query = '') {
  const answer = await as.get(`/projects/${project.id}/events?per_page=100${query}`);
  return (answer.body as Told[]).filter(({ target_title }) => target_title === title);
}

const wordsOf = (events: readonly Told[]) =>
  events.map(({ action_name: action, target_type: type, note }) =>
    [action, type, note?.body, note?.noteable_type, note?.noteable_iid]
      .filter((part) => part !== undefined)
      .join(' '),
  );

describe('events of merge requests', () => {
  it('tell of what was opened, said, closed, opened again, accepted and deleted', async () => {
    const { id, iid } = await newRequest('told');
    await reporter.post(`${path}/${iid}/notes`, { body: 'Hot' });
    await reporter.post(`${path}/${iid}/discussions`, { body: 'Hot?' });
    await maintainer.put(`${path}/${iid}`, { state_event: 'close' });
    await maintainer.put(`${path}/${iid}`, { state_event: 'reopen' });
    await maintainer.put(`${path}/${iid}`, { description: 'Cracks' });
    const row = (await db<MergeRequestRow>('merge_requests')
      .where({ id })
      .first()) as MergeRequestRow;
    const target = toMergeRequestIssuable({ ...row, state: 'merged' }, project);
    const changes = [{ attribute: 'state', to: 'merged' }] as const;
    const happened = {
      target,
      by: toUnknownRequest(people.maintainer.id),
      at: new Date(),
      changes,
    };
    await db.transaction((db) => publish(db, issuableChanged(happened)));
    expect(wordsOf(await told('told'))).toEqual([
      'accepted MergeRequest',
      'opened MergeRequest',
      'closed MergeRequest',
      `commented on DiscussionNote Hot? MergeRequest ${iid}`,
      `commented on Note Hot MergeRequest ${iid}`,
      'opened MergeRequest',
    ]);
    expect(wordsOf(await told('told', reporter, '&target_type=merge_request'))).toHaveLength(4);
    expect(wordsOf(await told('told', reporter, '&action=merged'))).toEqual([
      'accepted MergeRequest',
    ]);
    const { body: own } = await maintainer.get('/events?action=merged');
    expect(own).toMatchObject([{ target_id: id, target_iid: iid, target_type: 'MergeRequest' }]);
    const { body: said } = await maintainer.get(`/projects/${project.id}/events?target_type=note`);
    for (const { target_id, target_iid } of said as Record<string, number>[]) {
      expect(target_iid).toBe(target_id);
    }
    expect(said).not.toEqual([]);
    await api.as(people.owner).delete(`${path}/${iid}`);
    expect(wordsOf(await told('told'))[0]).toBe('destroyed MergeRequest');
  });

  it.each<[Who, number]>([
    ['guest', 0],
    ['reporter', 2],
    ['administrator', 2],
  ])('show to those who see merge requests: to a %s %i', async (who, count) => {
    const title = `seen by ${who}`;
    const { iid } = await newRequest(title);
    await reporter.post(`${path}/${iid}/notes`, { body: 'Hot' });
    expect(await told(title, api.as(people[who]))).toHaveLength(count);
  });
});
