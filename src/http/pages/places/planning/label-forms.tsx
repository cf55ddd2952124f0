import type { Request } from 'express';
import { Forbidden } from '#src/errors.ts';
import { Button, Form, TextArea, TextField } from '#src/pages/fields.tsx';
import type { SentForm } from '../../forms.ts';
import type { Reply, SignedInVisit } from '../../handlers.tsx';
import { readPathId } from '../../page-query.ts';
import { attempt, moveAlert, type Refused } from '../../refused.ts';
import {
  EitherPage,
  type EitherVisit,
  findPlaceId,
  isProjectVisit,
  mayChangePlans,
} from '../either-place.tsx';
import type { PlacePages } from '../place-pages.ts';

const operationsOf = {
  project: {
    one: 'getProjectLabel',
    create: 'createProjectLabel',
    update: 'updateProjectLabel',
    remove: 'deleteProjectLabel',
  },
  group: {
    one: 'getGroupLabel',
    create: 'createGroupLabel',
    update: 'updateGroupLabel',
    remove: 'deleteGroupLabel',
  },
} as const;

const findOperations = (visit: EitherVisit) =>
  operationsOf[isProjectVisit(visit) ? 'project' : 'group'];

interface Values {
  readonly name: string;
  readonly color: string;
  readonly description: string;
}

const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  new_name: 'Name',
  title: 'Name',
  color: 'Color',
  description: 'Description',
};

/** Forms that create, change and delete labels. */
export function addLabelForms(pages: PlacePages): void {
  pages.projectOwn('/labels/new', showNew);
  pages.groupOwn('/labels/new', showNew);
  pages.projectForm('/labels', create);
  pages.groupForm('/labels', create);
  pages.projectOwn('/labels/:id/edit', showEdit);
  pages.groupOwn('/labels/:id/edit', showEdit);
  pages.projectForm('/labels/:id/edit', update);
  pages.groupForm('/labels/:id/edit', update);
  pages.projectForm('/labels/:id/delete', remove);
  pages.groupForm('/labels/:id/delete', remove);
}

type OwnVisit = EitherVisit & SignedInVisit;

const readValues = (form: SentForm): Values => ({
  name: form.text('name').trim(),
  color: form.text('color').trim(),
  description: form.text('description').replaceAll('\r\n', '\n'),
});

async function showNew(visit: OwnVisit): Promise<Reply> {
  return showForm(visit, null, { name: '', color: '#6699cc', description: '' }, null);
}

async function create(visit: OwnVisit, form: SentForm): Promise<Reply> {
  const values = readValues(form);
  const params = { id: findPlaceId(visit) };
  const { refused } = await attempt(labels, () =>
    visit.api.call(findOperations(visit).create, { params, body: values }),
  );
  return refused === null ? toList(visit, 'created') : showForm(visit, null, values, refused);
}

const toParams = (visit: EitherVisit, req: Request) => ({
  id: findPlaceId(visit),
  label_id: readPathId(req),
});

async function showEdit(visit: OwnVisit, req: Request): Promise<Reply> {
  const params = toParams(visit, req);
  const label = await visit.api.call(findOperations(visit).one, { params });
  const { name, color, description } = label;
  return showForm(visit, params.label_id, { name, color, description: description ?? '' }, null);
}

async function update(visit: OwnVisit, form: SentForm, req: Request): Promise<Reply> {
  const values = readValues(form);
  const { name: new_name, color, description } = values;
  const params = toParams(visit, req);
  const { refused } = await attempt(labels, () =>
    visit.api.call(findOperations(visit).update, {
      params,
      body: { new_name, color, description },
    }),
  );
  return refused === null
    ? toList(visit, 'changed')
    : showForm(visit, params.label_id, values, refused);
}

async function remove(visit: OwnVisit, _form: SentForm, req: Request): Promise<Reply> {
  await visit.api.call(findOperations(visit).remove, { params: toParams(visit, req) });
  return toList(visit, 'deleted');
}

const toList = ({ root }: EitherVisit, done: string): Reply => ({
  redirect: `${root}/-/labels?done=${done}`,
});

/** `id` is null for a new label. */
function showForm(visit: OwnVisit, id: number | null, values: Values, sent: Refused | null): Reply {
  if (!mayChangePlans(visit)) throw new Forbidden();
  const refused = sent === null ? null : moveAlert(sent, [[/already exists/, 'name']]);
  const beside = refused?.beside ?? {};
  const path = `${visit.root}/-/labels`;
  return {
    status: refused === null ? 200 : 422,
    page: (
      <EitherPage
        visit={visit}
        title={id === null ? 'New label' : 'Edit label'}
        tabs={['issues', 'labels']}
        crumbs={[{ text: 'Labels', path }]}
        alert={refused?.alert ?? null}
      >
        <Form frame={visit.frame} action={id === null ? path : `${path}/${id}/edit`}>
          <TextField
            name="name"
            label="Name"
            value={values.name}
            errors={beside['name'] ?? beside['new_name'] ?? beside['title']}
            maxlength={255}
            required
          />
          <TextField
            name="color"
            label="Color"
            type="color"
            value={values.color}
            errors={beside['color']}
            required
          />
          <TextArea
            name="description"
            label="Description"
            rows={2}
            value={values.description}
            errors={beside['description']}
          />
          <div class="buttons">
            <Button>{id === null ? 'Create label' : 'Save changes'}</Button>
          </div>
        </Form>
      </EitherPage>
    ),
  };
}
