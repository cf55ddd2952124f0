import { Button, Checkbox, Form, Select, TextArea, TextField } from '#src/pages/fields.tsx';
import { HtmlPage } from '#src/pages/page.tsx';
import type { SentForm } from '../../forms.ts';
import type { Reply, SignedInVisit } from '../../handlers.tsx';
import { readQueryText } from '../../page-query.ts';
import { attempt, type Refused } from '../../refused.ts';
import type { PlacePages } from '../place-pages.ts';
import { VisibilityField, visibilityLabels } from '../visibility-field.tsx';
import type { PlaceVisit } from '../visits.ts';
import { listNamespaceChoices, readNamespaceId } from './namespaces.ts';

type OwnVisit = PlaceVisit & SignedInVisit;

interface Values {
  readonly name: string;
  readonly path: string;
  readonly namespace: string;
  readonly description: string;
  readonly visibility: string;
  readonly readme: boolean;
}

const labels: Readonly<Record<string, string>> = {
  ...visibilityLabels,
  name: 'Name',
  path: 'Path',
  namespace: 'Group or user',
  namespace_id: 'Group or user',
  description: 'Description',
};

/** The form of a new project. */
export function addNewProject(pages: PlacePages): void {
  pages.own('/projects/new', async (visit, req) => {
    const namespace = readQueryText(req, 'namespace_id');
    const name = readQueryText(req, 'name').slice(0, 255);
    const rest = { path: '', description: '', visibility: 'private', readme: true };
    return showForm(visit, { name, namespace, ...rest }, null);
  });
  pages.ownForm('/projects', async (visit, form) => {
    const values = readValues(form);
    const { refused, done } = await attempt(labels, () =>
      visit.api.call('createProject', {
        body: {
          name: values.name === '' ? null : values.name,
          path: values.path === '' ? null : values.path,
          namespace_id: readNamespaceId(values.namespace),
          description: values.description,
          visibility: values.visibility as 'private',
          initialize_with_readme: values.readme,
        },
      }),
    );
    if (refused !== null) return showForm(visit, values, refused);
    return { redirect: `/${done.path_with_namespace}` };
  });
}

const readValues = (form: SentForm): Values => ({
  name: form.text('name').trim(),
  path: form.text('path').trim(),
  namespace: form.text('namespace'),
  description: form.text('description').replaceAll('\r\n', '\n'),
  visibility: form.text('visibility'),
  readme: form.text('readme') === '1',
});

async function showForm(visit: OwnVisit, values: Values, refused: Refused | null): Promise<Reply> {
  const { frame } = visit;
  const beside = refused?.beside ?? {};
  const choices = await listNamespaceChoices(visit, values.namespace);
  return {
    status: refused === null ? 200 : 422,
    page: (
      <HtmlPage frame={frame} title="New project" alert={refused?.alert ?? null}>
        <p class="quiet">A project has a git repository, issues, merge requests and pipelines.</p>
        <Form frame={frame} action="/projects">
          <TextField
            name="name"
            label="Name"
            value={values.name}
            errors={beside['name']}
            maxlength={255}
            required
            autofocus={values.name === ''}
          />
          <Select
            name="namespace"
            label="Group or user"
            value={values.namespace}
            choices={choices}
            errors={beside['namespace'] ?? beside['namespace_id']}
          />
          <TextField
            name="path"
            label="Path"
            hint="Last part of the address; without one it is made from the name"
            value={values.path}
            errors={beside['path']}
            maxlength={255}
          />
          <TextArea
            name="description"
            label="Description"
            rows={3}
            value={values.description}
            errors={beside['description']}
            maxlength={2000}
          />
          <VisibilityField value={values.visibility} beside={beside} />
          <Checkbox
            name="readme"
            label="Start with a README"
            hint="The repository can be cloned at once. Leave it out to push a repository that you have"
            checked={values.readme}
          />
          <div class="buttons">
            <Button>Create project</Button>
          </div>
        </Form>
      </HtmlPage>
    ),
  };
}
