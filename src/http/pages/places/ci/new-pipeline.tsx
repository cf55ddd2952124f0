import { isFeatureVisible } from '#src/policy/features.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { Forbidden, NotFound, Unprocessable } from '#src/errors.ts';
import { Button, Form, TextArea, TextField } from '#src/pages/fields.tsx';
import type { Reply } from '../../handlers.tsx';
import { readQueryText } from '../../page-query.ts';
import { attempt, moveAlert, type Refused } from '../../refused.ts';
import type { PlacePages } from '../place-pages.ts';
import { ProjectPage } from '../project-page.tsx';
import type { ProjectVisit } from '../visits.ts';

interface Values {
  readonly ref: string;
  /** A line for each: `KEY=value`. */
  readonly variables: string;
}

const labels = { ref: 'Branch or tag', variables: 'Variables' };

/** Tells whether the visitor sees the form; the operation decides again. */
export const mayRunPipeline = ({ actor, project }: ProjectVisit): boolean =>
  actor !== null && !project.archived && project.level >= AccessLevel.Developer;

/** The form that runs a pipeline. */
export function addNewPipeline(pages: PlacePages): void {
  pages.projectOwn('/pipelines/new', async (visit, req) => {
    const ref = readQueryText(req, 'ref').slice(0, 1024) || (visit.facts.default_branch ?? '');
    return showForm(visit, { ref, variables: '' }, null);
  });
  pages.projectForm('/pipelines', async (visit, form) => {
    const values = {
      ref: form.text('ref').trim(),
      variables: form.text('variables').replaceAll('\r\n', '\n'),
    };
    const { refused, done } = await attempt(labels, async () => {
      const params = { id: visit.project.id };
      const variables = readVariables(values.variables);
      return visit.api.call('createPipeline', { params, body: { ref: values.ref, variables } });
    });
    if (refused !== null) {
      return showForm(visit, values, moveAlert(refused, [[/reference|\bref\b/i, 'ref']]));
    }
    return { redirect: `${visit.root}/-/pipelines/${done.id}` };
  });
}

/** @throws Unprocessable for a line without a key */
function readVariables(text: string) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [, key, value] = /^\s*(\w+)=(.*)$/.exec(line) ?? [];
    if (key === undefined || value === undefined) {
      throw new Unprocessable({ variables: [`are written as KEY=value, unlike ${line.trim()}`] });
    }
    return { key, value };
  });
}

function showForm(visit: ProjectVisit, values: Values, refused: Refused | null): Reply {
  if (!isFeatureVisible(visit.project, 'builds')) throw new NotFound();
  if (!mayRunPipeline(visit)) throw new Forbidden();
  const beside = refused?.beside ?? {};
  const path = `${visit.root}/-/pipelines`;
  return {
    status: refused === null ? 200 : 422,
    page: (
      <ProjectPage
        visit={visit}
        title="Run a pipeline"
        tab="pipelines"
        crumbs={[{ text: 'Pipelines', path }]}
        alert={refused?.alert ?? null}
      >
        <Form frame={visit.frame} action={path}>
          <TextField
            name="ref"
            label={labels.ref}
            value={values.ref}
            errors={beside['ref']}
            maxlength={1024}
            required
          />
          <TextArea
            name="variables"
            label={labels.variables}
            hint="One KEY=value on each line, for the jobs of this pipeline"
            rows={4}
            code
            value={values.variables}
            errors={beside['variables']}
          />
          <div class="buttons">
            <Button>Run pipeline</Button>
          </div>
        </Form>
      </ProjectPage>
    ),
  };
}
