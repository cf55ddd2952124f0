import { Button, Form, TextArea, TextField } from '#src/pages/fields.tsx';
import { Forbidden } from '#src/errors.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import type { Reply } from '../../handlers.tsx';
import { readNotice } from '../../page-query.ts';
import { attempt, type Refused } from '../../refused.ts';
import type { PlacePages } from '../place-pages.ts';
import { ProjectPage } from '../project-page.tsx';
import type { ProjectVisit } from '../visits.ts';

const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  description: 'Description',
  topics: 'Topics',
  default_branch: 'Default branch',
  visibility: 'Visibility',
  visibility_level: 'Visibility',
};

interface Values {
  readonly name: string;
  readonly description: string;
  readonly topics: string;
  readonly default_branch: string;
  readonly visibility: string;
}

const notices = { saved: 'The settings were saved.' };

/** Settings of a project that people look for first; programs reach all of them by the API. */
export function addProjectSettings(pages: PlacePages): void {
  pages.project('/edit', (visit, req) => {
    if (visit.project.level < AccessLevel.Maintainer) throw new Forbidden();
    const { facts, project } = visit;
    const values = {
      name: facts.name,
      description: facts.description ?? '',
      topics: facts.topics.join(', '),
      default_branch: facts.default_branch ?? '',
      visibility: project.visibility,
    };
    return Promise.resolve(showSettings(visit, values, null, readNotice(req, notices)));
  });
  pages.projectForm('/edit', async (visit, form) => {
    const values = {
      name: form.text('name').trim(),
      description: form.text('description').replaceAll('\r\n', '\n'),
      topics: form.text('topics'),
      default_branch: form.text('default_branch').trim(),
      visibility: form.text('visibility'),
    };
    const { default_branch, ...others } = values;
    const body = {
      ...others,
      topics: values.topics
        .split(',')
        .map((each) => each.trim())
        .filter((each) => each !== ''),
      // An empty repository has no branch that could be the default one.
      ...(default_branch !== '' && { default_branch }),
    };
    const { refused } = await attempt(labels, () =>
      visit.api.call('updateProject', {
        params: { id: visit.project.id },
        body: body as never,
      }),
    );
    if (refused !== null) return showSettings(visit, values, refused, null);
    return { redirect: `${visit.root}/-/edit?done=saved` };
  });
}

function showSettings(
  visit: ProjectVisit,
  values: Values,
  refused: Refused | null,
  notice: string | null,
): Reply {
  const beside = refused?.beside ?? {};
  return {
    status: refused === null ? 200 : 422,
    page: (
      <ProjectPage
        visit={visit}
        title="Settings"
        tab="settings"
        notice={notice}
        alert={refused?.alert ?? null}
      >
        <Form frame={visit.frame} action={`${visit.root}/-/edit`}>
          <TextField
            name="name"
            label="Name"
            value={values.name}
            errors={beside['name']}
            maxlength={255}
            required
          />
          <TextArea
            name="description"
            label="Description"
            value={values.description}
            errors={beside['description']}
          />
          <TextField
            name="topics"
            label="Topics"
            hint="Names, separated by commas"
            value={values.topics}
            errors={beside['topics']}
          />
          <TextField
            name="default_branch"
            label="Default branch"
            value={values.default_branch}
            errors={beside['default_branch']}
          />
          <fieldset>
            <legend>Visibility</legend>
            {['private', 'internal', 'public'].map((each) => (
              <label>
                <input
                  type="radio"
                  name="visibility"
                  value={each}
                  checked={values.visibility === each}
                />{' '}
                {each}
              </label>
            ))}
            {(beside['visibility'] ?? beside['visibility_level'] ?? []).map((text) => (
              <p class="error">{text}</p>
            ))}
          </fieldset>
          <div class="buttons">
            <Button>Save changes</Button>
          </div>
        </Form>
      </ProjectPage>
    ),
  };
}
