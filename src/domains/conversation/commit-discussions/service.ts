import type { CommitDiscussionsService } from '#generated/commit-discussions/service.ts';
import type { CreateDiscussionNote } from '#generated/discussions/types.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { authorize } from '#src/policy/authorize.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { toWorkRequest } from '#src/policy/work-requester.ts';
import { addAuthor } from '#src/records/user.ts';
import { findCommitOfProject, type FoundCommit } from '#src/domains/code/commits/finder.ts';
import { commitPolicy } from '#src/domains/code/commits/policy.ts';
import {
  type CommitNotePlace,
  nowhere,
  storeNoteOnCommit,
} from '#src/domains/code/commits/store-note.ts';
import { checkText } from '#src/domains/planning/notes/text.ts';
import { deleteCommitNote, updateCommitNote } from './change.ts';
import {
  findCommitDiscussion,
  findCommitNote,
  listCommitDiscussions,
  type ListedCommitNote,
} from './finder.ts';
import { findCommitPlace } from './place.ts';
import { presentCommitDiscussion, presentCommitNote } from './presenter.ts';

export const commitDiscussions = {
  async listCommitDiscussions({ project, params, query }, { db, git, url }) {
    const found = await findCommitOfProject(git, project, params.sha);
    const { rows, page } = await listCommitDiscussions(db, toCommitKey(project, found), query);
    return { status: 200, page, body: rows.map((row) => presentCommitDiscussion(row, url)) };
  },

  async createCommitDiscussion({ project, params, body }, context) {
    authorize(commitPolicy.comment, { project });
    const found = await findCommitOfProject(context.git, project, params.sha);
    checkText(body.body);
    const place =
      body.position === undefined ? nowhere : await findCommitPlace(context, found, body.position);
    const note = await say(context, project, found, body, { place });
    const discussion = { id: note.discussion_id, notes: [note] };
    return { status: 201, body: presentCommitDiscussion(discussion, context.url) };
  },

  async getCommitDiscussion({ project, params }, { db, git, url }) {
    const found = await findCommitOfProject(git, project, params.sha);
    const discussion = await findCommitDiscussion(
      db,
      toCommitKey(project, found),
      params.discussion_id,
    );
    return { status: 200, body: presentCommitDiscussion(discussion, url) };
  },

  async createCommitDiscussionNote({ project, params, body }, context) {
    authorize(commitPolicy.comment, { project });
    const found = await findCommitOfProject(context.git, project, params.sha);
    checkText(body.body);
    const note = await say(context, project, found, body, {
      place: nowhere,
      discussionId: params.discussion_id,
    });
    return { status: 201, body: presentCommitNote(note, context.url) };
  },

  async updateCommitDiscussionNote({ project, params, body }, context) {
    const found = await findCommitOfProject(context.git, project, params.sha);
    const { repository } = found;
    const note = await findCommitNote(context, toCommitKey(project, found), params);
    const changed = await updateCommitNote(context, project, { repository, note }, body.body);
    return { status: 200, body: presentCommitNote(changed, context.url) };
  },

  async deleteCommitDiscussionNote({ project, params, headers }, context) {
    const found = await findCommitOfProject(context.git, project, params.sha);
    const note = await findCommitNote(context, toCommitKey(project, found), params);
    await deleteCommitNote(context, project, note, headers['If-Unmodified-Since']);
    return { status: 204 };
  },
} satisfies CommitDiscussionsService<RequestContext>;

const toCommitKey = ({ id }: ProjectAccess, { commit }: FoundCommit) => ({
  project_id: id,
  commit_id: commit.id,
});

async function say(
  context: RequestContext,
  project: ProjectAccess,
  found: FoundCommit,
  { body: note, created_at }: CreateDiscussionNote,
  where: { readonly place: CommitNotePlace; readonly discussionId?: string },
): Promise<ListedCommitNote> {
  const actor = requireActor(context);
  const type = where.place.position === null ? 'DiscussionNote' : 'DiffNote';
  const saidAt =
    created_at !== undefined && commitPolicy.backdate({ project })
      ? new Date(created_at).toISOString()
      : undefined;
  const row = await storeNoteOnCommit(context, project, found, {
    ...where,
    by: toWorkRequest(actor),
    note,
    type,
    saidAt,
  });
  return addAuthor(row, actor.user);
}
