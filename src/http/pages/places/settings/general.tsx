import type { FC } from 'hono/jsx';
import { Button, Form, TextArea, TextField } from '#src/pages/fields.tsx';
import { projectPolicy } from '#src/domains/core/projects/policy.ts';
import type { SentForm } from '../../forms.ts';
import type { Refused } from '../../refused.ts';
import { VisibilityField, visibilityLabels } from '../visibility-field.tsx';
import type { ProjectVisit } from '../visits.ts';

/** Values of the first form of the settings. */
interface GeneralValues {
  /** Only owners rename a project, and choose who sees it: null in the forms of others. */
  readonly name: string | null;
  readonly description: string;
  readonly topics: string;
  readonly default_branch: string;
  readonly visibility: string | null;
}

export const generalLabels: Readonly<Record<string, string>> = {
  ...visibilityLabels,
  name: 'Name',
  description: 'Description',
  topics: 'Topics',
  default_branch: 'Default branch',
};

const readFacts = ({ facts, project }: ProjectVisit): GeneralValues => ({
  name: facts.name,
  description: facts.description ?? '',
  topics: facts.topics.join(', '),
  default_branch: facts.default_branch ?? '',
  visibility: project.visibility,
});

export const readGeneralValues = (form: SentForm): GeneralValues => ({
  name: form.all('name').at(-1)?.trim() ?? null,
  description: form.text('description').replaceAll('\r\n', '\n'),
  topics: form.text('topics'),
  default_branch: form.text('default_branch').trim(),
  visibility: form.all('visibility').at(-1) ?? null,
});

/** The body of the operation: what the form does not have is left as it is. */
export const toGeneralBody = ({ name, visibility, default_branch, ...values }: GeneralValues) => ({
  ...(name !== null && { name }),
  description: values.description,
  topics: values.topics
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== ''),
  // An empty repository has no branch that could be the default one.
  ...(default_branch !== '' && { default_branch }),
  ...(visibility !== null && { visibility: visibility as 'private' }),
});

export const GeneralForm: FC<{
  readonly visit: ProjectVisit;
  readonly sent: GeneralValues | null;
  readonly beside: Refused['beside'];
}> = ({ visit, sent, beside }) => {
  const values = sent ?? readFacts(visit);
  const { facts, frame, project, root } = visit;
  const isOwner = projectPolicy.changeVisibility({ project });
  return (
    <Form frame={frame} action={`${root}/-/edit`}>
      {isOwner ? (
        <TextField
          name="name"
          label="Name"
          value={values.name ?? facts.name}
          errors={beside['name']}
          maxlength={255}
          required
        />
      ) : null}
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
      {isOwner ? (
        <VisibilityField value={values.visibility ?? project.visibility} beside={beside} />
      ) : null}
      <div class="buttons">
        <Button>Save changes</Button>
      </div>
    </Form>
  );
};
