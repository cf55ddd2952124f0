import type { TestApp } from '#test/support/app.ts';
import { addMember, seedEpic, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';
import { seedJob, seedPipeline } from '#test/support/pipelines.ts';

/** Rows of each kind: more than a page of 20 shows. */
const MANY = 25;

/** A group with a project whose lists have more rows than one page. */
export async function makeWorld({ api, db, git }: TestApp) {
  // Found by a search for it alone, whatever the other names of the run are.
  const owner = await seedUser(db, { username: 'weigher' });
  const group = await seedGroup(db, { owner });
  const project = await seedProject(db, { namespace: group, git, readme: true, creator: owner });
  const as = api.as(owner);
  const make = async (path: string, body: object) => {
    const answer = await as.post(path, body);
    if (answer.status !== 201) throw new Error(`POST ${path} answered ${answer.status}`);
    return answer.body as { readonly id: number; readonly iid: number };
  };
  for (let at = 1; at < MANY; at += 1) {
    await seedProject(db, { namespace: group, creator: owner });
    await addMember(db, { user: await seedUser(db), group, level: 30 });
  }
  const own = `/projects/${project.id}`;
  const { id: milestone } = await make(`${own}/milestones`, { title: 'First' });
  for (let at = 0; at < MANY; at += 1) {
    await make(`${own}/labels`, { name: `label ${at}`, color: '#aabbcc' });
    await make(`${own}/issues`, {
      title: `Issue ${at}`,
      description: 'A *short* text.',
      labels: [`label ${at}`],
      assignee_ids: [owner.id],
      milestone_id: milestone,
    });
    await make(`${own}/issues/1/notes`, { body: `Comment ${at}` });
    await make(`${own}/repository/commits`, {
      branch: `topic-${at}`,
      start_branch: 'main',
      commit_message: `Add file ${at}`,
      actions: [{ action: 'create', file_path: `file-${at}.txt`, content: 'one\ntwo\n' }],
    });
    await make(`${own}/merge_requests`, {
      title: `Merge request ${at}`,
      source_branch: `topic-${at}`,
      target_branch: 'main',
    });
    const pipeline = await seedPipeline(db, { project_id: project.id, user_id: owner.id });
    await seedJob(db, pipeline);
    await seedEpic(db, { group, author: owner });
  }
  return { owner, group, project, as };
}

export type World = Awaited<ReturnType<typeof makeWorld>>;
