import type { Request } from 'express';
import { toDraftTitle, toReadyTitle } from '#src/domains/review/merge-requests/title.ts';
import type { SentForm } from '../../forms.ts';
import type { Reply, SignedInVisit } from '../../handlers.tsx';
import { readPageQuery } from '../../page-query.ts';
import { attempt } from '../../refused.ts';
import { addCommentForms } from '../conversation/comment-forms.ts';
import { readComment, readFrom, toNoteAnchor } from '../conversation/subjects.ts';
import type { PlacePages } from '../place-pages.ts';
import type { ProjectVisit } from '../visits.ts';
import { showDiffs } from './diffs.tsx';
import { showOverview } from './overview.tsx';
import { formatRequestPath, readRequestParams } from './subject.tsx';

type ActVisit = ProjectVisit & SignedInVisit;
type Params = ReturnType<typeof readRequestParams>;

/** Does what a button asks for. Returns what the address of the page has behind its path afterwards. */
type Act = (visit: ActVisit, params: Params, form: SentForm, req: Request) => Promise<string>;

/** Forms of the pages of a merge request. A refusal is shown on the overview. */
export function addRequestActs(pages: PlacePages): void {
  const add = (name: string, act: Act) => {
    pages.projectForm(`/merge_requests/:iid/${name}`, async (visit, form, req) => {
      const params = readRequestParams(visit, req);
      const path = formatRequestPath(visit, params.merge_request_iid);
      const labels = { note: 'Comment', body: 'Comment' };
      const { refused, done } = await attempt(labels, () => act(visit, params, form, req));
      if (refused !== null) return showOverview(visit, req, { text: readComment(form), refused });
      return { redirect: path + done };
    });
  };
  addCommentForms(pages, 'merge_requests', showOverview);
  add('discussions/:discussion/resolve', resolve);
  add('suggestions/:suggestion', async ({ api }, _params, form, req) => {
    const id = String(req.params['suggestion']);
    await api.call('applySuggestion', { params: { id }, body: {} });
    const note = form.text('note');
    return readFrom(form.text('from')) + (/^\d{1,15}$/.test(note) ? `#note_${note}` : '');
  });
  add('state', async ({ api }, params, form) => {
    const state_event = form.text('state_event') === 'reopen' ? 'reopen' : 'close';
    await api.call('updateMergeRequest', { params, body: { state_event } });
    return '';
  });
  add('draft', changeDraft);
  add('approve', approve);
  add('unapprove', async ({ api }, params) => {
    await api.call('unapproveMergeRequest', { params });
    return '';
  });
  add('merge', merge);
  add('cancel_merge', async ({ api }, params) => {
    await api.call('cancelMergeWhenPipelineSucceeds', { params });
    return '';
  });
  add('rebase', async ({ api }, params) => {
    await api.call('rebaseMergeRequest', { params, body: {} });
    return '?done=rebase';
  });
  pages.projectForm('/merge_requests/:iid/diffs', commentOnLine);
}

const toDiscussion = (params: Params, req: Request) => ({
  ...params,
  discussion_id: String(req.params['discussion']),
});

const resolve: Act = async ({ api }, params, form, req) => {
  const discussion = await api.call('resolveMergeRequestDiscussion', {
    params: toDiscussion(params, req),
    body: { resolved: form.text('resolved') !== 'false' },
  });
  const [first] = discussion.notes;
  return readFrom(form.text('from')) + (first === undefined ? '' : toNoteAnchor(first));
};

const changeDraft: Act = async ({ api }, params, form) => {
  const { title } = await api.call('getMergeRequest', { params });
  const changed = form.text('draft') === 'true' ? toDraftTitle(title) : toReadyTitle(title);
  await api.call('updateMergeRequest', { params, body: { title: changed } });
  return '';
};

/** The commit that the page showed: what came later was not seen. */
const readSha = (form: SentForm) => {
  const sha = form.text('sha');
  return sha === '' ? {} : { sha };
};

const approve: Act = async ({ api }, params, form) => {
  const password = form.text('approval_password');
  await api.call('approveMergeRequest', {
    params,
    body: { ...readSha(form), ...(password !== '' && { approval_password: password }) },
  });
  return '';
};

const merge: Act = async ({ api }, params, form) => {
  const waits = form.text('merge_when_pipeline_succeeds') === '1';
  const merged = await api.call('mergeMergeRequest', {
    params,
    body: {
      ...readSha(form),
      squash: form.text('squash') === '1',
      should_remove_source_branch: form.text('should_remove_source_branch') === '1',
      ...(waits && { merge_when_pipeline_succeeds: true }),
    },
  });
  return waits && merged.state === 'opened' ? '?done=waits' : '';
};

/** A comment on a line of the diff. A refusal is shown at the line. */
async function commentOnLine(visit: ActVisit, form: SentForm, req: Request): Promise<Reply> {
  const params = readRequestParams(visit, req);
  const text = readComment(form);
  const line = (name: string) =>
    /^\d{1,9}$/.test(form.text(name)) ? { [name]: Number(form.text(name)) } : {};
  const position = {
    position_type: 'text' as const,
    base_sha: form.text('base_sha'),
    start_sha: form.text('start_sha'),
    head_sha: form.text('head_sha'),
    old_path: form.text('old_path'),
    new_path: form.text('new_path'),
    ...line('old_line'),
    ...line('new_line'),
  };
  const { refused, done } = await attempt({ note: 'Comment', body: 'Comment' }, () =>
    visit.api.call('createMergeRequestDiscussion', { params, body: { body: text, position } }),
  );
  if (refused !== null) return showDiffs(visit, req, { text, refused });
  const [note] = 'notes' in done ? done.notes : [];
  const { page } = readPageQuery(req);
  const path = `${formatRequestPath(visit, params.merge_request_iid)}/diffs`;
  return {
    redirect:
      path + (page === 1 ? '' : `?page=${page}`) + (note === undefined ? '' : toNoteAnchor(note)),
  };
}
