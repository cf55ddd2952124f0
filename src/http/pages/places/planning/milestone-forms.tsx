import type { Request } from 'express';
import { Forbidden } from '#src/errors.ts';
import { Button, Form, TextArea, TextField } from '#src/pages/fields.tsx';
import type { SentForm } from '../../forms.ts';
import type { Reply, SignedInVisit } from '../../handlers.tsx';
import { attempt, type Refused } from '../../refused.ts';
import { EitherPage, type EitherVisit, findPlaceId, mayChangePlans } from '../either-place.tsx';
import type { PlacePages } from '../place-pages.ts';
import { findMilestoneAt, findMilestoneOperations } from './milestone.ts';

interface Values {
  readonly title: string;
  readonly description: string;
  readonly start_date: string;
  readonly due_date: string;
}

const labels: Readonly<Record<string, string>> = {
  title: 'Title',
  description: 'Description',
  start_date: 'Start date',
  due_date: 'Due date',
};

/** Forms that create, change, close and delete milestones. */
export function addMilestoneForms(pages: PlacePages): void {
  pages.projectOwn('/milestones/new', showNew);
  pages.groupOwn('/milestones/new', showNew);
  pages.projectForm('/milestones', create);
  pages.groupForm('/milestones', create);
  pages.projectOwn('/milestones/:iid/edit', showEdit);
  pages.groupOwn('/milestones/:iid/edit', showEdit);
  pages.projectForm('/milestones/:iid/edit', update);
  pages.groupForm('/milestones/:iid/edit', update);
  pages.projectForm('/milestones/:iid/state', changeState);
  pages.groupForm('/milestones/:iid/state', changeState);
  pages.projectForm('/milestones/:iid/delete', remove);
  pages.groupForm('/milestones/:iid/delete', remove);
}

type OwnVisit = EitherVisit & SignedInVisit;

const readValues = (form: SentForm): Values => ({
  title: form.text('title').trim(),
  description: form.text('description').replaceAll('\r\n', '\n'),
  start_date: form.text('start_date'),
  due_date: form.text('due_date'),
});

async function showNew(visit: OwnVisit): Promise<Reply> {
  const values = { title: '', description: '', start_date: '', due_date: '' };
  return showForm(visit, null, values, null);
}

async function create(visit: OwnVisit, form: SentForm): Promise<Reply> {
  const values = readValues(form);
  const { refused, done } = await attempt(labels, () =>
    visit.api.call(findMilestoneOperations(visit).create, {
      params: { id: findPlaceId(visit) },
      body: {
        ...values,
        start_date: values.start_date || null,
        due_date: values.due_date || null,
      },
    }),
  );
  if (refused !== null) return showForm(visit, null, values, refused);
  return { redirect: `${visit.root}/-/milestones/${done.iid}` };
}

async function showEdit(visit: OwnVisit, req: Request): Promise<Reply> {
  const { milestone } = await findMilestoneAt(visit, req);
  const values = {
    title: milestone.title,
    description: milestone.description ?? '',
    start_date: milestone.start_date ?? '',
    due_date: milestone.due_date ?? '',
  };
  return showForm(visit, milestone.iid, values, null);
}

async function update(visit: OwnVisit, form: SentForm, req: Request): Promise<Reply> {
  const { params, milestone } = await findMilestoneAt(visit, req);
  const values = readValues(form);
  const { refused } = await attempt(labels, () =>
    visit.api.call(findMilestoneOperations(visit).update, { params, body: { ...values } }),
  );
  if (refused !== null) return showForm(visit, milestone.iid, values, refused);
  return { redirect: `${visit.root}/-/milestones/${milestone.iid}` };
}

async function changeState(visit: OwnVisit, form: SentForm, req: Request): Promise<Reply> {
  const { params, milestone } = await findMilestoneAt(visit, req);
  const state_event = form.text('state_event') === 'activate' ? 'activate' : 'close';
  await visit.api.call(findMilestoneOperations(visit).update, { params, body: { state_event } });
  return { redirect: `${visit.root}/-/milestones/${milestone.iid}` };
}

async function remove(visit: OwnVisit, _form: SentForm, req: Request): Promise<Reply> {
  const { params } = await findMilestoneAt(visit, req);
  await visit.api.call(findMilestoneOperations(visit).remove, { params });
  return { redirect: `${visit.root}/-/milestones` };
}

/** `iid` is null for a new milestone. */
function showForm(
  visit: OwnVisit,
  iid: number | null,
  values: Values,
  refused: Refused | null,
): Reply {
  if (!mayChangePlans(visit)) throw new Forbidden();
  const beside = refused?.beside ?? {};
  const path = `${visit.root}/-/milestones`;
  return {
    status: refused === null ? 200 : 422,
    page: (
      <EitherPage
        visit={visit}
        title={iid === null ? 'New milestone' : 'Edit milestone'}
        tabs={['issues', 'milestones']}
        crumbs={[{ text: 'Milestones', path }]}
        alert={refused?.alert ?? null}
      >
        <Form frame={visit.frame} action={iid === null ? path : `${path}/${iid}/edit`}>
          <TextField
            name="title"
            label="Title"
            value={values.title}
            errors={beside['title']}
            maxlength={255}
            required
          />
          <TextArea
            name="description"
            label="Description"
            hint="Markdown"
            rows={6}
            value={values.description}
            errors={beside['description']}
          />
          {(['start_date', 'due_date'] as const).map((name) => (
            <TextField
              name={name}
              label={labels[name] ?? ''}
              type="date"
              value={values[name]}
              errors={beside[name]}
            />
          ))}
          <div class="buttons">
            <Button>{iid === null ? 'Create milestone' : 'Save changes'}</Button>
          </div>
        </Form>
      </EitherPage>
    ),
  };
}
