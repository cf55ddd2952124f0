import type { Request } from 'express';
import { Forbidden } from '#src/errors.ts';
import { redirectToDuty, type Reply } from '../../handlers.tsx';
import { readQueryText } from '../../page-query.ts';
import { attempt, type Refused } from '../../refused.ts';
import { joinUsernames, toPlanBody, toPlanValues } from '../issuables/form-fields.tsx';
import { findUserIds, splitNameList } from '../issuables/names.ts';
import type { PlacePages } from '../place-pages.ts';
import { ProjectPage } from '../project-page.tsx';
import type { ProjectVisit } from '../visits.ts';
import {
  emptyRequest,
  readRequestValues,
  RequestForm,
  requestLabels,
  type RequestValues,
} from './form.tsx';
import { formatRequestPath, loadRequest, readRequestParams } from './subject.tsx';

/** Forms for a new merge request and for a change of one. */
export function addRequestForms(pages: PlacePages): void {
  pages.project('/merge_requests/new', async (visit, req) => {
    if (visit.actor === null) return redirectToDuty(visit, req.originalUrl);
    return showNew(visit, await readProposal(visit, req), null);
  });
  pages.projectForm('/merge_requests', async (visit, form) => {
    const values = readRequestValues(form);
    const { refused, done } = await attempt(requestLabels, async () => {
      const { source_branch, target_project_id } = values;
      const target = /^\d{1,15}$/.test(target_project_id) ? Number(target_project_id) : null;
      return visit.api.call('createMergeRequest', {
        params: { id: visit.project.id },
        body: {
          ...(await toRequestBody(visit, values)),
          source_branch,
          ...(target !== null && { target_project_id: target }),
        },
      });
    });
    if (refused !== null) return showNew(visit, values, refused);
    const [project = '', iid = ''] = done.references.full.split('!');
    return { redirect: `/${project}/-/merge_requests/${iid}` };
  });
  pages.project('/merge_requests/:iid/edit', async (visit, req) => {
    const { mergeRequest, params, may } = await loadRequest(visit, req);
    if (!may.change) throw new Forbidden();
    const values: RequestValues = {
      ...emptyRequest,
      ...toPlanValues(mergeRequest),
      target_branch: mergeRequest.target_branch,
      reviewers: joinUsernames(mergeRequest.reviewers),
      squash: mergeRequest.squash,
      remove_source_branch: mergeRequest.force_remove_source_branch === true,
    };
    return showEdit(visit, params.merge_request_iid, values, null);
  });
  pages.projectForm('/merge_requests/:iid/edit', async (visit, form, req) => {
    const params = readRequestParams(visit, req);
    const values = readRequestValues(form);
    const { refused } = await attempt(requestLabels, async () =>
      visit.api.call('updateMergeRequest', { params, body: await toRequestBody(visit, values) }),
    );
    if (refused !== null) return showEdit(visit, params.merge_request_iid, values, refused);
    return { redirect: formatRequestPath(visit, params.merge_request_iid) };
  });
}

/** Values of the address; the branch proposes the others. */
async function readProposal(visit: ProjectVisit, req: Request): Promise<RequestValues> {
  const readText = (name: string, chars = 255) =>
    readQueryText(req, `merge_request[${name}]`).slice(0, chars);
  const { api, facts, project } = visit;
  const source_branch = readText('source_branch', 1024);
  const params = { id: project.id, branch: source_branch };
  const branch = source_branch === '' ? null : await api.optional('getBranch', { params });
  return {
    ...emptyRequest,
    source_branch,
    target_branch: readText('target_branch', 1024) || (facts.default_branch ?? ''),
    target_project_id: readText('target_project_id'),
    title: readText('title') || (branch?.commit.title ?? '').slice(0, 255),
    description: readText('description', 20_000),
  };
}

/** The body of the operations: names of people and milestones become ids. @throws Unprocessable for unknown ones */
async function toRequestBody({ api, project }: ProjectVisit, values: RequestValues) {
  const { target_branch, squash, remove_source_branch } = values;
  return {
    ...(await toPlanBody(api, project.id, values)),
    target_branch,
    squash,
    remove_source_branch,
    reviewer_ids: await findUserIds(api, 'reviewer_ids', splitNameList(values.reviewers)),
  };
}

function showNew(visit: ProjectVisit, values: RequestValues, refused: Refused | null): Reply {
  const path = `${visit.root}/-/merge_requests`;
  return {
    status: refused === null ? 200 : 422,
    page: (
      <ProjectPage
        visit={visit}
        title="New merge request"
        tab="merge_requests"
        crumbs={[{ text: 'Merge requests', path }]}
        alert={refused?.alert ?? null}
      >
        <RequestForm visit={visit} action={path} values={values} refused={refused} isNew />
      </ProjectPage>
    ),
  };
}

function showEdit(
  visit: ProjectVisit,
  iid: number,
  values: RequestValues,
  refused: Refused | null,
): Reply {
  const path = `${visit.root}/-/merge_requests`;
  return {
    status: refused === null ? 200 : 422,
    page: (
      <ProjectPage
        visit={visit}
        title={`Edit merge request !${iid}`}
        tab="merge_requests"
        crumbs={[
          { text: 'Merge requests', path },
          { text: `!${iid}`, path: `${path}/${iid}` },
        ]}
        alert={refused?.alert ?? null}
      >
        <RequestForm
          visit={visit}
          action={`${path}/${iid}/edit`}
          values={values}
          refused={refused}
          isNew={false}
        />
      </ProjectPage>
    ),
  };
}
