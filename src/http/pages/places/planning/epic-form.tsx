import type { Request } from 'express';
import { Button, Checkbox, Form } from '#src/pages/fields.tsx';
import type { SentForm } from '../../forms.ts';
import type { Reply } from '../../handlers.tsx';
import { readPathId } from '../../page-query.ts';
import { attempt, type Refused } from '../../refused.ts';
import { GroupPage } from '../group-page.tsx';
import {
  DescriptionField,
  emptyTexts,
  LabelsField,
  readTextValues,
  textLabels,
  type TextValues,
  TitleField,
  toTextBody,
  toTextValues,
} from '../issuables/form-fields.tsx';
import type { PlacePages } from '../place-pages.ts';
import type { GroupVisit } from '../visits.ts';

/** Values of the form of an epic, as people write them. */
interface EpicValues extends TextValues {
  readonly confidential: boolean;
}

const emptyEpic: EpicValues = { ...emptyTexts, confidential: false };

const readEpicValues = (form: SentForm): EpicValues => ({
  ...readTextValues(form),
  confidential: form.text('confidential') === '1',
});

const toEpicBody = (values: EpicValues) => ({
  ...toTextBody(values),
  confidential: values.confidential,
});

/** Forms for a new epic and for a change of one. */
export function addEpicForms(pages: PlacePages): void {
  pages.group('/epics/new', async (visit) => showNewEpic(visit, emptyEpic, null));
  pages.groupForm('/epics', async (visit, form) => {
    const values = readEpicValues(form);
    const params = { id: visit.group.id };
    const { refused, done } = await attempt(textLabels, () =>
      visit.api.call('createEpic', { params, body: toEpicBody(values) }),
    );
    if (refused !== null) return showNewEpic(visit, values, refused);
    return { redirect: `${visit.root}/-/epics/${done.iid}` };
  });
  pages.group('/epics/:iid/edit', async (visit, req) => {
    const params = toParams(visit, req);
    const epic = await visit.api.call('getEpic', { params });
    const values = { ...toTextValues(epic), confidential: epic.confidential };
    return showEdit(visit, params.epic_iid, values, null);
  });
  pages.groupForm('/epics/:iid/edit', async (visit, form, req) => {
    const params = toParams(visit, req);
    const values = readEpicValues(form);
    const { refused } = await attempt(textLabels, () =>
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
  const fields = { values, beside: refused?.beside ?? {} };
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
          <TitleField {...fields} />
          <DescriptionField {...fields} />
          <LabelsField {...fields} />
          <Checkbox name="confidential" label="Confidential" checked={values.confidential} />
          <div class="buttons">
            <Button>{submit}</Button>
          </div>
        </Form>
      </GroupPage>
    ),
  };
}
