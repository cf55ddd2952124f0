import type { Request } from 'express';
import type { Reply } from '../../handlers.tsx';
import { readPathId, readQueryText } from '../../page-query.ts';
import { attempt, type Refused } from '../../refused.ts';
import { EitherPage, type EitherVisit, findPlaceId, isProjectVisit } from '../either-place.tsx';
import { addCommentForms } from '../conversation/comment-forms.ts';
import { toPlanBody, toPlanValues } from '../issuables/form-fields.tsx';
import type { PlacePages } from '../place-pages.ts';
import type { Crumb } from '#src/pages/breadcrumbs.tsx';
import { ProjectPage } from '../project-page.tsx';
import type { ProjectVisit } from '../visits.ts';
import { emptyIssue, IssueForm, issueLabels, type IssueValues, readIssueValues } from './form.tsx';
import { showIssuePage } from './issue.tsx';
import { loadIssueList } from './list.tsx';
import { IssueViews } from './views.tsx';

/** Issues of projects and groups: lists, one issue, and the forms that change it. */
export function addIssuePages(pages: PlacePages): void {
  pages.project('/issues', showIssues);
  pages.group('/issues', showIssues);
  addIssueForms(pages);
  pages.project('/issues/:iid', (visit, req) => showIssuePage(visit, req));
  addIssueActs(pages);
}

async function showIssues(visit: EitherVisit, req: Request): Promise<Reply> {
  const operation = isProjectVisit(visit) ? 'listProjectIssues' : 'listGroupIssues';
  const list = await loadIssueList(visit, req, {
    source: { operation, id: findPlaceId(visit) },
    path: `${visit.root}/-/issues`,
  });
  return {
    revalidate: true,
    page: (
      <EitherPage visit={visit} title="Issues" tabs={['issues', 'issues']}>
        {isProjectVisit(visit) ? <IssueViews visit={visit} current="issues" /> : null}
        {list}
      </EitherPage>
    ),
  };
}

/** Forms for a new issue and for a change of one. */
function addIssueForms(pages: PlacePages): void {
  pages.project('/issues/new', async (visit, req) => {
    const values = {
      ...emptyIssue,
      title: readQueryText(req, 'issue[title]').slice(0, 255),
      description: readQueryText(req, 'issue[description]').slice(0, 20_000),
    };
    return showNewIssue(visit, values, null);
  });
  pages.projectForm('/issues', async (visit, form) => {
    const values = readIssueValues(form);
    const { refused, done } = await attempt(issueLabels, async () =>
      visit.api.call('createIssue', {
        params: { id: visit.project.id },
        body: await toIssueBody(visit, values),
      }),
    );
    if (refused !== null) return showNewIssue(visit, values, refused);
    return { redirect: `${visit.root}/-/issues/${done.iid}` };
  });
  pages.project('/issues/:iid/edit', async (visit, req) => {
    const issue = await visit.api.call('getIssue', { params: toParams(visit, req) });
    const values = {
      ...toPlanValues(issue),
      due_date: issue.due_date ?? '',
      confidential: issue.confidential,
    };
    return showEdit(visit, issue.iid, values, null);
  });
  pages.projectForm('/issues/:iid/edit', async (visit, form, req) => {
    const params = toParams(visit, req);
    const values = readIssueValues(form);
    const { refused } = await attempt(issueLabels, async () =>
      visit.api.call('updateIssue', { params, body: await toIssueBody(visit, values) }),
    );
    if (refused !== null) return showEdit(visit, params.issue_iid, values, refused);
    return { redirect: `${visit.root}/-/issues/${params.issue_iid}` };
  });
}

/** Comments, replies, and closing. */
function addIssueActs(pages: PlacePages): void {
  addCommentForms(pages, 'issues', showIssuePage);
  pages.projectForm('/issues/:iid/state', async (visit, form, req) => {
    const params = toParams(visit, req);
    const state_event = form.text('state_event') === 'reopen' ? 'reopen' : 'close';
    await visit.api.call('updateIssue', { params, body: { state_event } });
    return { redirect: `${visit.root}/-/issues/${params.issue_iid}` };
  });
}

const toParams = ({ project }: ProjectVisit, req: Request) => ({
  id: project.id,
  issue_iid: readPathId(req, 'iid'),
});

/** The body of the operation: names of people and milestones become ids. @throws Unprocessable for unknown ones */
async function toIssueBody({ api, project }: ProjectVisit, values: IssueValues) {
  return {
    ...(await toPlanBody(api, project.id, values)),
    confidential: values.confidential,
    due_date: values.due_date === '' ? null : values.due_date,
  };
}

const showNewIssue = (visit: ProjectVisit, values: IssueValues, refused: Refused | null): Reply =>
  showForm(visit, {
    title: 'New issue',
    crumbs: [],
    action: `${visit.root}/-/issues`,
    submit: 'Create issue',
    values,
    refused,
  });

function showEdit(
  visit: ProjectVisit,
  iid: number,
  values: IssueValues,
  refused: Refused | null,
): Reply {
  const path = `${visit.root}/-/issues/${iid}`;
  return showForm(visit, {
    title: `Edit issue #${iid}`,
    crumbs: [{ text: `#${iid}`, path }],
    action: `${path}/edit`,
    submit: 'Save changes',
    values,
    refused,
  });
}

interface FormPage {
  readonly title: string;
  /** The way from the list of issues to the page. */
  readonly crumbs: readonly Crumb[];
  readonly action: string;
  readonly submit: string;
  readonly values: IssueValues;
  readonly refused: Refused | null;
}

/** Shows the form of an issue; with what was written and the reason, when it was refused. */
function showForm(visit: ProjectVisit, { title, crumbs, refused, ...form }: FormPage): Reply {
  return {
    status: refused === null ? 200 : 422,
    page: (
      <ProjectPage
        visit={visit}
        title={title}
        tab="issues"
        crumbs={[{ text: 'Issues', path: `${visit.root}/-/issues` }, ...crumbs]}
        alert={refused?.alert ?? null}
      >
        <IssueForm visit={visit} refused={refused} {...form} />
      </ProjectPage>
    ),
  };
}
