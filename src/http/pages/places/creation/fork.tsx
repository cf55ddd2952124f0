import { projectPolicy } from '#src/domains/core/projects/policy.ts';
import { NotFound } from '#src/errors.ts';
import { Button, Form, Select, TextField } from '#src/pages/fields.tsx';
import type { Reply, SignedInVisit } from '../../handlers.tsx';
import { attempt, refuseMissing, type Refused } from '../../refused.ts';
import type { PlacePages } from '../place-pages.ts';
import { ProjectPage } from '../project-page.tsx';
import { VisibilityField, visibilityLabels } from '../visibility-field.tsx';
import type { ProjectVisit } from '../visits.ts';
import { listNamespaceChoices, readNamespaceId } from './namespaces.ts';

interface Values {
  readonly name: string;
  readonly path: string;
  readonly namespace: string;
  readonly visibility: string;
}

const labels: Readonly<Record<string, string>> = {
  ...visibilityLabels,
  name: 'Name',
  path: 'Path',
  namespace_id: 'Group or user',
};

/** The form of a fork. */
export function addForkForm(pages: PlacePages): void {
  pages.projectOwn('/forks/new', async (visit) => {
    const { name, path } = visit.facts;
    const values = { name, path, namespace: '', visibility: visit.project.visibility };
    return showForm(visit, values, null);
  });
  pages.projectForm('/forks', async (visit, form) => {
    const values = {
      name: form.text('name').trim(),
      path: form.text('path').trim(),
      namespace: form.text('namespace'),
      visibility: form.text('visibility'),
    };
    const { name, path, visibility } = values;
    const { refused, done } = await attempt(labels, () =>
      refuseMissing(
        'namespace_id',
        visit.api.call('forkProject', {
          params: { id: visit.project.id },
          body: {
            name,
            path,
            namespace_id: readNamespaceId(values.namespace),
            visibility: visibility as 'private',
          },
        }),
      ),
    );
    if (refused !== null) return showForm(visit, values, refused);
    return { redirect: `/${done.path_with_namespace}` };
  });
}

async function showForm(
  visit: ProjectVisit & SignedInVisit,
  values: Values,
  refused: Refused | null,
): Promise<Reply> {
  const { frame, project, root } = visit;
  if (!projectPolicy.fork({ project })) throw new NotFound();
  const beside = refused?.beside ?? {};
  const choices = await listNamespaceChoices(visit, values.namespace);
  return {
    status: refused === null ? 200 : 422,
    page: (
      <ProjectPage
        visit={visit}
        title="Fork this project"
        tab="overview"
        crumbs={[{ text: 'Forks', path: `${root}/-/forks` }]}
        alert={refused?.alert ?? null}
      >
        <p class="quiet">
          A fork is a copy of the project that belongs to you. Its changes come back by merge
          requests.
        </p>
        <Form frame={frame} action={`${root}/-/forks`}>
          <TextField
            name="name"
            label="Name"
            value={values.name}
            errors={beside['name']}
            maxlength={255}
            required
          />
          <Select
            name="namespace"
            label="Group or user"
            value={values.namespace}
            choices={choices}
            errors={beside['namespace_id']}
          />
          <TextField
            name="path"
            label="Path"
            hint="Last part of the address"
            value={values.path}
            errors={beside['path']}
            maxlength={255}
            required
          />
          <VisibilityField value={values.visibility} beside={beside} />
          <div class="buttons">
            <Button>Fork project</Button>
          </div>
        </Form>
      </ProjectPage>
    ),
  };
}
