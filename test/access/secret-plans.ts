import type { TestApp } from '#test/support/app.ts';
import type { HasId } from '#test/support/seed.ts';
import type { Identity } from './identities.ts';

type Made = HasId & Readonly<Record<string, unknown>>;
type Text = (label: string, ...allowed: readonly Identity[]) => string;

interface Ground {
  readonly as: TestApp['api'];
  readonly api: TestApp['api'];
  readonly done: (asked: Promise<{ status: number; body: unknown }>) => Promise<Made>;
  readonly secret: Text;
  readonly path: Text;
  readonly people: { readonly neighbour: HasId };
  readonly vault: HasId;
  readonly inside: HasId;
  readonly other: HasId;
  readonly square: HasId & { readonly full_path: string };
}

const everybody = ['anonymous', 'stranger', 'external', 'neighbour', 'guest'] as const;

/**
 * Issues, what is said on them and what they are called, in the private projects and in the public one; epics of the
 * private group, which whoever belongs to a project in it sees; to-dos of somebody who has lost access. The first issue of the public project is confidential, the
 * first of the private one is not. Answers what stands for the path parameters.
 */
export async function keepPlans(
  ground: Ground,
): Promise<Readonly<Record<string, readonly (string | number)[]>>> {
  const { as, api, done, secret, path, people, vault, inside, other, square } = ground;
  const issuesOf = ({ id }: HasId) => `/projects/${id}/issues`;
  const issue = (project: HasId, body: object) => done(as.post(issuesOf(project), body));
  const say = (project: HasId, { iid }: Made, body: object) =>
    done(as.post(`${issuesOf(project)}/${String(iid)}/notes`, body));

  const write = async (project: HasId, label: string, ...allowed: readonly Identity[]) => {
    const milestone = await done(
      as.post(`/projects/${project.id}/milestones`, {
        title: secret(`${label}milestone`, ...allowed),
        description: secret(`${label}goal`, ...allowed),
      }),
    );
    const open = await issue(project, {
      title: secret(`${label}issue`, ...allowed),
      description: secret(`${label}issuetext`, ...allowed),
      labels: [secret(`${label}label`, ...allowed)],
      milestone_id: milestone.id,
    });
    await say(project, open, { body: secret(`${label}remark`, ...allowed) });
    const whisper = await say(project, open, {
      body: secret(`${label}whisper`),
      confidential: true,
    });
    return { open, whisper, milestone };
  };
  const writeHidden = async (project: HasId, label: string) => {
    const hidden = await issue(project, {
      title: secret(`${label}hidden`),
      description: secret(`${label}hiddentext`),
      confidential: true,
    });
    const note = await say(project, hidden, { body: secret(`${label}hiddenremark`) });
    await done(
      as.post(`${issuesOf(project)}/${String(hidden['iid'])}/time_estimate`, { duration: '1h' }),
    );
    return { hidden, note };
  };

  const { hidden, note } = await writeHidden(square, 'square');
  const shown = await write(square, 'square', ...everybody);
  const within = await write(inside, 'inside', 'guest');
  await writeHidden(inside, 'inside');
  await write(other, 'other');
  await writeHidden(other, 'other');

  // The public issue is told of the private ones, which only their readers may know.
  const named = `${square.full_path}#${String(shown.open['iid'])}`;
  await issue(other, { title: secret('pointer'), description: `See ${named}` });
  const link = await done(
    as.post(`${issuesOf(square)}/${String(shown.open['iid'])}/links`, {
      target_project_id: other.id,
      target_issue_iid: 1,
    }),
  );
  const epic = await done(
    as.post(`/groups/${vault.id}/epics`, {
      title: secret('epic', 'guest'),
      description: secret('epictext', 'guest'),
      labels: [secret('epiclabel', 'guest')],
    }),
  );
  await done(
    as.post(`/groups/${vault.id}/epics`, { title: secret('darkepic'), confidential: true }),
  );

  // The neighbour was a member once, and lost that access.
  const { neighbour } = people;
  const members = `/projects/${other.id}/members`;
  await done(as.post(members, { user_id: neighbour.id, access_level: 20 }));
  const assigned = { title: secret('lost'), assignee_ids: [neighbour.id] };
  const lost = await issue(other, assigned);
  await done(
    api
      .as(neighbour)
      .post(`${issuesOf(other)}/${String(lost['iid'])}/award_emoji`, { name: 'thumbsup' }),
  );
  await as.delete(`${members}/${neighbour.id}`);
  await done(
    as.post(`/projects/${square.id}/labels`, {
      name: path('boardlabel', ...everybody),
      color: '#fff',
    }),
  );

  return {
    'issues/issue_iid': [1],
    'epics/epic_iid': [Number(epic['iid'])],
    'epics/epic_id': [epic.id],
    'milestones/milestone_id': [within.milestone.id],
    'notes/note_id': [within.whisper.id, note.id],
    'links/issue_link_id': [link.id],
    'issues/id': [hidden.id],
  };
}
