import type { Request } from 'express';
import { Button, Checkbox, Form, TextArea, TextField } from '#src/pages/fields.tsx';
import type { SentForm } from '../../forms.ts';
import type { Reply } from '../../handlers.tsx';
import { readPathId } from '../../page-query.ts';
import { attempt, type Refused } from '../../refused.ts';
import { GroupPage } from '../group-page.tsx';
import { splitNameList } from '../issuables/names.ts';
import type { PlacePages } from '../place-pages.ts';
import type { GroupVisit } from '../visits.ts';

/** Values of the form of an epic, as people write them. */
interface EpicValues {
  readonly title: string;
  readonly description: string;
  readonly labels: string;
  readonly confidential: boolean;
}

const emptyEpic: EpicValues = { title: '', description: '', labels: '', confidential: false };

const epicLabels = { title: 'Title', description: 'Description', labels: 'Labels' };

const readEpicValues = (form: SentForm): EpicValues => ({
  title: form.text('title').trim(),
  description: form.text('description').replaceAll('\r\n', '\n'),
  labels: form.text('labels'),
  confidential: form.text('confidential') === '1',
});

const toEpicBody = ({ labels, ...values }: EpicValues) => ({
  ...values,
  labels: splitNameList(labels),
});

/** Forms for a new epic and for a change of one. */
export function addEpicForms(pages: PlacePages): void {
  pages.group('/epics/new', async (visit) => showNewEpic(visit, emptyEpic, null));
  pages.groupForm('/epics', async (visit, form) => {
    const values = readEpicValues(form);
    const params = { id: visit.group.id };
    const { refused, done } = await attempt(epicLabels, () =>
      visit.api.call('createEpic', { params, body: toEpicBody(values) }),
    );
    if (refused !== null) return showNewEpic(visit, values, refused);
    return { redirect: `${visit.root}/-/epics/${done.iid}` };
  });
  pages.group('/epics/:iid/edit', async (visit, req) => {
    const params = toParams(visit, req);
    const epic = await visit.api.call('getEpic', { params });
    const values = {
      title: epic.title,
      description: epic.description ?? '',
      labels: epic.labels.map((each) => (typeof each === 'string' ? each : each.name)).join(', '),
      confidential: epic.confidential,
    };
    return showEdit(visit, params.epic_iid, values, null);
  });
  pages.groupForm('/epics/:iid/edit', async (visit, form, req) => {
    const params = toParams(visit, req);
    const values = readEpicValues(form);
    const { refused } = await attempt(epicLabels, () =>
      visit.api.call('updateEpic', { params, body: toEpicBody(values) }),
    );
    if (refused !== null) return showEdit(visit, params.epic_iid, values, refused);
    return { redirect: `${visit.root}/-/epics/${params.epic_iid}` };
  });
}

const toParams = ({ group }: GroupVisit, req: Request) => ({
  id: group.id,
  epic_iid: readPathId(req, 'iid'),
});

const showNewEpic = (visit: GroupVisit, values: EpicValues, refused: Refused | null): Reply =>
  showForm(visit, {
    title: 'New epic',
    action: `${visit.root}/-/epics`,
    submit: 'Create epic',
    values,
    refused,
  });

const showEdit = (
  visit: GroupVisit,
  iid: number,
  values: EpicValues,
  refused: Refused | null,
): Reply =>
  showForm(visit, {
    title: `Edit epic &${iid}`,
    action: `${visit.root}/-/epics/${iid}/edit`,
    submit: 'Save changes',
    values,
    refused,
  });

interface FormPage {
  readonly title: string;
  readonly action: string;
  readonly submit: string;
  readonly values: EpicValues;
  readonly refused: Refused | null;
}

/** Shows the form of an epic; with what was written and the reason, when it was refused. */
function showForm(visit: GroupVisit, { title, action, submit, values, refused }: FormPage): Reply {
  const beside = refused?.beside ?? {};
  return {
    status: refused === null ? 200 : 422,
    page: (
      <GroupPage
        visit={visit}
        title={title}
        tab="epics"
        crumbs={[{ text: 'Epics', path: `${visit.root}/-/epics` }]}
        alert={refused?.alert ?? null}
      >
        <Form frame={visit.frame} action={action}>
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
            rows={12}
            value={values.description}
            errors={beside['description']}
          />
          <TextField
            name="labels"
            label="Labels"
            hint="Names, separated by commas"
            value={values.labels}
            errors={beside['labels']}
          />
          <Checkbox name="confidential" label="Confidential" checked={values.confidential} />
          <div class="buttons">
            <Button>{submit}</Button>
          </div>
        </Form>
      </GroupPage>
    ),
  };
}
